import { has, omits } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const deletedStaff = scenario(
  'deleted-staff',
  'Content and change sets of a deleted staff member stay, with the id but without the name of the author.',
  async ({ admin, name, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of a deleted author');
    const author = await createUser('ContentAdmin', 'leaving-author');
    const activity = await author.createActivity({
      body: { title: name('Left behind'), description: 'By an author.', topicId: classroom.topicId },
    });
    const change = await author.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: name('While'),
          Description: 'Five questions about loops.',
        }),
        patchJson: json([{ op: 'replace', path: '/Title', value: name('Until') }]),
      },
    });
    await admin.deleteUser({ id: author.id });
    has(await admin.getChangeSet({ id: change.id }), {
      status: 'Pending',
      submittedByUserId: author.id,
      submittedBy: null,
    });
    has(await admin.getActivity({ id: activity.id }), { id: activity.id });
  },
);

export const deletedLearners = scenario(
  'deleted-learners',
  'Deleting the account of a learner deletes the attempts and the links to adults.',
  async ({ admin, createClassroom, createUser, createChild }) => {
    const classroom = await createClassroom('Grade of a deleted learner');
    const parent = await createUser('Parent', 'parent-of-deleted');
    const child = await createChild(parent, 'Deleted', classroom.gradeId);
    const attempt = await child.submitActivityAnswers({
      body: { activityId: classroom.activityId, questions: [] },
    });
    await admin.getActivityResult({ id: attempt.id });
    await admin.deleteUser({ id: child.id });
    await admin.getActivityResult({ id: attempt.id }).refused(404);
    omits(await parent.listMyLearners(), { id: child.id });
    has(await parent.getParentProfile(), { learnerCount: 0 });
  },
);
