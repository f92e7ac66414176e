import { submit } from '../kit/answers.ts';
import type { Classroom } from '../kit/classroom.ts';
import type { Client, SuccessOf } from '../kit/client.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

type Attempt = SuccessOf<'submitActivityAnswers'>;

/** Expects these attempts, in this order, and no others. */
function expectResults(activity: SuccessOf<'getActivity'>, attempts: readonly Attempt[]): void {
  has(activity.results, { length: attempts.length });
  for (const [index, { activityId: _, ...attempt }] of attempts.entries()) {
    has(activity.results, { [index]: attempt });
  }
}

/** Expects these attempts from each operation that is open to every role. */
async function expectResultsEverywhere(
  user: Client,
  { activityId: id, topicId, subjectId }: Classroom,
  attempts: readonly Attempt[],
): Promise<void> {
  expectResults(await user.getActivity({ id }), attempts);
  expectResults(lists(await user.listActivitiesByTopic({ id: topicId }), { id }), attempts);
  expectResults(lists(await user.listActivitiesBySubject({ id: subjectId }), { id }), attempts);
}

export const resultsOfActivities = scenario(
  'results-of-activities',
  'An activity has the attempts of the calling learner, or of the learner whose activities are listed.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of results of activities');
    const { activityId: id, topicId } = classroom;
    const parent = await createUser('Parent', 'attempts-parent');
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const learnerId = learner.id;
    await expectResultsEverywhere(learner, classroom, []);

    const attempts = [
      await submit(learner, classroom, { trueFalse: false }),
      await submit(learner, classroom),
    ];
    await expectResultsEverywhere(learner, classroom, attempts);
    expectResults(lists(await learner.listActivitiesWithResults({ topicId }), { id }), attempts);

    const attemptOfAdmin = await submit(admin, classroom, { text: 'break' });
    has(attemptOfAdmin, { attemptNumber: 1 });
    await expectResultsEverywhere(admin, classroom, []);
    expectResults(lists(await admin.listActivities(), { id }), []);
    expectResults(lists(await admin.listActivitiesWithResults({ topicId }), { id }), [attemptOfAdmin]);

    await expectResultsEverywhere(parent, classroom, []);
    for (const reader of [learner, parent, admin]) {
      expectResults(lists(await reader.listActivitiesForLearner({ learnerId }), { id }), attempts);
    }
  },
);
