import { blames, has } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import {
  activityChange,
  contentOf,
  dataChange,
  dataOf,
  parse,
  questionChange,
  saveActivity,
  withData,
  submit,
} from './changes.ts';
import { approve, expectRefusals } from './outcomes.ts';

/** A paragraph as long as the contract allows, with two empty blanks. */
const longestParagraph = `${'x'.repeat(10_000 - 8)}[[]][[]]`;

export const moderationRefusedLearners = scenario(
  'moderation-refused-learners',
  'A Learner sends back the blanks and options that they received, empty and in the same number.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of refused learners');
    const { activityId, gradeId, singleChoice, fillIn, text } = classroom;
    const learner = await createLearner('refused', gradeId);
    const activity = await learner.getActivity({ id: activityId });
    const withParagraph = (given: string) => dataChange(activity, fillIn, { paragraph: given });
    const options = ['{}', '[]'];
    const move = questionChange(activity, fillIn, { '/SortOrder': 0 });
    const withSnapshot = (data: object) => ({
      ...move,
      snapshotJson: json({ ...parse(move.snapshotJson), Data: json(data) }),
    });
    const answered = { prompt: 'Which keyword ends a loop?', answer: 'break' };
    await expectRefusals(learner, admin, activityId, [
      ['patchJson.0.value.answer', dataChange(activity, text, answered)],
      ['patchJson.0.value.options', dataChange(activity, singleChoice, { options })],
      ['patchJson.0.value.paragraph', withParagraph('The body {} of [[]] runs.')],
      ['patchJson.0.value.paragraph', withParagraph('A {} of [[]] runs while its condition is [[')],
      ['patchJson.0.value.paragraph', withParagraph('A {} of [[list[0]] runs while it is [[]].')],
      ['patchJson.0.value.paragraph', withParagraph('A {} of [[while]] runs while it is [[]].')],
      ['patchJson.0.value.paragraph', withParagraph('A {} of [[ ]] runs while it is [[]].')],
      [
        'patchJson.0.value.paragraph',
        questionChange(activity, fillIn, { '/data': { paragraph: 'A {} of [[while]] is [[]].' } }),
      ],
      // With an answer key, which is ignored, the paragraph must be well formed nevertheless.
      [
        'patchJson.0.value.paragraph',
        dataChange(activity, fillIn, { paragraph: '[[]] [[]] [[list[0]]', correctAnswers: [] }),
      ],
      ['snapshotJson.Data.paragraph', withSnapshot({ paragraph: 'A {} of [[while]].' })],
      ['snapshotJson.Data.paragraph', withSnapshot({ paragraph: '[[]]'.repeat(201) })],
      ['snapshotJson.Data.paragraph', withSnapshot({ paragraph: '[[]]'.repeat(201), correctAnswers: [] })],
    ]);
    await learner.submitChange({ body: withSnapshot({ paragraph: '[[]]'.repeat(200) }) });
  },
);

export const moderationSuspended = scenario(
  'moderation-suspended',
  'Only staff submit changes of a suspended activity; for a Learner, it does not exist.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, text } = await createClassroom('Grade of suspended activities');
    const learner = await createLearner('suspended', gradeId);
    const activity = await learner.getActivity({ id });
    await admin.suspendActivity({ body: { id } });
    const retitle = activityChange(activity, { '/Title': 'Until' });
    await learner.submitChange({ body: retitle }).refused(404);
    const move = questionChange(activity, text, { '/SortOrder': 0 });
    await learner.submitChange({ body: move }).refused(404);
    has(await admin.submitChange({ body: retitle }), { status: 'Pending' });
  },
);

export const moderationChangedQuestions = scenario(
  'moderation-changed-questions',
  'A change of a Learner cannot be approved once the number of blanks has changed.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, fillIn, text } = await createClassroom('Grade of changed questions');
    const learner = await createLearner('outdated', gradeId);
    const activity = await learner.getActivity({ id });
    const stored = await admin.getActivity({ id });
    const moved = await submit(learner, questionChange(activity, text, { '/SortOrder': 0 }));
    const oneBlank = { paragraph: 'A {} of [[while]] runs.' };
    const shortened = await submit(admin, dataChange(stored, fillIn, oneBlank));
    const rehinted = await submit(learner, dataChange(activity, fillIn, { hint: 'Think of Java.' }));
    const reworded = await submit(
      learner,
      dataChange(activity, fillIn, { paragraph: 'The loop {} of [[]] runs while it is [[]].' }),
    );
    const expectConflict = async (code: string, part: string, ...ids: string[]) => {
      const problem = await admin.approveManyChanges({ body: { ids } }).refused(409);
      has(problem, { code });
      blames(problem, part);
      for (const one of ids) has(await admin.getChangeSet({ id: one }), { status: 'Pending' });
    };
    await expectConflict('question-changed', 'ids.2', moved, shortened, rehinted);
    has(await admin.getActivity({ id }), { questions: stored.questions });

    await saveActivity(admin, withData(stored, fillIn, oneBlank));
    await expectConflict('question-changed', 'ids.1', moved, rehinted);
    // The stored paragraph conflicts with the new one as well.
    await expectConflict('field-conflict', 'ids.0', reworded);

    await admin.rejectManyChanges({ body: { ids: [shortened, reworded] } });
    // The blank without a stored word stays empty.
    const { after } = await admin.getActivityReview({ id });
    has(dataOf(after, fillIn), { paragraph: 'A {} of [[while]] runs while its condition is [[]].' });
  },
);

export const moderationLongParagraphs = scenario(
  'moderation-long-paragraphs',
  'A paragraph that is too long with its words is refused on approval, not on submission.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, fillIn } = await createClassroom('Grade of long paragraphs');
    const learner = await createLearner('wordy', gradeId);
    const activity = await learner.getActivity({ id });
    const withParagraph = (paragraph: string) => dataChange(activity, fillIn, { paragraph });
    const long = await learner.submitChange({ body: withParagraph(longestParagraph) });
    const { length } = 'whiletrue';
    const fitting = await learner.submitChange({ body: withParagraph(longestParagraph.slice(length)) });
    const longSnapshot = withData(activity, fillIn, { paragraph: longestParagraph });
    const moved = await learner.submitChange({
      body: questionChange(longSnapshot, fillIn, { '/SortOrder': 0 }),
    });

    // Moderators receive empty blanks instead of a paragraph that is too long.
    const data = { paragraph: longestParagraph };
    has(contentOf(await admin.getChangeSet({ id: long.id })).values, { '/data': data });
    has(contentOf(await admin.getChangeSet({ id: moved.id })).snapshot, { Data: data });
    const problem = await admin.approveChange({ body: { ids: [long.id] } }).refused(409);
    has(problem, { code: 'question-changed' });
    blames(problem, 'ids.0');
    await approve(admin, fitting.id);
  },
);
