import type { ModerationGrade } from '#api/queries/moderation.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import type { QueueSearch } from './queue-search.ts';

type NodeKind = 'grade' | 'subject' | 'activity';

/** A grade, subject or activity with something to review. */
export interface QueueNode {
  /** Kind and id: a server may give a grade and a subject the same id. */
  key: string;
  kind: NodeKind;
  id: string;
  title: string;
  /** The number of change sets in it. */
  count: number;
  parent: QueueNode | undefined;
  children: readonly QueueNode[];
  /** The activities in it, in the order of the tree; for an activity, itself. */
  activities: readonly QueuedActivity[];
}

export interface QueuedActivity {
  id: string;
  title: string;
  /** The titles of its grade and its subject. */
  grade: string;
  subject: string;
  /** How many changes its own fields have, and how many of its questions have any (D-164). */
  fieldChanges: number;
  changedQuestions: number;
  /** Its change sets: those of its own fields, then those of its questions, each the oldest first. */
  changeIds: readonly string[];
}

type Subject = ModerationGrade['subjects'][number];

const keyOf = (kind: NodeKind, id: string): string => `${kind} ${id}`;

/** The tree of the queue as it is shown, in natural order: the server promises none. */
export const queueNodes = (grades: readonly ModerationGrade[]): QueueNode[] =>
  grades.map(gradeNode).toSorted(byTitle);

function gradeNode(grade: ModerationGrade): QueueNode {
  const { gradeId: id, gradeName: title, subjects } = grade;
  const node = nodeOf('grade', id, title, totalOf([grade]), undefined);
  const children = subjects.map((subject) => subjectNode(subject, node)).toSorted(byTitle);
  return Object.assign(node, { children, activities: children.flatMap(({ activities }) => activities) });
}

function subjectNode(subject: Subject, parent: QueueNode): QueueNode {
  const { subjectId: id, subjectName: title, activities } = subject;
  const node = nodeOf('subject', id, title, countOf(activities), parent);
  const children = activities
    .map((activity) => {
      const { activityId, activityTitle } = activity;
      const changeIds = changeIdsOf(activity);
      return {
        ...nodeOf('activity', activityId, activityTitle, changeIds.length, node),
        activities: [
          {
            id: activityId,
            title: activityTitle,
            grade: parent.title,
            subject: title,
            fieldChanges: activity.activityChangeSetIds.length,
            changedQuestions: activity.questionChanges.length,
            changeIds,
          },
        ],
      };
    })
    .toSorted(byTitle);
  return Object.assign(node, { children, activities: children.flatMap((child) => child.activities) });
}

const nodeOf = (
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

const changeIdsOf = ({ activityChangeSetIds, questionChanges }: Activity): string[] => [
  ...activityChangeSetIds,
  ...questionChanges.flatMap(({ changeSetIds }) => changeSetIds),
];

const countOf = (activities: readonly Activity[]): number =>
  activities.reduce((sum, activity) => sum + changeIdsOf(activity).length, 0);

/**
 * How many change sets there are in the grades. Not the server's `total`, which counts items: an item with a pending and a
 * published change would count once under All, and once under each of the two (D-164).
 */
export const totalOf = (grades: readonly ModerationGrade[]): number =>
  grades.reduce((sum, { subjects }) => sum + countOf(subjects.flatMap(({ activities }) => activities)), 0);

/** The key of the node that the URL names; the most specific one where it names several. */
export function keyInUrl({ grade, subject, activity }: QueueSearch): string | undefined {
  if (activity !== undefined) return keyOf('activity', activity);
  if (subject !== undefined) return keyOf('subject', subject);
  return grade === undefined ? undefined : keyOf('grade', grade);
}

/** The part of the URL that names a node. */
export const nodeInUrl = ({ kind, id }: Pick<QueueNode, 'kind' | 'id'>): QueueSearch => ({ [kind]: id });

export function findNode(nodes: readonly QueueNode[], key: string): QueueNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key);
    if (found) return found;
  }
  return undefined;
}

/** A node and everything above it, the grade first. */
export const pathTo = (node: QueueNode): QueueNode[] => [...(node.parent ? pathTo(node.parent) : []), node];
