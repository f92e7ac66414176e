import { expect, test } from 'vitest';
import type { DueQuestion } from '#features/learner/revisit/due-questions.ts';
import { groupDue, planRound } from '#features/learner/today/round-plan.ts';

const due = (...topics: string[]): DueQuestion[] =>
  topics.map((topic, index) => ({
    questionId: `que-${index}`,
    attempt: { topicTitle: topic, subjectTitle: topic.split(' ')[0] } as DueQuestion['attempt'],
  }));

const dueCount = (count: number) => due(...Array.from({ length: count }, () => 'Maths sums'));
const activity = (available: number, isStarted = false) => ({ available, isStarted });
const noPractice = { revisited: 0, newQuestions: 0 };

test.each([
  { allDue: 23, available: 5, wanted: { due: 4, newCount: 2 } },
  { allDue: 23, available: 1, wanted: { due: 5, newCount: 1 } },
  { allDue: 23, available: 0, wanted: { due: 6, newCount: 0 } },
  { allDue: 1, available: 9, wanted: { due: 1, newCount: 5 } },
  { allDue: 1, available: 0, wanted: { due: 1, newCount: 0 } },
])(
  'planRound fills a round of six from $allDue due and $available new questions',
  ({ allDue, available, wanted }) => {
    const plan = planRound({ due: dueCount(allDue), newActivity: activity(available), practice: noPractice });
    expect({ due: plan?.due.length, newCount: plan?.newCount }).toEqual(wanted);
    expect(plan).toMatchObject({ done: 0, total: wanted.due + wanted.newCount });
  },
);

test('planRound plans the same round after each answer', () => {
  const rest = planRound({
    due: dueCount(20),
    newActivity: activity(5),
    practice: { revisited: 3, newQuestions: 0 },
  });
  expect(rest).toMatchObject({ newCount: 2, done: 3, total: 6 });
  expect(rest?.due).toHaveLength(1);
  const last = planRound({
    due: dueCount(19),
    newActivity: activity(4, true),
    practice: { revisited: 4, newQuestions: 1 },
  });
  expect(last).toMatchObject({ due: [], newCount: 1, done: 5, total: 6 });
});

test('planRound offers nothing more after the round, however much was practised', () => {
  const practice = { revisited: 15, newQuestions: 2 };
  expect(planRound({ due: dueCount(8), newActivity: activity(3, true), practice })).toMatchObject({
    due: [],
    newCount: 0,
    done: 6,
    total: 6,
  });
});

test('planRound does not begin a second activity in one round', () => {
  const practice = { revisited: 2, newQuestions: 1 };
  expect(planRound({ due: [], newActivity: activity(5), practice })).toMatchObject({
    newCount: 0,
    done: 3,
    total: 3,
  });
});

test('planRound plans no round if nothing was due', () => {
  expect(planRound({ due: [], newActivity: activity(5), practice: noPractice })).toBeUndefined();
});

test('planRound takes the questions of the oldest subject first', () => {
  const plan = planRound({
    due: due('Maths a', 'English b', 'Maths c', 'English d', 'Maths e', 'Maths f'),
    newActivity: activity(2),
    practice: noPractice,
  });
  expect(plan?.due.map(({ attempt }) => attempt.topicTitle)).toEqual([
    'Maths a',
    'Maths c',
    'Maths e',
    'Maths f',
  ]);
});

test('groupDue groups by topic, and by subject if there are more than two topics', () => {
  expect(groupDue(due('Maths a', 'Maths a', 'English b'))).toEqual([
    { title: 'Maths a', subjectTitle: 'Maths', count: 2 },
    { title: 'English b', subjectTitle: 'English', count: 1 },
  ]);
  expect(groupDue(due('Maths a', 'Maths b', 'English c'))).toEqual([
    { title: 'Maths', subjectTitle: 'Maths', count: 2 },
    { title: 'English', subjectTitle: 'English', count: 1 },
  ]);
});
