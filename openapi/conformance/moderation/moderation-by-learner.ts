import { has, item, lacks, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';
import { expectDecided } from './decided.ts';

export const moderationByLearner = scenario(
  'moderation-by-learner',
  "A learner's change to a question contains no answer key, and does not affect the stored key.",
  async ({ admin, name, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of moderation by learner');
    const learner = await createLearner('Moderated-Learner', classroom.gradeId);
    const change = await learner.submitChange({
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
    });
    has(change, { status: 'Pending' });
    lacks(change.snapshotJson, /correctAnswer/);
    lacks(change.patchJson, /correctAnswer/);
    await learner
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
            { op: 'replace', path: '/data', value: '{"prompt":"What is {}?","answer":"break"}' },
          ]),
        },
      })
      .refused(400);
    await learner
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.fillIn,
          snapshotJson: json({
            Id: classroom.fillIn,
            Type: 'fillInTheBlanks',
            Data: '{"paragraph":"A {} of [[]] runs while its condition is [[]].","hint":null}',
            SortOrder: 3,
            MediaPath: null,
          }),
          patchJson: json([
            { op: 'replace', path: '/data', value: '{"paragraph":"The body {} of [[]] runs.","hint":null}' },
          ]),
        },
      })
      .refused(400);
    await learner
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.text,
          snapshotJson: json({
            Id: classroom.text,
            Type: 'truefalse',
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
    // Moderators receive the answer key.
    const changeSet = await admin.getChangeSet({ id: change.id });
    matches(changeSet.snapshotJson, /correctAnswer.{1,20}break/);
    matches(changeSet.patchJson, /correctAnswer.{1,20}break/);
    const questionReview = await admin.getQuestionReview({ id: classroom.text });
    has(questionReview, {
      before: { id: classroom.text },
      latestChange: { status: 'Pending' },
      history: { 0: { id: change.id, submittedByUserId: learner.id } },
    });
    matches(questionReview.before.data, /leaves a loop/);
    matches(questionReview.before.data, /correctAnswer.{1,20}break/);
    matches(questionReview.after.data, /ends a loop/);
    matches(questionReview.after.data, /correctAnswer.{1,20}break/);
    matches(
      item((await learner.getActivity({ id: classroom.activityId })).questions, 4).data,
      /Which keyword leaves a loop such as {}\?/,
    );
    await admin.approveChange({ body: { ids: [change.id] } });
    // A server may publish approved changes later.
    const changeSet2 = await admin.getChangeSet({ id: change.id });
    if (expectDecided(changeSet2)) {
      const activity = await admin.getActivity({ id: classroom.activityId });
      matches(item(activity.questions, 4).data, /ends a loop/);
      matches(item(activity.questions, 4).data, /correctAnswer.{1,20}break/);
      matches(item(activity.questions, 4).data, /"modelAnswer":\s*"It ends with the keyword."/);
    }
    const change2 = await learner.submitChange({
      body: {
        entityType: 'Question',
        entityId: classroom.fillIn,
        snapshotJson: json({
          Id: classroom.fillIn,
          Type: 'fillInTheBlanks',
          Data: '{"paragraph":"A {} of [[]] runs while its condition is [[]].","hint":null}',
          SortOrder: 3,
          MediaPath: null,
        }),
        patchJson: json([
          {
            op: 'replace',
            path: '/data',
            value: '{"paragraph":"The body {} of [[]] runs as long as its condition is [[]].","hint":null}',
          },
        ]),
      },
    });
    matches((await admin.getChangeSet({ id: change2.id })).patchJson, /\[\[while\]\].*\[\[true\]\]/);
    await admin.updateActivity({
      id: classroom.activityId,
      form: {
        model: json({
          title: name('While'),
          topicId: classroom.topicId,
          description: null,
          questions: [
            {
              id: classroom.fillIn,
              type: 'fillInTheBlanks',
              data: json({ paragraph: 'The body {{}} of [[while]] runs.', correctAnswers: ['while'] }),
              sortOrder: 0,
              mediaPath: null,
            },
          ],
        }),
      },
    });
    has(await admin.approveChange({ body: { ids: [change2.id] } }).refused(409), { code: 'field-conflict' });
    has(await admin.approveManyChanges({ body: { ids: [change2.id] } }).refused(409), {
      code: 'field-conflict',
    });
    has(await admin.getChangeSet({ id: change2.id }), { status: 'Pending' });
    await admin.getChangeSet({ id: change.id }).refused(404);
    await admin.getQuestionReview({ id: classroom.text }).refused(404);
    await admin.suspendActivity({ body: { id: classroom.activityId } });
    await learner
      .submitChange({
        body: {
          entityType: 'Question',
          entityId: classroom.fillIn,
          snapshotJson: json({
            Id: classroom.fillIn,
            Type: 'fillInTheBlanks',
            Data: '{"paragraph":"A {} of [[]] runs while its condition is [[]].","hint":null}',
            SortOrder: 3,
            MediaPath: null,
          }),
          patchJson: json([
            {
              op: 'replace',
              path: '/data',
              value: '{"paragraph":"The body {} of [[]] runs as long as its condition is [[]].","hint":null}',
            },
          ]),
        },
      })
      .refused(404);
    await admin.deleteUser({ id: learner.id });
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
