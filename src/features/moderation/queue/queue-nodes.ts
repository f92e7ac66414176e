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
  /** The number of changed items in it (D-164). */
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
  /** How many changes its own fields have, and how many of its questions have any. */
  fieldChanges: number;
  changedQuestions: number;
}

type Subject = ModerationGrade['subjects'][number];

const keyOf = (kind: NodeKind, id: string): string => `${kind} ${id}`;

/** The tree of the queue as it is shown, in natural order: the server promises none. */
export const queueNodes = (grades: readonly ModerationGrade[]): QueueNode[] =>
  grades.map(gradeNode).toSorted(byTitle);

function gradeNode({ gradeId: id, gradeName: title, total, subjects }: ModerationGrade): QueueNode {
  const node = nodeOf('grade', id, title, total, undefined);
  const children = subjects.map((subject) => subjectNode(subject, node)).toSorted(byTitle);
  return Object.assign(node, { children, activities: children.flatMap(({ activities }) => activities) });
}

function subjectNode(
  { subjectId: id, subjectName: title, total, activities }: Subject,
  parent: QueueNode,
): QueueNode {
  const node = nodeOf('subject', id, title, total, parent);
  const children = activities
    .map((activity) => {
      const [fieldChanges, changedQuestions] = [
        activity.activityChangeSetIds.length,
        activity.questionChanges.length,
      ];
      const { activityId, activityTitle } = activity;
      return {
        ...nodeOf('activity', activityId, activityTitle, fieldChanges + changedQuestions, node),
        activities: [
          {
            id: activityId,
            title: activityTitle,
            grade: parent.title,
            subject: title,
            fieldChanges,
            changedQuestions,
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

/** How many changed items there are in the whole queue. */
export const totalOf = (grades: readonly Pick<ModerationGrade, 'total'>[]): number =>
  grades.reduce((sum, { total }) => sum + total, 0);

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
