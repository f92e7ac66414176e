import type { Classroom } from './classroom.ts';
import { omits } from './expect.ts';
import type { Context, User } from './scenario.ts';

/** A classroom with everything that refers to its activity: an attempt, saved answers and a pending change. */
export interface AnsweredClassroom extends Classroom {
  learner: User;
  changeSetId: string;
}

/** @param gradeTitle no two grades have the same title */
export async function createAnsweredClassroom(
  { admin, createClassroom, createLearner }: Context,
  gradeTitle: string,
  learnerName: string,
): Promise<AnsweredClassroom> {
  const classroom = await createClassroom(gradeTitle);
  const learner = await createLearner(learnerName, classroom.gradeId);
  const { activityId } = classroom;
  await learner.submitActivityAnswers({ body: { activityId, questions: [] } });
  const data = JSON.stringify({ question: 'The loop while (true) {} ends by itself.', answer: true });
  await learner.saveActivityAnswers({
    id: activityId,
    body: { questions: [{ id: classroom.trueFalse, type: 'truefalse', data }] },
  });
  const change = await admin.submitChange({
    body: {
      entityType: 'Activity',
      entityId: activityId,
      snapshotJson: JSON.stringify({ Id: activityId, Title: 'While', Description: null }),
      patchJson: JSON.stringify([{ op: 'replace', path: '/Title', value: 'Until' }]),
    },
  });
  return { ...classroom, learner, changeSetId: change.id };
}

/** Expects that the activity was deleted with everything that refers to it. */
export async function expectActivityDeleted(
  { admin }: Context,
  { activityId, learner, changeSetId }: AnsweredClassroom,
): Promise<void> {
  await admin.getActivity({ id: activityId }).refused(404);
  await admin.getChangeSet({ id: changeSetId }).refused(404);
  omits(await admin.listLearnerActivityResults({ learnerId: learner.id }), { activityId });
}
