import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();
const id = 'act-4-fractions-halves';
const topicId = 'top-4-fractions';

const answerSheet = () =>
  unwrap(client.GET('/activities/activity-answsers/{id}', { params: { path: { id } } }));
type Questions = Awaited<ReturnType<typeof answerSheet>>['questions'];

/** Adds answers, given by question number, to the questions of the answer sheet. */
function answered(questions: Questions, answers: Record<number, object>): Questions {
  return questions.map((question, index) => ({
    ...question,
    data: { ...question.data, ...answers[index + 1] },
  })) as Questions;
}

const toRequestQuestions = (questions: Questions) =>
  questions.map(({ id: questionId, type, data }) => ({ id: questionId, type, data })) as never;

const submit = (questions: Questions) =>
  unwrap(
    client.POST('/activities/activity-answers/', {
      body: { activityId: id, topicId, questions: toRequestQuestions(questions) },
    }),
  );

const result = (attemptId: string) =>
  unwrap(client.GET('/activities/activity-result/{id}', { params: { path: { id: attemptId } } }));

const attemptsOfLwazi = () => mock.backend.db.attempts.where('learnerId', 'lrn-lwazi').length;

const correctAnswers = {
  1: { answer: true },
  2: { answer: '2/4' },
  3: { selectedAnswers: ['12', '18', '24'] },
  4: { answer: ['100', '1000', '2000'] },
  5: { answer: 'I drew two bars.' },
};

describe('saveActivityAnswers and submitActivityAnswers', () => {
  test('return saved answers in the learner’s lists until submission, and not in other users’ lists', async () => {
    const answersIn = (activities: Activity[]) =>
      activities
        .find((activity) => activity.id === id)
        ?.questions.map(({ data }) => ('answer' in data ? data.answer : undefined));
    const inTopic = async () => {
      const params = { query: { topicId } };
      return answersIn(await unwrap(client.GET('/activities/with-results', { params })));
    };
    const forLearner = async () => {
      const params = { path: { learnerId: 'lrn-lwazi' } };
      return answersIn(await unwrap(client.GET('/activities/for-learner/{learnerId}', { params })));
    };
    const nothing: unknown[] = [undefined, undefined, undefined, undefined, undefined];
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    const saved = answered(questions, { 1: { answer: true } });
    const body = { questions: toRequestQuestions(saved) };
    await unwrap(client.PUT('/activities/activity-answsers/{id}', { params: { path: { id } }, body }));
    expect(await inTopic()).toEqual(nothing.with(0, true));
    expect(await forLearner()).toEqual(nothing.with(0, true));

    await mock.signInAs('naledi');
    expect(await forLearner()).toEqual(nothing);
    await mock.signInAs('lwazi');
    await submit(saved);
    expect(await inTopic()).toEqual(nothing);
  });

  test('mark the answers, number the attempt, and then reveal the answer key', async () => {
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    const attempt = await submit(
      answered(questions, { ...correctAnswers, 3: { selectedAnswers: ['12', '20', '18'] } }),
    );
    expect(attempt).toMatchObject({ activityId: id, attemptNumber: 2, totalScore: 3, activityTotalScore: 4 });

    const review = await result(attempt.id);
    expect(review.questions.map((question) => question.data.score)).toEqual([1, 1, 0, 1, 0]);
    expect(review.questions[2]?.data).toMatchObject({
      selectedAnswers: ['12', '20', '18'],
      correctAnswers: ['12', '18', '24'],
    });
  });

  test('do not score an open question, and return its model answer only in the result (D-064, D-247)', async () => {
    const modelAnswer = 'One half is 4/8, and 3/8 is one piece less.';
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    expect(JSON.stringify(questions)).not.toContain('4/8');
    const attempt = await submit(answered(questions, correctAnswers));
    expect(attempt).toMatchObject({ totalScore: 4, activityTotalScore: 4 });
    const marked = { answer: 'I drew two bars.', correctAnswer: null, modelAnswer, score: 0 };
    expect((await result(attempt.id)).questions[4]?.data).toMatchObject(marked);
    await mock.signInAs('naledi');
    expect((await result(attempt.id)).questions[4]?.data).toMatchObject(marked);
    await mock.signInAs('thandi');
    const { questions: authored } = await unwrap(
      client.GET('/activities/{id}', { params: { path: { id } } }),
    );
    expect(authored[4]?.data).toMatchObject({ modelAnswer });
  });

  test('score 0 for unanswered questions (D-072)', async () => {
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    expect(await submit(answered(questions, { 1: { answer: true } }))).toMatchObject({ totalScore: 1 });
    expect(await submit([])).toMatchObject({ totalScore: 0, activityTotalScore: 4, attemptNumber: 3 });
  });

  test('ignore a total score from the client (D-063)', async () => {
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    const attempt = await unwrap(
      client.POST('/activities/activity-answers/', {
        body: { activityId: id, questions: toRequestQuestions(questions), totalScore: 5 },
      }),
    );
    expect(attempt.totalScore).toBe(0);
  });

  test('return a draft with the answer sheet, create no attempt for it, and delete it on submission (D-060)', async () => {
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    const before = attemptsOfLwazi();
    const draft = answered(questions, { 1: { answer: false }, 4: { answer: ['100', '', ''] } });
    const save = () =>
      unwrap(
        client.PUT('/activities/activity-answsers/{id}', {
          params: { path: { id } },
          body: { questions: toRequestQuestions(draft) },
        }),
      );
    const saved = await save();
    expect(await save()).toEqual(saved);
    expect(toRequestQuestions((await answerSheet()).questions)).toEqual(toRequestQuestions(draft));
    expect(attemptsOfLwazi()).toBe(before);

    await submit(draft);
    expect(toRequestQuestions((await answerSheet()).questions)).toEqual(toRequestQuestions(questions));
  });

  test('return a draft only to its learner', async () => {
    await mock.signInAs('lwazi');
    const { questions } = await answerSheet();
    await unwrap(
      client.PUT('/activities/activity-answsers/{id}', {
        params: { path: { id } },
        body: { questions: toRequestQuestions(answered(questions, { 1: { answer: true } })) },
      }),
    );
    await mock.signInAs('thandi');
    expect(toRequestQuestions((await answerSheet()).questions)).toEqual(toRequestQuestions(questions));
  });

  test('refuse a duplicate question, and store nothing', async () => {
    await mock.signInAs('lwazi');
    const before = mock.backend.db.dump();
    const { questions } = await answerSheet();
    const twice = answered([...questions, ...questions.slice(0, 1)], {});
    await expect(submit(twice)).rejects.toMatchObject({
      status: 400,
      errors: { 'questions.5.id': ['This question is in the list twice.'] },
    });
    expect(mock.backend.db.dump()).toEqual(before);
  });

  test('refuse a question of another activity, and store nothing', async () => {
    await mock.signInAs('lwazi');
    const before = mock.backend.db.dump();
    const foreign = { id: 'que-unknown-1', type: 'truefalse', data: { question: '?', answer: true } };
    await expect(submit([foreign] as never)).rejects.toMatchObject({
      status: 400,
      errors: { 'questions.0.id': ['This question is not part of the activity.'] },
    });
    expect(mock.backend.db.dump()).toEqual(before);
  });
});

