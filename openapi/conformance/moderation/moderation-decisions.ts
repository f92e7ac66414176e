import { has, holds, item, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { expectDecided } from './decided.ts';

export const moderationDecisions = scenario(
  'moderation-decisions',
  'A change can be approved or rejected only once, and takes effect only when it is approved.',
  async ({ admin, name, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of moderation decisions');
    const tutor = await createUser('Tutor', 'Decisions-Tutor');
    const change = await tutor.submitChange({
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
    has(await admin.rejectChange({ body: { ids: [change.id], reason: 'While is the word in the book.' } }), {
      ids: { 0: change.id },
    });
    has(await admin.getChangeSet({ id: change.id }), { status: 'Rejected' });
    matches((await admin.getActivity({ id: classroom.activityId })).title, /While$/);
    const activityReview = await admin.getActivityReview({ id: classroom.activityId });
    has(activityReview, {
      history: { 0: { status: 'Rejected', reason: 'While is the word in the book.' } },
      moderation: { pendingCount: 0, activityStatus: 'Rejected' },
      changes: { length: 0 },
    });
    holds(
      activityReview,
      'history/0/decidedAtUtc is not null',
      item(activityReview.history, 0).decidedAtUtc !== null,
    );
    has(await admin.rejectChange({ body: { ids: [change.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    has(await admin.approveChange({ body: { ids: [change.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    const change2 = await tutor.submitChange({
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
    has(await admin.approveChange({ body: { ids: [change2.id] } }), { ids: { 0: change2.id } });
    const changeSet = await admin.getChangeSet({ id: change2.id });
    const isPublished = expectDecided(changeSet);
    // A server may publish approved changes later.
    const activity = await admin.getActivity({ id: classroom.activityId });
    has(activity, { description: 'Five questions about loops.' });
    if (isPublished) has(activity, { title: 'Until', lastModifiedUserId: tutor.id });
    has(await admin.approveChange({ body: { ids: [change2.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    has(await admin.rejectChange({ body: { ids: [change2.id] } }).refused(409), {
      code: 'change-not-pending',
    });
    const changeSet2 = await admin.getChangeSet({ id: change2.id });
    expectDecided(changeSet2);
    await admin.approveChange({ body: { ids: ['contract-verify-unknown'] } }).refused(404);
    await admin.rejectChange({ body: { ids: ['contract-verify-unknown'] } }).refused(404);
    await admin.approveChange({ body: { ids: [] } }).refused(400);
    await admin.rejectChange({ body: { ids: [] } }).refused(400);
    await admin
      .submitChange({
        body: {
          entityType: 'Activity',
          entityId: 'contract-verify-unknown',
          snapshotJson: json({ Id: 'contract-verify-unknown', Title: 'While', Description: null }),
          patchJson: json([{ op: 'replace', path: '/Title', value: 'Until' }]),
        },
      })
      .refused(404);
    await admin
      .submitChange({
        body: {
          entityType: 'Activity',
          entityId: classroom.activityId,
          snapshotJson: json({ Id: 'contract-verify-unknown', Title: 'While', Description: null }),
          patchJson: json([{ op: 'replace', path: '/Title', value: 'Until' }]),
        },
      })
      .refused(400);
    await admin
      .submitChange({
        body: {
          entityType: 'Activity',
          entityId: classroom.activityId,
          snapshotJson: json({
            Id: classroom.activityId,
            Title: name('While'),
            Description: 'Loops such as while (true) {{}}.',
          }),
          patchJson: json([{ op: 'replace', path: '/TopicId', value: 'contract-verify-unknown' }]),
        },
      })
      .refused(400);
    await admin
      .submitChange({
        body: {
          entityType: 'Activity',
          entityId: classroom.activityId,
          snapshotJson: json({
            Id: classroom.activityId,
            Title: name('While'),
            Description: 'Loops such as while (true) {{}}.',
          }),
          patchJson: json([
            { op: 'replace', path: '/Title', value: 'Until' },
            { op: 'replace', path: '/TITLE', value: 'For' },
          ]),
        },
      })
      .refused(400);
    await admin
      .submitChange({
        body: {
          entityType: 'Activity',
          entityId: classroom.activityId,
          snapshotJson: json({
            Id: classroom.activityId,
            Title: name('While'),
            Description: 'Loops such as while (true) {{}}.',
          }),
          patchJson: json([]),
        },
      })
      .refused(400);
    await admin.deleteUser({ id: tutor.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
