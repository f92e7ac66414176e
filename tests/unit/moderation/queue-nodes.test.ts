import { expect, test } from 'vitest';
import type { ModerationGrade } from '#api/queries/moderation.ts';
import {
  findNode,
  chosenNodeKey,
  toNodeSearch,
  pathTo,
  queueNodes,
  countChangeSets,
} from '#features/moderation/queue/queue-nodes.ts';

const activity = (activityId: string, activityTitle: string, fields = 0, questions = 1) => ({
  activityId,
  activityTitle,
  activityChangeSetIds: Array.from({ length: fields }, (_, index) => `chs-${activityId}-${index}`),
  questionChanges: Array.from({ length: questions }, (_, index) => ({
    questionId: `que-${index}`,
    changeSetIds: [`chs-${activityId}-q${index}`, `chs-${activityId}-r${index}`],
  })),
});

/** Unsorted grades. A grade and a subject have the same id. */
const grades: ModerationGrade[] = [
  {
    gradeId: '10',
    gradeName: 'Grade 10',
    total: 1,
    subjects: [{ subjectId: '10', subjectName: 'Art', total: 1, activities: [activity('1', 'Lines')] }],
  },
  {
    gradeId: '2',
    gradeName: 'Grade 2',
    total: 6,
    subjects: [
      {
        subjectId: '21',
        subjectName: 'Mathematics',
        total: 5,
        activities: [activity('12', 'Sums to 100', 1, 2), activity('11', 'Sums to 20', 2, 0)],
      },
      { subjectId: '22', subjectName: 'English', total: 1, activities: [activity('13', 'Verbs')] },
    ],
  },
];
const nodes = queueNodes(grades);
const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title);

test('queueNodes sorts every level in natural order', () => {
  expect(titles(nodes)).toEqual(['Grade 2', 'Grade 10']);
  expect(titles(nodes[0]?.children)).toEqual(['English', 'Mathematics']);
  expect(titles(nodes[0]?.children[1]?.children)).toEqual(['Sums to 20', 'Sums to 100']);
  expect(titles(nodes[0]?.activities)).toEqual(['Verbs', 'Sums to 20', 'Sums to 100']);
});

test('queueNodes counts change sets and changed questions', () => {
  expect(countChangeSets(grades)).toBe(11);
  expect(nodes.map(({ count }) => count)).toEqual([9, 2]);
  expect(nodes[0]?.children[1]?.children.map(({ count }) => count)).toEqual([2, 5]);
  expect(nodes[0]?.activities.at(-1)).toEqual({
    id: '12',
    title: 'Sums to 100',
    grade: 'Grade 2',
    subject: 'Mathematics',
    fieldChangeCount: 1,
    changedQuestionCount: 2,
    changeIds: ['chs-12-0', 'chs-12-q0', 'chs-12-r0', 'chs-12-q1', 'chs-12-r1'],
  });
});

test('findNode finds the node that the search parameters name by kind and id', () => {
  const find = (search: Parameters<typeof chosenNodeKey>[0]) => findNode(nodes, chosenNodeKey(search) ?? '');
  expect(find({ grade: '10' })?.title).toBe('Grade 10');
  expect(find({ subject: '10' })?.title).toBe('Art');
  // Uses the most specific node.
  const sums = find({ grade: '10', activity: '11' });
  expect(sums && titles(pathTo(sums))).toEqual(['Grade 2', 'Mathematics', 'Sums to 20']);
  expect(sums && toNodeSearch(sums)).toEqual({ activity: '11' });
  expect(find({ subject: '2' })).toBeUndefined();
  expect(chosenNodeKey({ status: 'All' })).toBeUndefined();
});
