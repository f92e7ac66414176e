import { answered, answersIn, save, submit } from '../kit/answers.ts';
import { has, holds, item } from '../kit/expect.ts';
import { atOnce } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';

const early = '2001-01-01T00:00:01.000Z';
const later = '2001-01-01T00:00:02.000Z';
const latest = '2001-01-01T00:00:03.000Z';
/** The client's clock is fast. */
const future = '2199-01-01T00:00:00Z';

export const openSheets = scenario(
  'open-sheets',
  'When two tabs send answers to the same question, the newer answer is saved.',
  async ({ createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of open sheets');
    const learner = await createLearner('open-sheets', classroom.gradeId);
    const sheet = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    // A server that does not compare answers leaves out the property.
    if (sheet.questions.every(({ answerChangedAtUtc }) => answerChangedAtUtc === undefined)) return;
    has(item(sheet.questions, 0), { answerChangedAtUtc: null });

    await save(learner, classroom, answered(classroom, { trueFalse: true }, early));
    const ofTwoTabs = await save(learner, classroom, answered(classroom, { singleChoice: '()' }, latest));
    has(answersIn(ofTwoTabs), [true, '()', null, null, null]);
    for (const [index, time] of [early, latest].entries()) {
      const { answerChangedAtUtc } = item(ofTwoTabs.questions, index);
      holds(ofTwoTabs, `question ${index} changed at ${time}`, isSameTime(answerChangedAtUtc, time));
    }

    const older = await save(learner, classroom, [
      ...answered(classroom, { singleChoice: '[]' }, later),
      ...answered(classroom, { text: 'continue' }, early),
    ]);
    has(answersIn(older), [true, '()', null, null, 'continue']);
    const sameTime = await save(learner, classroom, answered(classroom, { trueFalse: false }, early));
    has(answersIn(sameTime), [true, '()', null, null, 'continue']);

    // A client that has not answered a question does not change the saved answer.
    const unanswered = await save(learner, classroom, answered(classroom, { trueFalse: undefined }, null));
    has(answersIn(unanswered), [true, '()', null, null, 'continue']);

    const newer = await save(learner, classroom, answered(classroom, { trueFalse: false }, later));
    has(answersIn(newer), [false, '()', null, null, 'continue']);
    // The time of arrival counts, which is later than all others.
    const fast = await save(learner, classroom, answered(classroom, { singleChoice: '[]' }, future));
    has(answersIn(fast), [false, '[]', null, null, 'continue']);
    const { answerChangedAtUtc: arrived } = item(fast.questions, 1);
    holds(fast, 'the time of arrival', (arrived ?? future) < future, arrived);

    const again = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    has(answersIn(again), answersIn(fast));

    // The same moment in another form is not later.
    const saveText = (time: string, text: string) =>
      save(learner, classroom, answered(classroom, { text }, time));
    await saveText(latest, 'goto');
    for (const sameMoment of ['2001-01-01T00:00:03Z', '2001-01-01T00:00:03+00:00']) {
      const { questions } = await saveText(sameMoment, 'break');
      has(answersIn({ questions }), [false, '[]', null, null, 'goto']);
    }

    // Requests at the same time, each with the answer of another question.
    const parts = [{ trueFalse: true }, { singleChoice: '{}' }, { fillIn: ['a', 'b'] }, { text: 'return' }];
    await atOnce((index) => save(learner, classroom, answered(classroom, parts[index] ?? {}, future)), 200);
    const merged = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    has(answersIn(merged), [true, '{}', null, ['a', 'b'], 'return']);
  },
);

export const sheetsAfterSubmission = scenario(
  'sheets-after-submission',
  'A tab that does not know of the submission does not restore submitted answers.',
  async ({ createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of sheets after submission');
    const learner = await createLearner('submitted-sheets', classroom.gradeId);
    const { questions } = await learner.getActivityAnswerSheet({ id: classroom.activityId });
    if (questions.every(({ answerChangedAtUtc }) => answerChangedAtUtc === undefined)) return;

    await submit(learner, classroom, { trueFalse: false });
    const { id, attemptNumber } = await submit(learner, classroom, { trueFalse: true });
    const late = await save(learner, classroom, [
      ...answered(classroom, { trueFalse: true }, early),
      ...answered(classroom, { text: 'continue' }, later),
    ]);
    has(answersIn(late), [null, null, null, null, null]);
    holds(late, 'a change by the submission', item(late.questions, 0).answerChangedAtUtc !== null);
    // A server may leave out the attempt.
    if (late.latestAttempt) has(late.latestAttempt, { id, attemptNumber, totalScore: 0 });

    const next = await save(learner, classroom, answered(classroom, { trueFalse: false }, future));
    has(answersIn(next), [false, null, null, null, null]);
  },
);

const isSameTime = (first: string | null | undefined, second: string) =>
  Date.parse(first ?? '') === Date.parse(second);
