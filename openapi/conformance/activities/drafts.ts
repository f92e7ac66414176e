import { answered, answersIn, save, submit } from '../kit/answers.ts';
import { blames, has, lists } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';

const noAnswers = [null, null, null, null, null];

export const drafts = scenario(
  'drafts',
  'Saved answers are private to the learner, replace the older ones, and end with the submission.',
  async ({ admin, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of drafts');
    const { activityId: id } = classroom;
    const learner = await createLearner('drafts-learner', classroom.gradeId);
    const otherLearner = await createLearner('drafts-other', classroom.gradeId);
    const readSheet = () => learner.getActivityAnswerSheet({ id });

    const answers = answered(classroom, { trueFalse: true, fillIn: ['while', ''] });
    for (const _repetition of [1, 2]) {
      const saved = await save(learner, classroom, answers);
      has(answersIn(saved), [true, null, null, ['while', ''], null]);
    }
    has(answersIn(await readSheet()), [true, null, null, ['while', ''], null]);
    for (const other of [otherLearner, admin]) {
      has(answersIn(await other.getActivityAnswerSheet({ id })), noAnswers);
    }
    has(await learner.listLearnerActivityResults({ learnerId: learner.id }), { length: 0 });

    // Without date-times, the sent answers replace all saved ones.
    const replaced = await save(learner, classroom, answered(classroom, { text: 'continue' }));
    has(answersIn(replaced), [null, null, null, null, 'continue']);

    has(await submit(learner, classroom, { trueFalse: false }), { attemptNumber: 1 });
    has(answersIn(await readSheet()), noAnswers);
  },
);

export const draftsRefused = scenario(
  'drafts-refused',
  'Refused answers do not change the saved ones.',
  async ({ createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of drafts refused');
    const learner = await createLearner('drafts-refused', classroom.gradeId);
    await save(learner, classroom, answered(classroom, { text: 'continue' }));

    const answer = (trueFalse: boolean) => answered(classroom, { trueFalse });
    const ofText = answered({ ...classroom, text: classroom.trueFalse }, { text: 'break' });
    const unknown = answered({ ...classroom, trueFalse: unknownId }, { trueFalse: true });
    blames(
      await save(learner, classroom, [...answer(true), ...answer(false)]).refused(400),
      'questions.1.id',
    );
    blames(await save(learner, classroom, unknown).refused(400), 'questions.0.id');
    await save(learner, classroom, ofText).refused(400);
    await save(learner, { ...classroom, activityId: unknownId }, []).refused(404);
    has(answersIn(await learner.getActivityAnswerSheet({ id: classroom.activityId })), [
      null,
      null,
      null,
      null,
      'continue',
    ]);
  },
);

export const draftsInLists = scenario(
  'drafts-in-lists',
  'The lists of a learner contain the saved answers, and those of other users do not.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of drafts in lists');
    const { activityId: id, topicId } = classroom;
    const parent = await createUser('Parent', 'drafts-parent');
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const learnerId = learner.id;
    const expectInLists = async (answers: unknown[]) => {
      const ofTopic = lists(await learner.listActivitiesWithResults({ topicId }), { id });
      has(answersIn(ofTopic), answers);
      const ofLearner = lists(await learner.listActivitiesForLearner({ learnerId }), { id });
      has(answersIn(ofLearner), answers);
    };

    const changedAt = '2001-01-01T00:00:00Z';
    await save(learner, classroom, answered(classroom, { multiChoice: ['if'] }, changedAt));
    await expectInLists([null, null, ['if'], null, null]);
    for (const other of [parent, admin]) {
      const list = await other.listActivitiesForLearner({ learnerId });
      has(answersIn(lists(list, { id })), noAnswers);
    }

    await submit(learner, classroom);
    await expectInLists(noAnswers);
  },
);
