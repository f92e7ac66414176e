import { has } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { expectDecided } from './decided.ts';

export const moderationMany = scenario(
  'moderation-many',
  'Either all of the changes are approved or rejected, or none.',
  async ({ admin, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of moderation many');
    const change = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: name('While'),
          Description: 'Loops such as while (true) {{}}.',
        }),
        patchJson: json([{ op: 'replace', path: '/Title', value: 'For' }]),
      },
    });
    const change2 = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: name('While'),
          Description: 'Loops such as while (true) {{}}.',
        }),
        patchJson: json([{ op: 'replace', path: '/Title', value: 'Until' }]),
      },
    });
    const change3 = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: 'while (true) {{}}',
          Description: 'Five questions about loops.',
        }),
        patchJson: json([{ op: 'replace', path: '/Description', value: 'Loops.' }]),
      },
    });
    await admin.approveManyChanges({ body: { ids: [change.id, 'contract-verify-unknown'] } }).refused(404);
    await admin.rejectManyChanges({ body: { ids: [change.id, 'contract-verify-unknown'] } }).refused(404);
    has(await admin.getChangeSet({ id: change.id }), { status: 'Pending' });
    // The change that was submitted later takes precedence, whatever the order of the ids.
    has(await admin.approveManyChanges({ body: { ids: [change2.id, change.id] } }), { ids: { length: 2 } });
    const changeSet = await admin.getChangeSet({ id: change2.id });
    const isPublished = expectDecided(changeSet);
    const activity = await admin.getActivity({ id: classroom.activityId });
    if (isPublished) has(activity, { title: 'Until' });
    has(await admin.approveManyChanges({ body: { ids: [change3.id, change2.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    has(await admin.rejectManyChanges({ body: { ids: [change3.id, change2.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    has(await admin.getChangeSet({ id: change3.id }), { status: 'Pending' });
    has(await admin.getActivity({ id: classroom.activityId }), {
      description: 'Five questions about loops.',
    });
    const change4 = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: 'while (true) {{}}',
          Description: 'Five questions about loops.',
        }),
        patchJson: json([{ op: 'replace', path: '/Description', value: 'Loops and conditions.' }]),
      },
    });
    await admin.approveChange({ body: { ids: [change4.id] } });
    // The stored description has changed since the snapshot, and the change set must not overwrite it.
    if (isPublished) {
      has(await admin.approveChange({ body: { ids: [change3.id] } }).refused(409), {
        code: 'field-conflict',
      });
    }
    const change6 = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: 'while (true) {{}}',
          Description: 'Five questions about loops.',
        }),
        patchJson: json([{ op: 'replace', path: '/Description', value: 'Conditions.' }]),
      },
    });
    const activityReview = await admin.getActivityReview({ id: classroom.activityId });
    has(
      await admin
        .approveChange({
          body: {
            ids: [change6.id],
            resolutions: [
              {
                id: change6.id,
                version: 'contract-verify-other',
                patchJson: json([{ op: 'replace', path: '/Description', value: 'Conditions and loops.' }]),
              },
            ],
          },
        })
        .refused(409),
      { code: 'record-changed' },
    );
    // The resolution keeps the stored description.
    await admin.approveChange({
      body: {
        ids: [change6.id],
        resolutions: [
          {
            id: change6.id,
            version: activityReview.saved.version,
            patchJson: json([{ op: 'replace', path: '/Description', value: 'Loops and conditions.' }]),
          },
        ],
      },
    });
    const change7 = await admin.submitChange({
      body: {
        entityType: 'Activity',
        entityId: classroom.activityId,
        snapshotJson: json({
          Id: classroom.activityId,
          Title: name('While'),
          Description: 'Loops such as while (true) {{}}.',
        }),
        patchJson: json([{ op: 'replace', path: '/Title', value: 'Do' }]),
      },
    });
    has(await admin.rejectManyChanges({ body: { ids: [change3.id, change7.id] } }), { ids: { length: 2 } });
    has(await admin.getChangeSet({ id: change7.id }), { status: 'Rejected' });
    const activity2 = await admin.getActivity({ id: classroom.activityId });
    if (isPublished) has(activity2, { title: 'Until', description: 'Loops and conditions.' });
    await admin.approveManyChanges({ body: { ids: [] } }).refused(400);
    await admin.rejectManyChanges({ body: { ids: [] } }).refused(400);
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
