import { createAnsweredClassroom, expectActivityDeleted } from '../kit/answered-classroom.ts';
import { equals, has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const topics = scenario(
  'topics',
  'A topic has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of a topic') } });
    const subject = await admin.createSubject({ body: { title: name('Chess'), gradeId: grade.id } });
    const subjectId = subject.id;
    const term = await admin.createTerm({ body: { title: name('Term of a topic') } });
    has(await admin.createTopic({ body: { title: name('Endgames'), subjectId } }), {
      description: null,
      termId: null,
    });
    const body = { title: name(unusualText), description: unusualText, subjectId, termId: term.id };
    const topic = await admin.createTopic({ body });
    lists(await admin.listTopicsBySubject({ id: subjectId }), topic);
    equals((await admin.listActivitiesByTopic({ id: topic.id })).length, 0);
    const changed = { ...topic, title: name('Gambits'), description: null, termId: null };
    await admin.updateTopic({ id: topic.id, body: changed });
    await admin.getTopic({ id: topic.id });
    lists(await admin.listTopicsBySubject({ id: subjectId }), changed);
    await admin.deleteTopic({ id: topic.id });
    await admin.getTopic({ id: topic.id }).refused(404);
    omits(await admin.listTopicsBySubject({ id: subjectId }), { id: topic.id });
    await admin.updateTopic({ id: topic.id, body: changed }).refused(404);
    await admin.deleteTopic({ id: topic.id }).refused(404);
  },
);

export const referencesOfTopics = scenario(
  'references-of-topics',
  'A topic cannot have an unknown subject or term.',
  async ({ admin, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of references') } });
    const subject = await admin.createSubject({ body: { title: name('Chess'), gradeId: grade.id } });
    const topic = await admin.createTopic({ body: { title: name('Openings'), subjectId: subject.id } });
    const { id, ...details } = topic;
    await admin.createTopic({ body: { ...details, subjectId: unknownId } }).refused(404);
    await admin.createTopic({ body: { ...details, termId: unknownId } }).refused(404);
    await admin.createTopic({ body: { ...details, title: ' ' } }).refused(400);
    await admin.updateTopic({ id, body: { ...topic, subjectId: unknownId } }).refused(404);
    await admin.updateTopic({ id, body: { ...topic, termId: unknownId } }).refused(404);
    await admin.updateTopic({ id: unknownId, body: topic }).refused(400);
    has(await admin.getTopic({ id }), topic);
    await admin.listTopicsBySubject({ id: unknownId }).refused(404);
  },
);

export const movedTopics = scenario(
  'moved-topics',
  'A topic moves to another subject with its activities, and the attempts at them stay.',
  async (context) => {
    const { admin, name } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade of moved topics', 'Moved-Lindiwe');
    const { gradeId, subjectId, topicId, activityId, learner } = classroom;
    const otherSubject = await admin.createSubject({ body: { title: name('Robotics'), gradeId } });
    const topic = await admin.getTopic({ id: topicId });
    await admin.updateTopic({ id: topicId, body: { ...topic, subjectId: otherSubject.id } });
    omits(await admin.listTopicsBySubject({ id: subjectId }), { id: topicId });
    lists(await admin.listTopicsBySubject({ id: otherSubject.id }), { id: topicId });
    lists(await admin.listActivitiesByTopic({ id: topicId }), { id: activityId });
    lists(await admin.listLearnerActivityResults({ learnerId: learner.id }), {
      activityId,
      subjectTitle: otherSubject.title,
    });
  },
);

export const deletedTopics = scenario(
  'deleted-topics',
  'A topic is deleted with its activities and everything that refers to them.',
  async (context) => {
    const { admin } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade of deleted topics', 'Deleted-Zanele');
    const { gradeId, subjectId, topicId } = classroom;
    await admin.deleteTopic({ id: topicId });
    omits(await admin.listTopicsBySubject({ id: subjectId }), { id: topicId });
    await admin.listActivitiesByTopic({ id: topicId }).refused(404);
    await admin.getActivityLeaderboard({ gradeId, topicId }).refused(404);
    await expectActivityDeleted(context, classroom);
  },
);
