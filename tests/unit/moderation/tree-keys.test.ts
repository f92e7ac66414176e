import { expect, test } from 'vitest';
import { queueNodes } from '#features/moderation/queue/queue-nodes.ts';
import { treeStep, findTypedRow } from '#features/moderation/queue/tree/tree-keys.ts';
import { treeRows } from '#features/moderation/queue/tree/tree-rows.ts';

const activity = (activityId: string, activityTitle: string) => ({
  activityId,
  activityTitle,
  activityChangeSetIds: [`chs-${activityId}`],
  questionChanges: [],
});
const nodes = queueNodes([
  {
    gradeId: 'g1',
    gradeName: 'Grade 1',
    total: 2,
    subjects: [
      {
        subjectId: 's1',
        subjectName: 'Mathematics',
        total: 2,
        activities: [activity('a1', 'Sums'), activity('a2', 'Shapes')],
      },
    ],
  },
  {
    gradeId: 'g2',
    gradeName: 'Grade 2',
    total: 1,
    subjects: [{ subjectId: 's2', subjectName: 'English', total: 1, activities: [activity('a3', 'Verbs')] }],
  },
]);
const openKeys = new Set(['grade g1', 'subject s1']);
const rows = treeRows(nodes, openKeys);
const step = (index: number, key: string) => treeStep(rows, openKeys, index, key);

test('treeRows returns the visible nodes with their ARIA positions', () => {
  expect(
    rows.map(({ node, level, position, siblingCount }) => [node.title, level, position, siblingCount]),
  ).toEqual([
    ['Grade 1', 1, 1, 2],
    ['Mathematics', 2, 1, 1],
    ['Shapes', 3, 1, 2],
    ['Sums', 3, 2, 2],
    ['Grade 2', 1, 2, 2],
  ]);
  expect(treeRows(nodes, new Set(['subject s1']))).toHaveLength(2);
});

test('treeStep moves with arrow keys, Home and End, but not beyond the ends', () => {
  expect([step(0, 'ArrowUp'), step(0, 'ArrowDown'), step(4, 'ArrowDown')]).toEqual([
    { to: 0 },
    { to: 1 },
    { to: 4 },
  ]);
  expect([step(2, 'Home'), step(2, 'End')]).toEqual([{ to: 0 }, { to: 4 }]);
});

test('treeStep opens or enters a node for ArrowRight, and closes or leaves it for ArrowLeft', () => {
  expect(step(4, 'ArrowRight')).toEqual({ toggle: nodes[1], isOpen: true });
  expect(step(0, 'ArrowRight')).toEqual({ to: 1 });
  expect(step(2, 'ArrowRight')).toEqual({ to: 2 });
  expect(step(3, 'ArrowLeft')).toEqual({ to: 1 });
  expect(step(1, 'ArrowLeft')).toEqual({ toggle: nodes[0]?.children[0], isOpen: false });
  expect(step(4, 'ArrowLeft')).toEqual({ to: 4 });
});

test('treeStep chooses a node for Enter and Space, and ignores other keys', () => {
  expect(step(4, 'Enter')).toEqual({ choose: nodes[1] });
  expect(step(4, ' ')).toEqual({ choose: nodes[1] });
  expect([step(4, 'Tab'), step(9, 'Enter')]).toEqual([undefined, undefined]);
});

test('findTypedRow finds the next matching title and wraps around', () => {
  expect(findTypedRow(rows, 0, 's')).toBe(2);
  expect(findTypedRow(rows, 2, 's')).toBe(3);
  expect(findTypedRow(rows, 3, 's')).toBe(2);
  expect(findTypedRow(rows, 2, 'su')).toBe(3);
  expect(findTypedRow(rows, 4, 'grade 1')).toBe(0);
  expect(findTypedRow(rows, 0, 'x')).toBeUndefined();
});
