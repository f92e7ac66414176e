import type { ModerationGrade } from '#api/queries/moderation.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import type { QueueSearch } from './queue-search.ts';

type NodeKind = 'grade' | 'subject' | 'activity';

export interface QueueNode {
  /** Kind and id, because ids may repeat across kinds. */
  key: string;
  kind: NodeKind;
  id: string;
  title: string;
  count: number;
  parent: QueueNode | undefined;
  children: readonly QueueNode[];
  /** The activities below this node, in tree order; an activity contains itself. */
  activities: readonly QueuedActivity[];
}

export interface QueuedActivity {
  id: string;
  title: string;
  grade: string;
  subject: string;
  /** The number of changes to the activity's own fields (D-164). */
  fieldChangeCount: number;
  changedQuestionCount: number;
  /** Change sets of the activity's own fields, then of its questions, each oldest first. */
  changeIds: readonly string[];
}

type Subject = ModerationGrade['subjects'][number];

const keyOf = (kind: NodeKind, id: string): string => `${kind} ${id}`;

/** Returns the tree of the queue in natural order: the contract defines no order. */
export const queueNodes = (grades: readonly ModerationGrade[]): QueueNode[] =>
  grades.map(toGradeNode).toSorted(byTitle);

function toGradeNode(grade: ModerationGrade): QueueNode {
  const { gradeId: id, gradeName: title, subjects } = grade;
  const node = createNode('grade', id, title, countChangeSets([grade]), undefined);
  const children = subjects.map((subject) => toSubjectNode(subject, node)).toSorted(byTitle);
  return Object.assign(node, { children, activities: children.flatMap(({ activities }) => activities) });
}

function toSubjectNode(subject: Subject, parent: QueueNode): QueueNode {
  const { subjectId: id, subjectName: title, activities } = subject;
  const node = createNode('subject', id, title, countActivityChanges(activities), parent);
  const children = activities
    .map((activity) => {
      const { activityId, activityTitle } = activity;
      const changeIds = getChangeIds(activity);
      return {
        ...createNode('activity', activityId, activityTitle, changeIds.length, node),
        activities: [
          {
            id: activityId,
            title: activityTitle,
            grade: parent.title,
            subject: title,
            fieldChangeCount: activity.activityChangeSetIds.length,
            changedQuestionCount: activity.questionChanges.length,
            changeIds,
          },
        ],
      };
    })
    .toSorted(byTitle);
  return Object.assign(node, { children, activities: children.flatMap((child) => child.activities) });
}

const createNode = (
  kind: NodeKind,
  id: string,
  title: string,
  count: number,
  parent: QueueNode | undefined,
): QueueNode => ({
  key: keyOf(kind, id),
  kind,
  id,
  title,
  count,
  parent,
  children: [],
  activities: [],
});

type Activity = Subject['activities'][number];

const getChangeIds = ({ activityChangeSetIds, questionChanges }: Activity): string[] => [
  ...activityChangeSetIds,
  ...questionChanges.flatMap(({ changeSetIds }) => changeSetIds),
];

const countActivityChanges = (activities: readonly Activity[]): number =>
  activities.reduce((sum, activity) => sum + getChangeIds(activity).length, 0);

/**
 * Counts change sets. The server's `total` counts items: an item with a pending and a published change counts once under All,
 * but also under Pending and under Published (D-164).
 */
export const countChangeSets = (grades: readonly ModerationGrade[]): number =>
  grades.reduce(
    (sum, { subjects }) => sum + countActivityChanges(subjects.flatMap(({ activities }) => activities)),
    0,
  );

/** Returns the key of the most specific node that the search parameters name. */
export function chosenNodeKey({ grade, subject, activity }: QueueSearch): string | undefined {
  if (activity !== undefined) return keyOf('activity', activity);
  if (subject !== undefined) return keyOf('subject', subject);
  return grade === undefined ? undefined : keyOf('grade', grade);
}

export const toNodeSearch = ({ kind, id }: Pick<QueueNode, 'kind' | 'id'>): QueueSearch => ({ [kind]: id });

export function findNode(nodes: readonly QueueNode[], key: string): QueueNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return undefined;
}

export const pathTo = (node: QueueNode): QueueNode[] => [...(node.parent ? pathTo(node.parent) : []), node];
