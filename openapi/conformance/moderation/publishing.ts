import { equals, has, holds, item, lacks, lists } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { activityChange, dataChange, dataOf, dataUrlOf, questionChange, submit } from './changes.ts';
import { approve } from './outcomes.ts';

export const moderationPublishing = scenario(
  'moderation-publishing',
  'A published change is what learners read, without the answer key; attempts and saved answers stay.',
  async ({ admin, createClassroom, createLearner }) => {
    const { activityId: id, gradeId, text } = await createClassroom('Grade of publishing');
    const learner = await createLearner('publishing', gradeId);
    const question = { id: text, type: 'textAnswer' } as const;
    const answerWith = (answer: string) => [
      { ...question, data: json({ prompt: 'Which keyword?', answer }) },
    ];
    await learner.submitActivityAnswers({ body: { activityId: id, questions: answerWith('break') } });
    await learner.saveActivityAnswers({ id, body: { questions: answerWith('continue') } });
    const { results } = await learner.getActivity({ id });
    equals(results.length, 1);

    const activity = await admin.getActivity({ id });
    const retitled = await submit(admin, activityChange(activity, { '/Title': 'Until' }));
    const reworded = await submit(
      admin,
      dataChange(activity, text, { prompt: 'Which keyword ends a loop?', correctAnswer: 'continue' }),
    );
    if (!(await approve(admin, retitled, reworded))) return;

    const changed = await learner.getActivity({ id });
    has(changed, { title: 'Until', results });
    has(dataOf(changed, text), { prompt: 'Which keyword ends a loop?' });
    lacks(lists(changed.questions, { id: text }).data, /correctAnswer|modelAnswer|feedBack/);
    const sheet = await learner.getActivityAnswerSheet({ id });
    has(dataOf(sheet, text), { prompt: 'Which keyword ends a loop?', answer: 'continue' });
  },
);

export const moderationQuestions = scenario(
  'moderation-questions',
  'A published change replaces the data of its question only, and the words of blanks become the answer key.',
  async ({ admin, createClassroom, createUser }) => {
    const { activityId: id, text, fillIn } = await createClassroom('Grade of moderation questions');
    const tutor = await createUser('Tutor', 'rewording');
    const activity = await tutor.getActivity({ id });
    const reworded = await submit(
      tutor,
      dataChange(activity, text, { prompt: 'Which keyword ends a loop?' }),
    );
    const paragraph = 'A loop of [[while]] is [[endless]] if its condition is always [[true]].';
    const refilled = await submit(tutor, dataChange(activity, fillIn, { paragraph }));
    if (!(await approve(admin, reworded, refilled))) return;

    const changed = await admin.getActivity({ id });
    has(changed, { title: activity.title, totalScore: 5, lastModifiedUserId: tutor.id });
    has(dataOf(changed, text), { ...dataOf(activity, text), prompt: 'Which keyword ends a loop?' });
    has(dataOf(changed, fillIn), { paragraph, correctAnswers: ['while', 'endless', 'true'] });
    has(changed.questions.slice(0, 3), activity.questions.slice(0, 3));
  },
);

export const moderationPositions = scenario(
  'moderation-positions',
  'Moved questions get their new positions, and the other questions make room.',
  async ({ admin, createClassroom }) => {
    const classroom = await createClassroom('Grade of moderation positions');
    const { activityId: id, trueFalse, singleChoice, multiChoice, fillIn, text } = classroom;
    const activity = await admin.getActivity({ id });
    const toStart = await submit(admin, questionChange(activity, text, { '/SortOrder': 0 }));
    const pastEnd = await submit(admin, questionChange(activity, trueFalse, { '/SortOrder': 99 }));
    if (!(await approve(admin, pastEnd, toStart))) return;

    const { questions } = await admin.getActivity({ id });
    has(
      questions.map((question) => question.id),
      [text, singleChoice, multiChoice, fillIn, trueFalse],
    );
    has(
      questions.map(({ sortOrder }) => sortOrder),
      [0, 1, 2, 3, 4],
    );
  },
);

export const moderationMedia = scenario(
  'moderation-media',
  'The file of a data: URL is stored when it is approved, and kept as long as a change set refers to it.',
  async ({ admin, visitor, createClassroom }) => {
    const { activityId: id, text } = await createClassroom('Grade of moderation media');
    const activity = await admin.getActivity({ id });
    const image = await dataUrlOf('green.png');
    const added = await submit(admin, questionChange(activity, text, { '/MediaPath': image }));
    has(await admin.getQuestionReview({ id: text }), {
      before: { mediaPath: null },
      after: { mediaPath: image },
    });
    has(await admin.getActivity({ id }), { questions: activity.questions });
    if (!(await approve(admin, added))) return;

    const withImage = await admin.getActivity({ id });
    const path = lists(withImage.questions, { id: text }).mediaPath ?? '';
    holds(withImage, 'the path of a PNG file', /^files\/.+\.png$/.test(path), path);
    has(dataOf(withImage, text), dataOf(activity, text));
    const readFile = async () => visitor.getMediaFile({ fileId: path.replace('files/', '') }).responded(200);
    has(await readFile(), { headers: { 'content-type': 'image/png' } });

    const removal = questionChange(withImage, text, { '/MediaPath': null });
    const removed = await submit(admin, removal);
    if (!(await approve(admin, removed))) return;
    has(item((await admin.getActivity({ id })).questions, 4), { id: text, mediaPath: null });
    // Its snapshot refers to the file.
    await readFile();
  },
);
