import { submit } from '../kit/answers.ts';
import { has, item, omits } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { saveActivity } from './authoring.ts';

export const activitiesDeleted = scenario(
  'activities-deleted',
  'Deleting an activity also deletes its attempts and the change sets for it and for its questions.',
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of activities deleted');
    const { activityId: id, gradeId, topicId } = classroom;
    const learner = await createLearner('deleted-activities', gradeId);
    const attempt = await submit(learner, classroom, { trueFalse: false });
    const otherActivity = await admin.createActivity({ body: { title: name('Until'), topicId } });
    const otherAttempt = await learner.submitActivityAnswers({
      body: { activityId: otherActivity.id, questions: [] },
    });

    const retitled = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: id,
        snapshotJson: json({ Id: id, Title: classroom.title, Description: null }),
        patchJson: json([{ op: 'replace', path: '/Title', value: name('Loops') }]),
      },
    });
    const { type, data } = item((await admin.getActivity({ id })).questions, 0);
    const moved = await admin.submitChange({
      body: {
        entityType: 'Question',
        entityId: classroom.trueFalse,
        snapshotJson: json({
          Id: classroom.trueFalse,
          Type: type,
          Data: data,
          SortOrder: 0,
          MediaPath: null,
        }),
        patchJson: json([{ op: 'replace', path: '/SortOrder', value: 4 }]),
      },
    });

    await admin.deleteActivity({ id });
    await admin.getActivity({ id }).refused(404);
    await admin.deleteActivity({ id }).refused(404);
    await admin.suspendActivity({ body: { id } }).refused(404);
    await saveActivity(admin, classroom, {}).refused(404);
    omits(await admin.listActivitiesByTopic({ id: topicId }), { id });
    for (const changeSet of [retitled, moved]) {
      await admin.getChangeSet({ id: changeSet.id }).refused(404);
      omits(await admin.listModerationQueue(), { id: changeSet.id });
    }

    await learner.getActivityResult({ id: attempt.id }).refused(404);
    const report = await learner.listLearnerActivityResults({ learnerId: learner.id });
    has(report, { length: 1, 0: { id: otherAttempt.id } });
    const onlyOther = { length: 1, 0: { totalScore: 0 } };
    has(await learner.getActivityLeaderboard({ gradeId }), onlyOther);
    has(await learner.getGradeLeaderboard({ gradeId }), onlyOther);
  },
);
