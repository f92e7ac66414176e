import { has, lacks, lists } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { contentOf, dataChange, dataOf, parse } from './changes.ts';
import { approve } from './outcomes.ts';

const answerKey = /correctAnswer|modelAnswer|feedBack|\[\[\w/;

export const moderationByLearner = scenario(
  'moderation-by-learner',
  'A change of a Learner contains no answer key; moderators receive and publish it with the stored one.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of moderation by learner');
    const { activityId: id, gradeId, trueFalse, singleChoice, multiChoice, fillIn, text } = classroom;
    const learner = await createLearner('moderated', gradeId);
    const activity = await learner.getActivity({ id });
    const stored = await admin.getActivity({ id });
    const learnersParagraph = 'The body {} of [[]] runs as long as its condition is [[]].';
    const paragraph = 'The body {} of [[while]] runs as long as its condition is [[true]].';

    const edits = [
      { question: text, changes: { prompt: 'Which keyword ends a loop?' } },
      { question: trueFalse, changes: { question: 'Does the loop end by itself?' } },
      { question: fillIn, changes: { paragraph: learnersParagraph }, key: { paragraph } },
      // The option at the position of the correct one becomes the correct one.
      {
        question: singleChoice,
        changes: { options: ['curly brackets', '[]', '()'] },
        key: { correctAnswer: 'curly brackets' },
      },
      {
        question: multiChoice,
        changes: { options: ['for each', 'if', 'while'] },
        key: { correctAnswers: ['for each', 'while'] },
      },
    ];
    const ids: string[] = [];
    for (const { question, changes, key = {} } of edits) {
      const submitted = await learner.submitChange({ body: dataChange(activity, question, changes) });
      ids.push(submitted.id);
      has(contentOf(submitted), contentOf(dataChange(activity, question, changes)));
      const own = await learner.getChangeSet({ id: submitted.id });
      has(contentOf(own), contentOf(submitted));
      for (const { snapshotJson, patchJson } of [submitted, own]) {
        lacks(snapshotJson + patchJson, answerKey);
      }
      const received = await admin.getChangeSet({ id: submitted.id });
      const data = { ...dataOf(stored, question), ...changes, ...key };
      has(contentOf(received), { snapshot: { Data: dataOf(stored, question) }, values: { '/data': data } });
      has(lists(await admin.listModerationQueue(), { id: submitted.id }), received);
      const { before, after } = await admin.getQuestionReview({ id: question });
      has(parse(before.data), dataOf(stored, question));
      has(parse(after.data), data);
    }
    lacks(json(await learner.listModerationQueue()), answerKey);
    has(await admin.getActivity({ id }), { questions: stored.questions });

    if (!(await approve(admin, ...ids))) return;
    const changed = await admin.getActivity({ id });
    has(changed, { lastModifiedUserId: learner.id });
    for (const { question, changes, key = {} } of edits) {
      has(dataOf(changed, question), { ...dataOf(stored, question), ...changes, ...key });
    }
  },
);

export const moderationForgedAnswerKeys = scenario(
  'moderation-forged-answer-keys',
  'An answer key that a Learner sends is ignored.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, singleChoice, fillIn } = await createClassroom('Grade of forged keys');
    const learner = await createLearner('forging', gradeId);
    const activity = await learner.getActivity({ id });
    const stored = await admin.getActivity({ id });
    const forgedChoice = { prompt: 'What surrounds a loop?', correctAnswer: '()', feedBack: 'Mine.' };
    const forgedBlanks = {
      paragraph: 'The body {} of [[my]] runs as long as its condition is [[own]].',
      correctAnswers: ['my', 'own'],
    };
    const choice = await learner.submitChange({ body: dataChange(activity, singleChoice, forgedChoice) });
    const blanks = await learner.submitChange({ body: dataChange(activity, fillIn, forgedBlanks) });
    lacks(choice.patchJson + blanks.patchJson, answerKey);

    const { '/data': choiceData } = contentOf(await admin.getChangeSet({ id: choice.id })).values;
    has({ choiceData }, { choiceData: { correctAnswer: '{}' } });
    lacks(json(choiceData ?? {}), /Mine/);
    if (!(await approve(admin, choice.id, blanks.id))) return;
    const changed = await admin.getActivity({ id });
    has(dataOf(changed, singleChoice), { ...dataOf(stored, singleChoice), prompt: 'What surrounds a loop?' });
    has(dataOf(changed, fillIn), {
      paragraph: 'The body {} of [[while]] runs as long as its condition is [[true]].',
    });
  },
);

export const moderationFormerLearners = scenario(
  'moderation-former-learners',
  'The role of the submitter at the time of submitting decides whether the answer key is restored.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, fillIn } = await createClassroom('Grade of former learners');
    const learner = await createLearner('promoted', gradeId);
    const activity = await learner.getActivity({ id });
    const change = dataChange(activity, fillIn, { paragraph: 'The body {} of [[]] runs while it is [[]].' });
    const submitted = await learner.submitChange({ body: change });
    await admin.assignUserRole({ id: learner.id, body: { role: 'Tutor' } });

    const paragraph = 'The body {} of [[while]] runs while it is [[true]].';
    const received = await admin.getChangeSet({ id: submitted.id });
    has(contentOf(received).values, { '/data': { paragraph } });
    if (!(await approve(admin, submitted.id))) return;
    has(dataOf(await admin.getActivity({ id }), fillIn), { paragraph });
  },
);
