import { has, item, matches } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const activitiesSaved = scenario(
  'activities-saved',
  'A saved activity has the sent values, and a rejected request changes nothing.',
  async ({ admin, name, createClassroom }) => {
    const classroom = await createClassroom('Grade of activities saved');
    const activity = await admin.updateActivity({
      id: classroom.activityId,
      form: {
        model: json({
          id: classroom.activityId,
          version: classroom.version,
          title: name('Until'),
          topicId: classroom.topicId,
          description: null,
          totalScore: 40,
          questions: [
            {
              type: 'textAnswer',
              data: json({ prompt: 'What do you like about {}?', correctAnswer: null }),
              sortOrder: 4,
              mediaPath: null,
            },
            {
              id: classroom.trueFalse,
              type: 'truefalse',
              data: json({ question: 'The loop while (false) {{}} ends by itself.', correctAnswer: true }),
              sortOrder: 2,
              mediaPath: null,
            },
          ],
        }),
      },
    });
    has(activity, {
      description: null,
      questions: { 0: { id: classroom.trueFalse }, 1: { type: 'textAnswer' } },
      totalScore: 1,
      results: { length: 0 },
    });
    has(
      await admin
        .updateActivity({
          id: classroom.activityId,
          form: {
            model: json({
              title: name('While'),
              topicId: classroom.topicId,
              description: 'For code such as {{}}.',
              version: classroom.version,
            }),
          },
        })
        .refused(409),
      { code: 'record-changed' },
    );
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: 'For code such as {{}}.',
            id: 'contract-verify-unknown',
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
            topicId: 'contract-verify-unknown',
            description: 'For code such as {{}}.',
          }),
        },
      })
      .refused(404);
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: 'For code such as {{}}.',
            questions: [
              {
                id: 'contract-verify-unknown',
                type: 'truefalse',
                data: json({ question: 'Yes?', correctAnswer: true }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                id: classroom.trueFalse,
                type: 'textAnswer',
                data: json({ prompt: 'Is {{}} a loop?', correctAnswer: 'no' }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                type: 'mcqSingleAnswer',
                data: json({ prompt: 'Which?', options: ['for', 'if'], correctAnswer: 'while' }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                type: 'fillInTheBlanks',
                data: json({ paragraph: 'Nothing to fill in.', correctAnswers: [] }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                type: 'fillInTheBlanks',
                data: json({ paragraph: 'Is it [[while]] or \\[[until]]? [[Neither', correctAnswers: [] }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                type: 'textAnswer',
                data: json({ prompt: ' ​', correctAnswer: null }),
                sortOrder: 0,
                mediaPath: null,
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
            description: 'For code such as {{}}.',
            questions: [
              {
                type: 'mcqMultiAnswer',
                data: json({ prompt: 'Which?', options: ['for', 'if'], correctAnswers: [] }),
                sortOrder: 0,
                mediaPath: null,
              },
            ],
          }),
        },
      })
      .refused(400);
    await admin.updateActivity({ id: classroom.activityId, form: { other: '{}' } }).refused(400);
    const activity2 = await admin.getActivity({ id: classroom.activityId });
    has(activity2, {
      description: null,
      totalScore: 1,
      questions: { 0: { id: classroom.trueFalse }, 1: { id: item(activity.questions, 1).id } },
    });
    matches(activity2.title, /Until$/);
    matches(item(activity2.questions, 0).data, /while \(false\)/);
    await admin
      .createActivity({ body: { title: name('Nowhere'), topicId: 'contract-verify-unknown' } })
      .refused(404);
    await admin.createActivity({ body: { title: ' ', topicId: classroom.topicId } }).refused(400);
    await admin.deleteActivity({ id: classroom.activityId });
    await admin
      .updateActivity({
        id: classroom.activityId,
        form: {
          model: json({
            title: name('While'),
            topicId: classroom.topicId,
            description: 'For code such as {{}}.',
          }),
        },
      })
      .refused(404);
    await admin.deleteGrade({ id: classroom.gradeId });
  },
);
