import { set } from 'idb-keyval';
import type { StoredAnswers } from '#answers/answer-record.ts';
import { answerStorage } from '#answers/learner-answers.ts';
import type { AnsweredQuestion } from '#api/queries/activities/answer-sheet.ts';
import type { PracticeLog } from '#features/learner/practise/practice-log.ts';
import { toAnswerSheet } from '#mocks/serializers/activity.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { recordAttempt } from '#mocks/services/activities/attempts.ts';
import { practiceDraftStore, practiceStore, revisitStore, storyBackend } from '../../visit.tsx';

/** The activity 'Halves, quarters and eighths', with one question of each type. */
export const halvesId = 'act-4-fractions-halves';

type Answer = { answer: boolean | string | string[] } | { selectedAnswers: string[] };

export type Answers = readonly (Answer | undefined)[];

export const threeOfFive: Answers = [
  { answer: true },
  { answer: '2/4' },
  { selectedAnswers: ['12', '18'] },
  { answer: ['100', '', ''] },
];

export const oneBlank: Answers = [undefined, undefined, undefined, { answer: ['100', '', ''] }];

export const mostlyRight: Answers = [
  { answer: true },
  { answer: '2/4' },
  { selectedAnswers: ['12', '20', '18'] },
  { answer: ['100', '1000', '200'] },
  { answer: 'I drew two bars. Three eighths were a bit shorter than the half.' },
];

export const allRight: Answers = [
  ...mostlyRight.slice(0, 2),
  { selectedAnswers: ['12', '18', '24'] },
  { answer: ['100', '1000', '2000'] },
  mostlyRight[4],
];

const byQuestion = (answers: Answers) =>
  Object.fromEntries(
    answers.flatMap((answer, index) => (answer ? [[`que-4-fractions-halves-${index + 1}`, answer]] : [])),
  );

/** Saves a draft of Lwazi's answers, now or at the given time. */
export const withDraft =
  (answers: Answers, changedAt?: Date) =>
  ({ db, now }: Backend) => {
    const changedAtUtc = (changedAt ?? now()).toISOString();
    const saved = Object.entries(byQuestion(answers)).map(([id, given]) => [id, { given, changedAtUtc }]);
    db.drafts.upsert({
      id: `lrn-lwazi:${halvesId}`,
      learnerId: 'lrn-lwazi',
      activityId: halvesId,
      answers: JSON.stringify(Object.fromEntries(saved)),
    });
  };

/** Submits answers; the attempt gets the given id. */
export const withAttempt =
  (id: string, answers: Answers, learnerId = 'lrn-lwazi') =>
  ({ db, now }: Backend) => {
    const recorded = recordAttempt(
      db,
      db.activities.getOrThrow(halvesId),
      learnerId,
      byQuestion(answers),
      now(),
    );
    const attempt = { ...recorded, id };
    db.attempts.remove(recorded.id);
    db.attempts.insert(attempt);
  };

/** Lwazi has one attempt, two days old, with two missed questions. */
export const twoDue = (backend: Backend) => {
  const { attempts } = backend.db;
  for (const { id } of attempts.where('learnerId', 'lrn-lwazi')) attempts.remove(id);
  withAttempt('att-story', mostlyRight)(backend);
  attempts.update('att-story', { createdAtUtc: '2025-05-13T09:00:00Z' });
};

const roundIds = [
  'que-4-nouns-find-3',
  'que-4-verbs-do-3',
  'que-4-reading-notice-1',
  'que-4-letter-parts-2',
] as const;

interface TodayOptions {
  /** Whether each answered question of the round was right, in the order of the round. */
  answers: readonly boolean[];
  newQuestions?: number;
  others?: PracticeLog;
}

/** Stores on the device what Lwazi has answered of the round of the day. */
export async function storeToday({ answers, newQuestions = 0, others = {} }: TodayOptions): Promise<void> {
  const at = '2025-05-15T12:00:00Z';
  const progress = answers.map((isRight, index) => [roundIds[index], { right: isRight ? 1 : 0, at }]);
  await set('lrn-lwazi', Object.fromEntries(progress), revisitStore);
  const day = { revisited: answers.length, newQuestions, mistakes: 0 };
  await set('lrn-lwazi', { ...others, '2025-05-15': day }, practiceStore);
}

/** Stores today's answer to the first question of `twoDue`, which is not checked yet. */
export const storePracticeDraft = (answer: Answer): Promise<void> =>
  set(
    'lrn-lwazi',
    { day: '2025-05-15', answers: { 'que-4-fractions-halves-3': answer } },
    practiceDraftStore,
  );

/** The draft on the server as JSON; empty without one. */
export const savedAnswers = async (): Promise<string> =>
  (await storyBackend()).db.drafts.get(`lrn-lwazi:${halvesId}`)?.answers ?? '';

/** The number of Lwazi's submissions queued on this device. */
export async function countWaiting(): Promise<number> {
  const stored = await answerStorage.list('lrn-lwazi');
  return stored.filter(({ stage }) => stage === 'waiting').length;
}

/** Stores answers on the device as a closed tab would: unsaved, or queued offline. */
export async function storeOnDevice(
  answers: Answers,
  stage: StoredAnswers['stage'] = 'waiting',
  learnerId = 'lrn-lwazi',
): Promise<void> {
  const { db } = await storyBackend();
  const given = byQuestion(answers);
  const sheet = toAnswerSheet(db, db.activities.getOrThrow(halvesId), learnerId);
  const changedAt = '2025-05-15T12:40:00.000Z';
  const questions = sheet.questions.map((question) => ({
    ...question,
    data: { ...(JSON.parse(question.data) as object), ...given[question.id] },
    ...(given[question.id] && { answerChangedAtUtc: changedAt }),
  }));
  await answerStorage.put({
    learnerId,
    activityId: halvesId,
    topicId: sheet.topicId,
    questions,
    own: Object.keys(given),
    attempts: sheet.latestAttempt?.attemptNumber ?? 0,
    submission:
      stage === 'waiting'
        ? {
            questions: questions.map(({ id, type, data }) => ({ id, type, data })) as AnsweredQuestion[],
            key: '8e03978e-40d5-43dd-bc93-6894a57f9324',
            submittedAt: changedAt,
          }
        : undefined,
    stage,
  });
}
