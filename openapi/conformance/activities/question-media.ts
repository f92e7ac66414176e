import { has, holds, item } from '../kit/expect.ts';
import { file, json, scenario } from '../kit/scenario.ts';

export const questionMedia = scenario(
  'question-media',
  'A file that is uploaded with a question is served under its path.',
  async ({ admin, visitor, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of question media');
    const activity = await admin.updateActivity({
      id: classroom.activityId,
      form: {
        model: json({
          title: name('While'),
          topicId: classroom.topicId,
          description: null,
          questions: [
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
              sortOrder: 0,
              mediaPath: null,
            },
          ],
        }),
        'Questions[0].MediaFile': await file('green.png'),
      },
    });
    has(activity, { mediaPath: null });
    holds(activity, 'questions/0/mediaPath is not null', item(activity.questions, 0).mediaPath !== null);
    const path = item(activity.questions, 0).mediaPath ?? '';
    const fileId = path.replace('files/', '');
    // The file is public: a wrong token has no effect.
    has(
      await visitor
        .getMediaFile({ fileId, headers: { authorization: 'Bearer contract-verify-unknown' } })
        .responded(200),
      {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
        size: 78,
      },
    );
    has(await visitor.getMediaFile({ fileId, headers: { range: 'bytes=0-9' } }).responded(206), {
      headers: { 'content-range': 'bytes 0-9/78' },
      size: 10,
    });
    has(await visitor.getMediaFile({ fileId, headers: { range: 'bytes=78-' } }).responded(416), {
      headers: { 'content-range': 'bytes */78' },
    });
    await visitor.getMediaFile({ fileId: 'contract-verify-unknown' }).refused(404);
    has(
      await admin.updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: null,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
                sortOrder: 0,
                mediaPath: path,
              },
            ],
          }),
        },
      }),
      { questions: { 0: { mediaPath: path } } },
    );
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: null,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
                sortOrder: 0,
                mediaPath: 'files/contract-verify-unknown.png',
              },
            ],
          }),
        },
      })
      .refused(400);
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: null,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
                sortOrder: 0,
                mediaPath: path,
              },
            ],
          }),
          'Questions[1].MediaFile': await file('green.png'),
        },
      })
      .refused(400);
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: null,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
                sortOrder: 0,
                mediaPath: path,
              },
            ],
          }),
          'Questions[0].MediaFile': await file('drawing.svg'),
        },
      })
      .refused(415);
    has(await admin.getActivity({ id: classroom.activityId }), {
      questions: { 0: { mediaPath: path } },
    });
    has(
      await admin.updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: null,
            questions: [
              {
                id: classroom.trueFalse,
                type: 'truefalse',
                data: json({ question: 'The loop while (true) {{}} ends by itself.', correctAnswer: false }),
                sortOrder: 0,
                mediaPath: null,
              },
            ],
          }),
        },
      }),
      { questions: { 0: { mediaPath: null } } },
    );
    await visitor.getMediaFile({ fileId, headers: { accept: '*/*' } }).refused(404);
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
