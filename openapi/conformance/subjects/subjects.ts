import { createAnsweredClassroom, expectActivityDeleted } from '../kit/answered-classroom.ts';
import { equals, has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const subjects = scenario(
  'subjects',
  'A subject has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const { id: gradeId } = await admin.createGrade({ body: { title: name('Grade of a subject') } });
    const nothing = { description: null, subjectGroup: null, subjectType: null };
    const sent = { title: name(unusualText), gradeId, ...nothing };
    const subject = await admin.createSubject({ body: sent });
    lists(await admin.listSubjects({ gradeId }), subject);
    equals((await admin.listTopicsBySubject({ id: subject.id })).length, 0);
    const changed = {
      id: subject.id,
      title: name(unusualText),
      description: unusualText,
      subjectGroup: unusualText,
      subjectType: 'Elective',
      gradeId,
    };
    await admin.updateSubject({ id: subject.id, body: changed });
    await admin.getSubject({ id: subject.id });
    await admin.updateSubject({ id: subject.id, body: { ...changed, gradeId: unknownId } }).refused(404);
    await admin.updateSubject({ id: unknownId, body: changed }).refused(400);
    await admin.deleteSubject({ id: subject.id });
    await admin.getSubject({ id: subject.id }).refused(404);
    omits(await admin.listSubjects({ gradeId }), { id: subject.id });
    await admin.listTopicsBySubject({ id: subject.id }).refused(404);
    await admin.updateSubject({ id: subject.id, body: changed }).refused(404);
    await admin.deleteSubject({ id: subject.id }).refused(404);
    await admin.createSubject({ body: { title: name('Nowhere'), gradeId: unknownId } }).refused(404);
    await admin.createSubject({ body: { title: ' ', gradeId } }).refused(400);
    await admin.listSubjects({ gradeId: unknownId }).refused(404);
  },
);

export const movedSubjects = scenario(
  'moved-subjects',
  'A subject moves to another grade with its topics and activities, and the attempts at them stay.',
  async (context) => {
    const { admin, name } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade of moving', 'Moving-Amahle');
    const { gradeId, subjectId, topicId, activityId, learner } = classroom;
    const otherGrade = await admin.createGrade({ body: { title: name('Grade of arriving') } });
    has(await admin.getActivityLeaderboard({ gradeId, subjectId }), { length: 1 });
    const subject = await admin.getSubject({ id: subjectId });
    await admin.updateSubject({ id: subjectId, body: { ...subject, gradeId: otherGrade.id } });
    omits(await admin.listSubjects({ gradeId }), { id: subjectId });
    lists(await admin.listSubjects({ gradeId: otherGrade.id }), { id: subjectId });
    // The learner takes precedence over the grade.
    const ofLearner = await admin.listSubjects({ learnerId: learner.id, gradeId: otherGrade.id });
    has(ofLearner, { length: 0 });
    lists(await admin.listTopicsBySubject({ id: subjectId }), { id: topicId });
    has(await admin.getActivity({ id: activityId }), { topicId });
    lists(await admin.listLearnerActivityResults({ learnerId: learner.id }), { activityId });
  },
);

export const deletedSubjects = scenario(
  'deleted-subjects',
  'A subject is deleted with its topics, their activities and everything that refers to them.',
  async (context) => {
    const { admin, name } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade of deleting', 'Deleting-Refilwe');
    const { gradeId, subjectId, topicId } = classroom;
    const other = await admin.createSubject({ body: { title: name('Remaining'), gradeId } });
    has(await admin.getActivityLeaderboard({ gradeId }), { length: 1 });
    await admin.deleteSubject({ id: subjectId });
    await admin.getTopic({ id: topicId }).refused(404);
    await admin.listTopicsBySubject({ id: subjectId }).refused(404);
    await expectActivityDeleted(context, classroom);
    await admin.getActivityLeaderboard({ gradeId, subjectId }).refused(404);
    omits(
      (await admin.getActivityLeaderboard({ gradeId })).filter(({ totalScore }) => totalScore !== 0),
      {},
    );
    has(await admin.getSubject({ id: other.id }), other);
  },
);
