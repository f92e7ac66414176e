import type { Classroom } from '../kit/classroom.ts';
import type { Client, SuccessOf } from '../kit/client.ts';
import { has, holds, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

type Activity = SuccessOf<'getActivity'>;

/** Names and texts of the answer key of a classroom's activity, and blanks with a word. */
const answerKey = /correctAnswer|modelAnswer|feedBack|score|It never ends|It ends with the keyword|\[\[\w/;

const textOf = ({ questions }: Activity) => questions.map(({ data }) => data).join('\n');

function expectAnswerKey(activity: Activity): void {
  const text = textOf(activity);
  const isKnown = /"correctAnswer":\s*false/.test(text) && text.includes('[[while]]');
  holds(activity, 'questions with their answer key', isKnown, text);
}

function expectNoAnswerKey(activity: Activity): void {
  const text = textOf(activity);
  holds(activity, 'questions without their answer key', !answerKey.test(text), text);
  holds(activity, 'empty blanks and a hint', /\[\[\]\].*Think of English/.test(text), text);
  // A version would reveal whether a guess of the answer key is right.
  holds(activity, 'no version', activity.version === undefined, activity.version);
}

/** Reads the activity by each operation that is open to every role. */
async function expectEverywhere(
  user: Client,
  { activityId: id, topicId, subjectId }: Classroom,
  expectQuestions: (activity: Activity) => void,
): Promise<void> {
  expectQuestions(await user.getActivity({ id }));
  expectQuestions(lists(await user.listActivitiesByTopic({ id: topicId }), { id }));
  expectQuestions(lists(await user.listActivitiesBySubject({ id: subjectId }), { id }));
}

export const activitiesRead = scenario(
  'activities-read',
  'Staff see the answer key of an activity and other users do not, in every list.',
  async ({ admin, name, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of activities read');
    const { activityId: id, topicId } = classroom;
    const coachRole = await admin.createRole({ body: { roleName: name('Reading coach') } });
    const tutor = await createUser('Tutor', 'answer-key-tutor');
    const parent = await createUser('Parent', 'answer-key-parent');
    const learner = await createChild(parent, 'Lwazi', classroom.gradeId);
    const learnerId = learner.id;

    has(await admin.getActivity({ id }), { totalScore: 5 });
    for (const staff of [admin, tutor]) {
      await expectEverywhere(staff, classroom, expectAnswerKey);
      expectAnswerKey(lists(await staff.listActivities(), { id, totalScore: 5 }));
    }
    expectAnswerKey(lists(await admin.listActivitiesForLearner({ learnerId }), { id }));
    expectAnswerKey(lists(await admin.listActivitiesWithResults({ topicId }), { id }));

    has(await learner.getActivity({ id }), { totalScore: 5 });
    for (const reader of [learner, parent]) {
      await expectEverywhere(reader, classroom, expectNoAnswerKey);
      expectNoAnswerKey(lists(await reader.listActivitiesForLearner({ learnerId }), { id }));
    }
    expectNoAnswerKey(lists(await learner.listActivitiesWithResults({ topicId }), { id }));

    await admin.setUserRoles({ id: tutor.id, body: { roles: [coachRole] } });
    const coach = tutor;
    await expectEverywhere(coach, classroom, expectNoAnswerKey);
  },
);
