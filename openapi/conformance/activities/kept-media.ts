import { submit } from '../kit/answers.ts';
import type { Classroom } from '../kit/classroom.ts';
import type { Client } from '../kit/client.ts';
import { has, item } from '../kit/expect.ts';
import { file, json, scenario } from '../kit/scenario.ts';
import { partOf, saveActivity, trueFalseQuestion } from './authoring.ts';

/** Saves the activity with one question, which has a file. */
async function saveQuestionWithFile(author: Client, classroom: Classroom) {
  const questions = [trueFalseQuestion(classroom)];
  const files = { [partOf(0)]: await file('green.png') };
  const saved = await saveActivity(author, classroom, { questions }, files);
  const question = item(saved.questions, 0);
  const fileId = (question.mediaPath ?? '').replace('files/', '');
  return { question, fileId };
}

export const mediaOfAttempts = scenario(
  'media-of-attempts',
  'A file is kept as long as an attempt refers to it, and is deleted with the activity.',
  async ({ admin, visitor, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of media of attempts');
    const learner = await createLearner('kept-media', classroom.gradeId);
    const { question, fileId } = await saveQuestionWithFile(admin, classroom);
    const attempt = await submit(learner, classroom, { trueFalse: false });

    await saveActivity(admin, classroom, { questions: [] });
    await visitor.getMediaFile({ fileId }).responded(200);
    const { mediaPath } = question;
    has(await learner.getActivityResult({ id: attempt.id }), { questions: { 0: { mediaPath } } });

    await admin.deleteActivity({ id: classroom.activityId });
    await visitor.getMediaFile({ fileId }).refused(404);
  },
);

export const mediaOfDeletedLearners = scenario(
  'media-of-deleted-learners',
  'A file to which only attempts refer is deleted with the last learner who has one.',
  async ({ admin, visitor, createClassroom, createLearner }) => {
    const classroom = await createClassroom('Grade of media of deleted learners');
    const learner = await createLearner('deleted-media', classroom.gradeId);
    const { fileId } = await saveQuestionWithFile(admin, classroom);
    await submit(learner, classroom, { trueFalse: false });
    await saveActivity(admin, classroom, { questions: [] });
    await visitor.getMediaFile({ fileId }).responded(200);

    await admin.deleteUser({ id: learner.id });
    await visitor.getMediaFile({ fileId }).refused(404);
  },
);

export const mediaOfChangeSets = scenario(
  'media-of-change-sets',
  'A file is kept as long as a change set refers to it, and is deleted with the question.',
  async ({ admin, visitor, createClassroom }) => {
    const classroom = await createClassroom('Grade of media of change sets');
    const { question, fileId } = await saveQuestionWithFile(admin, classroom);
    const { id, type, data, sortOrder, mediaPath } = question;
    await admin.submitChange({
      body: {
        entityType: 'Question',
        entityId: id,
        snapshotJson: json({ Id: id, Type: type, Data: data, SortOrder: sortOrder, MediaPath: mediaPath }),
        patchJson: json([{ op: 'replace', path: '/SortOrder', value: 4 }]),
      },
    });

    await saveActivity(admin, classroom, { questions: [trueFalseQuestion(classroom)] });
    has(await admin.getActivity({ id: classroom.activityId }), { questions: { 0: { mediaPath: null } } });
    await visitor.getMediaFile({ fileId }).responded(200);
    await saveActivity(admin, classroom, { questions: [] });
    await visitor.getMediaFile({ fileId }).refused(404);
  },
);
