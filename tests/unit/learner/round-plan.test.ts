import { expect, test } from 'vitest';
import type { QuestionOfToday } from '#features/learner/revisit/due-questions.ts';
import { groupDue, isDone, planRound, type RoundPlan } from '#features/learner/today/round-plan.ts';

const due = (...topics: string[]): QuestionOfToday[] =>
  topics.map((topic, index) => ({
    questionId: `que-${index}`,
    attempt: { topicTitle: topic, subjectTitle: topic.split(' ')[0] } as QuestionOfToday['attempt'],
    answer: undefined,
  }));

const dueCount = (count: number) => due(...Array.from({ length: count }, () => 'Maths sums'));

/** The first questions are answered: 1 is right, 0 is wrong. */
const answered = (questions: readonly QuestionOfToday[], ...answers: number[]): QuestionOfToday[] =>
  questions.map((question, index) => {
    const right = answers[index];
    return { ...question, answer: right === undefined ? undefined : { right, at: '2026-11-27T08:00:00Z' } };
  });

const started = { done: 1, total: 5 };
const activity = (available: number, progress?: typeof started) => ({ available, progress });
const noPractice = { newQuestions: 0 };
const idsOf = (questions: RoundPlan['due'] | undefined) => questions?.map(({ questionId }) => questionId);

test.each([
  { allDue: 23, available: 5, wanted: { due: 4, newCount: 2 } },
  { allDue: 23, available: 1, wanted: { due: 5, newCount: 1 } },
  { allDue: 23, available: 0, wanted: { due: 6, newCount: 0 } },
  { allDue: 1, available: 9, wanted: { due: 1, newCount: 5 } },
  { allDue: 1, available: 0, wanted: { due: 1, newCount: 0 } },
])(
  'planRound fills a round of six from $allDue due and $available new questions',
  ({ allDue, available, wanted }) => {
    const newActivity = activity(available);
    const plan = planRound({ questions: dueCount(allDue), newActivity, practice: noPractice });
    expect({ due: plan?.due.length, newCount: plan?.newCount }).toEqual(wanted);
    expect(plan).toMatchObject({ done: 0, total: wanted.due + wanted.newCount });
  },
);

test('planRound plans the same round after each answer', () => {
  const all = due('Maths a', 'English b', 'Maths c', 'English d', 'Maths e', 'Maths f');
  const start = planRound({ questions: all, newActivity: activity(5), practice: noPractice });
  expect(idsOf(start?.due)).toEqual(['que-0', 'que-2', 'que-4', 'que-5']);
  const rest = planRound({ questions: answered(all, 1), newActivity: activity(5), practice: noPractice });
  expect(rest).toMatchObject({ newCount: 2, done: 1, total: 6 });
  expect(idsOf(rest?.due)).toEqual(['que-2', 'que-4', 'que-5']);
  const practice = { newQuestions: 1 };
  expect(planRound({ questions: all, newActivity: activity(4, started), practice })).toMatchObject({
    newCount: 1,
    done: 1,
    total: 6,
  });
});

test('planRound is done when each wrong question was answered once more', () => {
  const newActivity = undefined;
  const all = answered(dueCount(2), 0, 1);
  const plan = planRound({ questions: all, newActivity, practice: noPractice });
  expect(plan).toMatchObject({ due: [], done: 2, total: 2 });
  expect(idsOf(plan?.repeats)).toEqual(['que-0']);
  expect(plan && isDone(plan)).toBe(false);
  const repeated = all.map((question) => ({
    ...question,
    answer: question.answer && { ...question.answer, isRepeated: true as const },
  }));
  const end = planRound({ questions: repeated, newActivity, practice: noPractice });
  expect(end && isDone(end)).toBe(true);
});

test('planRound offers nothing more after the round, however much was practised', () => {
  const questions = answered(dueCount(23), ...Array.from({ length: 15 }, () => 1));
  const newActivity = activity(3, started);
  expect(planRound({ questions, newActivity, practice: { newQuestions: 2 } })).toMatchObject({
    due: [],
    newCount: 0,
    done: 6,
    total: 6,
  });
});

test('planRound does not begin a second activity in one round', () => {
  const questions = answered(dueCount(2), 1, 1);
  const plan = planRound({ questions, newActivity: activity(5), practice: { newQuestions: 1 } });
  expect(plan).toMatchObject({ newCount: 0, done: 3, total: 3 });
});

test('planRound plans no round if nothing was due', () => {
  expect(planRound({ questions: [], newActivity: activity(5), practice: noPractice })).toBeUndefined();
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
