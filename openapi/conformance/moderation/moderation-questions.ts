import { has, holds, includes, item, lists, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { expectDecided } from './decided.ts';
import { activitiesOf } from './queue-tree.ts';

export const moderationQuestions = scenario(
  'moderation-questions',
  'A change gives a question a new text, another position and a file.',
  async ({ admin, createClassroom, createUser }) => {
    const classroom = await createClassroom('Grade of moderation questions');
    const tutor = await createUser('Tutor', 'Questions-Tutor');
    const change = await tutor.submitChange({
      body: {
        entityType: 'Question',
        entityId: classroom.text,
        snapshotJson: json({
          Id: classroom.text,
          Type: 'textAnswer',
          Data: '{"prompt":"Which keyword leaves a loop such as {}?","correctAnswer":"break"}',
          SortOrder: 4,
          MediaPath: null,
        }),
        patchJson: json([
          {
            op: 'replace',
            path: '/data',
            value: '{"prompt":"Which keyword ends a loop such as {}?","correctAnswer":"break"}',
          },
        ]),
      },
    });
    matches(change.patchJson, /correctAnswer.{1,20}break/);
    const change2 = await tutor.submitChange({
      body: {
        entityType: 'Question',
        entityId: classroom.text,
        snapshotJson: json({
          Id: classroom.text,
          Type: 'textAnswer',
          Data: '{"prompt":"Which keyword leaves a loop such as {}?","correctAnswer":"break"}',
          SortOrder: 4,
          MediaPath: null,
        }),
        patchJson: json([
          { op: 'replace', path: '/SortOrder', value: 0 },
          {
            op: 'replace',
            path: '/MediaPath',
            value:
              'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFUlEQVR4nGNgWBBAGhrVMKph+GoAAEiR8AEupTNZAAAAAElFTkSuQmCC',
          },
        ]),
      },
    });
    await tutor
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.text,
          snapshotJson: json({
            Id: classroom.text,
            Type: 'textAnswer',
            Data: '{"prompt":"Which keyword leaves a loop such as {}?"}',
            SortOrder: 4,
            MediaPath: null,
          }),
          patchJson: json([
            { op: 'replace', path: '/data', value: '{"prompt":"Which keyword ends a loop such as {}?"}' },
          ]),
        },
      })
      .refused(400);
    await tutor
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.text,
          snapshotJson: json({
            Id: classroom.text,
            Type: 'textAnswer',
            Data: '{"prompt":"Which keyword leaves a loop such as {}?","correctAnswer":"break"}',
            SortOrder: 4,
            MediaPath: null,
          }),
          patchJson: json([{ op: 'replace', path: '/MediaPath', value: 'data:image/png;base64,PGh0bWw+' }]),
        },
      })
      .refused(400);
    await tutor
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.text,
          snapshotJson: json({
            Id: classroom.text,
            Type: 'textAnswer',
            Data: '{"prompt":"Which keyword leaves a loop such as {}?","correctAnswer":"break"}',
            SortOrder: 4,
            MediaPath: null,
          }),
          patchJson: json([
            { op: 'replace', path: '/MediaPath', value: 'files/contract-verify-unknown.png' },
          ]),
        },
      })
      .refused(400);
    await tutor
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: 'contract-verify-unknown',
          snapshotJson: json({
            Id: 'contract-verify-unknown',
            Type: 'textAnswer',
            Data: '{"prompt":"Which keyword leaves a loop such as {}?","correctAnswer":"break"}',
            SortOrder: 4,
            MediaPath: null,
          }),
          patchJson: json([
            {
              op: 'replace',
              path: '/data',
              value: '{"prompt":"Which keyword ends a loop such as {}?","correctAnswer":"break"}',
            },
          ]),
        },
      })
      .refused(404);
    // A question with several changes counts once.
    const moderationQueueTree = await admin.getModerationQueueTree({ type: 'Question' });
    lists(moderationQueueTree, { gradeId: classroom.gradeId, total: 1 });
    const changed = lists(activitiesOf(moderationQueueTree), { activityId: classroom.activityId });
    const { changeSetIds } = lists(changed.questionChanges, {
      questionId: classroom.text,
      changeSetIds: { length: 2 },
    });
    includes(changeSetIds, change2.id);
    const activityReview = await admin.getActivityReview({ id: classroom.activityId });
    has(activityReview, {
      moderation: { pendingCount: 2, activityStatus: 'None' },
      after: { questions: { 0: { sortOrder: 0 } } },
    });
    const questionReview = await admin.getQuestionReview({ id: classroom.text });
    has(questionReview, { before: { mediaPath: null }, after: { sortOrder: 0 }, history: { length: 2 } });
    holds(questionReview, 'after/mediaPath is not null', questionReview.after.mediaPath !== null);
    const questionReview2 = await admin.getQuestionReview({ id: classroom.trueFalse });
    has(questionReview2, { latestChange: null, history: { length: 0 } });
    await admin.getQuestionReview({ id: 'contract-verify-unknown' }).refused(404);
    const activity = await admin.getActivity({ id: classroom.activityId });
    has(activity, { questions: { 4: { id: classroom.text, mediaPath: null } } });
    await admin.approveManyChanges({ body: { ids: [change.id, change2.id] } });
    const changeSet = await admin.getChangeSet({ id: change.id });
    const isPublished = expectDecided(changeSet);
    const activity2 = await admin.getActivity({ id: classroom.activityId });
    has(activity2, { totalScore: 5 });
    if (isPublished) {
      has(activity2, { questions: { 0: { id: classroom.text }, 1: { id: classroom.trueFalse } } });
      holds(activity2, 'a media path', item(activity2.questions, 0).mediaPath !== null);
    }
    await admin.deleteUser({ id: tutor.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