describe('answer key before submission (D-062)', () => {
  const paths = [
    `/activities/activity-answsers/${id}`,
    `/activities/with-results?topicId=${topicId}`,
    '/activities/for-learner/lrn-lwazi',
  ];

  test.each(paths)('%s contains no correct answer, feedback or score', async (path) => {
    await mock.signInAs('lwazi');
    const response = await fetch(`${apiBaseUrl}${path}`, { headers: mock.headers() });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('que-4-fractions-halves-1');
    expect(text).not.toMatch(/correctAnswer|feedBack|\\"score\\"|\[\[[^\]]/);
  });

  test('is returned to staff', async () => {
    await mock.signInAs('thandi');
    const params = { query: { topicId } };
    const [activity] = await unwrap(client.GET('/activities/with-results', { params }));
    expect(JSON.stringify(activity)).toContain('correctAnswer');
  });
});

describe('daily limit (D-074)', () => {
  test('returns 402 with the learner’s id after three attempts on one day, for the answer sheet and the submission', async () => {
    await mock.signInAs('zola');
    const activity = mock.backend.db.activities.all().find((one) => one.topicId.startsWith('top-1-'));
    const body = { activityId: activity?.id ?? '', questions: [] };
    for (const attemptNumber of [1, 2, 3]) {
      expect(await unwrap(client.POST('/activities/activity-answers/', { body }))).toMatchObject({
        attemptNumber,
      });
    }
    const refused = {
      status: 402,
      message: 'Subscription required or daily free limit reached.',
      learnerId: 'lrn-zola',
    };
    await expect(unwrap(client.POST('/activities/activity-answers/', { body }))).rejects.toMatchObject(
      refused,
    );
    await expect(answerSheet()).rejects.toMatchObject(refused);
    expect(mock.handled).toEqual(['payment required for lrn-zola', 'payment required for lrn-zola']);

    // The server validates the request before it checks the limit.
    const foreign = [
      { id: 'que-unknown-1', type: 'truefalse', data: { question: '?', answer: true } },
    ] as never;
    const call = client.POST('/activities/activity-answers/', { body: { ...body, questions: foreign } });
    await expect(unwrap(call)).rejects.toMatchObject({ status: 400 });

    mock.setNow(new Date('2025-05-16T06:00:00Z'));
    await mock.signInAs('zola');
    expect(await unwrap(client.POST('/activities/activity-answers/', { body }))).toMatchObject({
      attemptNumber: 4,
    });
  });
});

describe('getActivityResult', () => {
  const lwazisAttemptId = () =>
    mock.backend.db.attempts.all().find((attempt) => attempt.learnerId === 'lrn-lwazi')?.id ?? '';

  test('refuses other learners, but not an Admin', async () => {
    await mock.signInAs('zola');
    await expect(result(lwazisAttemptId())).rejects.toMatchObject({ status: 403 });
    await mock.signInAs('thandi');
    expect(await result(lwazisAttemptId())).toMatchObject({ id: lwazisAttemptId() });
  });

  test('accepts a linked parent while the link exists (D-243)', async () => {
    await mock.signInAs('johan');
    expect(await result(lwazisAttemptId())).toMatchObject({ id: lwazisAttemptId() });
    mock.backend.db.guardians.remove('grn-johan-lrn-lwazi');
    await expect(result(lwazisAttemptId())).rejects.toMatchObject({ status: 403 });
  });

  test('returns a result for each row of the report', async () => {
    await mock.signInAs('naledi');
    const rows = await unwrap(
      client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId: 'lrn-lwazi' } } }),
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { id: attemptId, activityId, topicId: ofTopic, totalScore } of rows) {
      expect(await result(attemptId)).toMatchObject({
        id: attemptId,
        activityId,
        topicId: ofTopic,
        totalScore,
      });
    }
  });

  test('returns 404 for an unknown result', async () => {
    await mock.signInAs('lwazi');
    await expect(result('att-none')).rejects.toMatchObject({
      status: 404,
      message: 'Activity result not found.',
    });
  });
});
