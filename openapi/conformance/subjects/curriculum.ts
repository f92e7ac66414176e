import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const subjects = scenario(
  'subjects',
  'A subject and its topics are deleted with their grade.',
  async ({ admin, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of a subject') } });
    const subject = await admin.createSubject({
      body: { title: name('Chess'), description: 'Openings and endgames.', gradeId: grade.id },
    });
    has(subject, { description: 'Openings and endgames.' });
    lists(await admin.listSubjects({ gradeId: grade.id }), { id: subject.id });
    has(
      await admin.updateSubject({
        id: subject.id,
        body: {
          id: subject.id,
          title: name('Chess'),
          description: 'Mate in two.',
          subjectGroup: null,
          subjectType: null,
          gradeId: grade.id,
        },
      }),
      { description: 'Mate in two.' },
    );
    has(await admin.getSubject({ id: subject.id }), { description: 'Mate in two.' });
    const topic = await admin.createTopic({ body: { title: name('Openings'), subjectId: subject.id } });
    has(topic, { termId: null });
    lists(await admin.listTopicsBySubject({ id: subject.id }), { id: topic.id });
    has(
      await admin.updateTopic({
        id: topic.id,
        body: {
          id: topic.id,
          title: name('Endgames'),
          description: 'King and pawn.',
          subjectId: subject.id,
          termId: null,
        },
      }),
      { description: 'King and pawn.' },
    );
    has(await admin.getTopic({ id: topic.id }), { description: 'King and pawn.' });
    await admin.deleteTopic({ id: topic.id });
    await admin.getTopic({ id: topic.id }).refused(404);
    await admin.deleteTopic({ id: topic.id }).refused(404);
    await admin
      .createTopic({ body: { title: name('Nowhere'), subjectId: 'contract-verify-unknown' } })
      .refused(404);
    await admin.createTopic({ body: { title: ' ', subjectId: subject.id } }).refused(400);
    await admin
      .updateTopic({
        id: topic.id,
        body: {
          id: topic.id,
          title: name('Endgames'),
          description: null,
          subjectId: subject.id,
          termId: null,
        },
      })
      .refused(404);
    await admin.deleteSubject({ id: subject.id });
    await admin.getSubject({ id: subject.id }).refused(404);
    await admin.deleteSubject({ id: subject.id }).refused(404);
    await admin.listTopicsBySubject({ id: subject.id }).refused(404);
    await admin
      .updateSubject({
        id: subject.id,
        body: {
          id: subject.id,
          title: name('Chess'),
          description: null,
          subjectGroup: null,
          subjectType: null,
          gradeId: grade.id,
        },
      })
      .refused(404);
    await admin
      .createSubject({ body: { title: name('Nowhere'), gradeId: 'contract-verify-unknown' } })
      .refused(404);
    await admin.createSubject({ body: { title: '', gradeId: grade.id } }).refused(400);
    await admin.listSubjects({ gradeId: 'contract-verify-unknown' }).refused(404);
    await admin.deleteGrade({ id: grade.id });
  },
);
