import { describe, expect, test } from 'vitest';
import { readNewValues, withQuestionData } from '#mocks/rules/moderation/change-patch.ts';
import {
  decidedErrors,
  oldestFirst,
  moderationStateOf,
  statusesOf,
} from '#mocks/rules/moderation/moderation-state.ts';
import { queueTree, type QueuedChange } from '#mocks/rules/moderation/queue-tree.ts';

type Status = 'Pending' | 'Approved' | 'Published' | 'Rejected';

const patch = (...operations: [path: string, value: unknown][]) =>
  JSON.stringify(operations.map(([path, value]) => ({ op: 'replace', path, value })));

describe('readNewValues and withQuestionData', () => {
  const data = { question: 'So?', correctAnswer: true };

  test.each([
    [
      'with the contract’s spelling',
      patch(['/Title', 'A'], ['/Description', null]),
      { title: 'A', description: null },
    ],
    ['in any letter case (D-141)', patch(['/TITLE', 'A'], ['/sortorder', 2]), { title: 'A', sortOrder: 2 }],
    ['with data as a JSON string', patch(['/data', JSON.stringify(data)]), { data }],
    ['with data as the object itself', patch(['/Data', data]), { data }],
    ['with two values, of which the later applies', patch(['/Title', 'A'], ['/title', 'B']), { title: 'B' }],
    ['with media', patch(['/MediaPath', 'files/a.png']), { mediaPath: 'files/a.png' }],
    ['that removes media', patch(['/mediapath', null]), { mediaPath: null }],
    ['with an unknown path', patch(['/Type', 'truefalse'], ['/Title', 'A']), { title: 'A' }],
  ])('readNewValues reads a patch %s', (_what, patchJson, expected) => {
    expect(readNewValues(patchJson)).toEqual(expected);
  });

  test('withQuestionData returns data as a string', () => {
    const snapshotJson = JSON.stringify({ Id: 'q', Data: JSON.stringify(data) });
    const patchJson = patch(['/SortOrder', 1], ['/data', data]);
    expect(withQuestionData({ snapshotJson, patchJson }, (same) => same)).toEqual({
      snapshotJson,
      patchJson: patch(['/SortOrder', 1], ['/data', JSON.stringify(data)]),
    });
  });
});

/** Change sets from codes such as `P1b`: the letter of the status, the day of the submission, a suffix. */
const changes = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      id: word,
      status: { P: 'Pending', A: 'Approved', L: 'Published', R: 'Rejected' }[word[0] ?? ''] as Status,
      submittedAtUtc: `2025-05-0${word[1]}T08:00:00.000Z`,
    }));

const ids = (given: readonly { id: string }[]) => given.map(({ id }) => id).join(' ');

describe('moderationStateOf', () => {
  test.each([
    // all change sets, the current one, its status, pending ones, change sets in `after`
    ['', '', 'None', '', ''],
    ['P1', 'P1', 'Pending', 'P1', 'P1'],
    ['R1', 'R1', 'Rejected', '', 'R1'],
    ['L1 R2', 'R2', 'Rejected', '', 'R2'],
    ['R2 L1', 'R2', 'Rejected', '', 'R2'],
    ['P1 L2', 'P1', 'Pending', 'P1', 'P1'],
    ['P3 R4 P1 P2', 'P3', 'Pending', 'P1 P2 P3', 'P1 P2 P3'],
    ['L1 A2', 'A2', 'Approved', '', 'A2'],
    ['P1a P1b', 'P1b', 'Pending', 'P1a P1b', 'P1a P1b'],
  ])('with %j', (all, current, status, pending, shown) => {
    const state = moderationStateOf(changes(all));
    expect({
      current: state.current?.id ?? '',
      status: state.status,
      pending: ids(state.pending),
      shown: ids(state.shown),
    }).toEqual({ current, status, pending, shown });
  });

  test('oldestFirst keeps the order of equal date-times', () => {
    expect(ids(oldestFirst(changes('P2 P1b P1a R1c')))).toBe('P1b P1a R1c P2');
  });
});

test.each([
  ['Pending', ['Pending']],
  ['Rejected', ['Rejected']],
  ['Published', ['Published', 'Approved']],
  ['Approved', ['Approved']],
] as const)('statusesOf(%j) returns %j (D-160)', (filter, expected) => {
  expect(statusesOf(filter)).toEqual(expected);
});

test.each([
  ['P1 P2', {}],
  ['P1 R2', { 'ids.1': ['This change set is Rejected.'] }],
  ['L1 P2 A3', { 'ids.0': ['This change set is Published.'], 'ids.2': ['This change set is Approved.'] }],
])('decidedErrors reports the decided change sets of %j', (given, expected) => {
  expect(decidedErrors(changes(given))).toEqual(expected);
});

describe('queueTree', () => {
  const branch = (id: string) => ({ id, title: id.toUpperCase() });
  const queued = (id: string, where: string, question?: [id: string, sortOrder: number]): QueuedChange => {
    const [grade = '', subject = '', activity = ''] = where
      .split('/')
      .map((_, index, all) => all.slice(0, index + 1).join('/'));
    return {
      id,
      question: question ? { id: question[0], sortOrder: question[1] } : null,
      activity: branch(activity),
      subject: branch(subject),
      grade: branch(grade),
    };
  };

  test('returns an empty tree without changes', () => {
    expect(queueTree([])).toEqual([]);
  });

  test('counts each question once, and each change set of an activity’s fields (D-164)', () => {
    const tree = queueTree([
      queued('1', 'g4/maths/halves', ['q2', 1]),
      queued('2', 'g4/maths/halves'),
      queued('3', 'g4/coding/loops', ['q9', 0]),
      queued('4', 'g4/maths/halves', ['q1', 0]),
      queued('5', 'g4/maths/halves', ['q2', 1]),
      queued('6', 'g4/maths/halves'),
      queued('7', 'g4/maths/shares', ['q5', 0]),
      queued('8', 'g1/maths/ten'),
    ]);
    expect(tree.map(({ gradeId, gradeName, total }) => [gradeId, gradeName, total])).toEqual([
      ['g4', 'G4', 6],
      ['g1', 'G1', 1],
    ]);
    expect(tree[0]?.subjects.map(({ subjectName, total }) => [subjectName, total])).toEqual([
      ['G4/MATHS', 5],
      ['G4/CODING', 1],
    ]);
    expect(tree[0]?.subjects[0]?.activities).toEqual([
      {
        activityId: 'g4/maths/halves',
        activityTitle: 'G4/MATHS/HALVES',
        activityChangeSetIds: ['2', '6'],
        questionChanges: [
          { questionId: 'q1', changeSetIds: ['4'] },
          { questionId: 'q2', changeSetIds: ['1', '5'] },
        ],
      },
      {
        activityId: 'g4/maths/shares',
        activityTitle: 'G4/MATHS/SHARES',
        activityChangeSetIds: [],
        questionChanges: [{ questionId: 'q5', changeSetIds: ['7'] }],
      },
    ]);
  });
});
