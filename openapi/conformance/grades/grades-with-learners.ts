import { createAnsweredClassroom, expectActivityDeleted } from '../kit/answered-classroom.ts';
import { equals, has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const gradesWithLearners = scenario(
  'grades-with-learners',
  'A grade is deleted with its content after its learners, active or not, have left.',
  async (context) => {
    const { admin, name } = context;
    // Before the learner, because the records of a scenario are deleted in the reverse order.
    const otherGrade = await admin.createGrade({ body: { title: name('Grade to join') } });
    const classroom = await createAnsweredClassroom(context, 'Grade to leave', 'Leaving-Thabo');
    const { gradeId, learner } = classroom;
    await admin.deleteGrade({ id: gradeId }).refused(409);
    const { userName } = await admin.getLearner({ id: learner.id });
    const details = {
      id: learner.id,
      userName,
      name: 'Thabo',
      surname: 'Nkosi',
      email: learner.email,
      dateOfBirth: '2015-03-14',
      gradeId,
    };
    await admin.updateLearner({ body: { ...details, isActive: false } });
    await admin.deleteGrade({ id: gradeId }).refused(409);
    await admin.getSubject({ id: classroom.subjectId });
    await admin.updateLearner({ body: { ...details, isActive: true, gradeId: otherGrade.id } });
    lists(await admin.listLearnerActivityResults({ learnerId: learner.id }), {
      activityId: classroom.activityId,
    });
    await admin.deleteGrade({ id: gradeId });
    await admin.getSubject({ id: classroom.subjectId }).refused(404);
    await admin.getTopic({ id: classroom.topicId }).refused(404);
    await expectActivityDeleted(context, classroom);
    has(await admin.getLearner({ id: learner.id }), { gradeId: otherGrade.id });
    equals((await admin.listSubjects({ gradeId: otherGrade.id })).length, 0);
  },
);
