import { createAnsweredClassroom } from '../kit/answered-classroom.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const newTitles = scenario(
  'new-titles',
  'Other records have the new titles of grades, subjects, topics, terms and activities, also in earlier reports.',
  async (context) => {
    const { admin, name, createUser, createChild } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade to rename', 'Titles-Nosipho');
    const { gradeId, subjectId, topicId, activityId, learner, changeSetId } = classroom;
    const term = await admin.createTerm({ body: { title: name('Term to rename') } });
    const titles = {
      grade: name('Renamed grade'),
      subject: name('Renamed subject'),
      topic: name('Renamed topic'),
      term: name('Renamed term'),
      activity: name('Renamed activity'),
    };
    const parent = await createUser('Parent', 'Titles-Parent');
    const child = await createChild(parent, 'Titles-Child', gradeId);
    const subject = await admin.getSubject({ id: subjectId });
    const topic = await admin.getTopic({ id: topicId });
    await admin.updateGrade({
      id: gradeId,
      body: { id: gradeId, title: titles.grade, description: null },
    });
    await admin.updateSubject({ id: subjectId, body: { ...subject, title: titles.subject } });
    await admin.updateTopic({ id: topicId, body: { ...topic, title: titles.topic, termId: term.id } });
    await admin.updateTerm({ id: term.id, body: { ...term, title: titles.term } });
    const model = JSON.stringify({ title: titles.activity, description: null, topicId });
    await admin.updateActivity({ id: activityId, form: { model } });
    lists(await admin.listLearnerActivityResults({ learnerId: learner.id }), {
      activityId,
      activityTitle: titles.activity,
      subjectTitle: titles.subject,
      topicTitle: titles.topic,
      termTitle: titles.term,
    });
    has(await admin.getActivityLeaderboard({ gradeId }), { length: 1, 0: { gradeTitle: titles.grade } });
    const inGrade = { gradeTitle: titles.grade };
    has(await learner.getMyLearnerProfile(), { gradeId, ...inGrade });
    has(await admin.getLearner({ id: child.id }), inGrade);
    for (const learners of [
      await parent.listMyLearners(),
      await admin.listLearners(),
      await admin.listLearnersWithParents(),
    ]) {
      lists(learners, { id: child.id, ...inGrade });
    }
    lists(await admin.listLearnersByGrade({ gradeId }), { id: child.id, ...inGrade });
    lists(lists(await admin.listParents(), { id: parent.id }).learners, inGrade);

    const { grade, activity: activityTitle } = titles;
    has(await admin.getChangeSet({ id: changeSetId }), { activityTitle });
    lists(await admin.listModerationQueue(), { id: changeSetId, activityTitle });
    has(await admin.getActivityReview({ id: activityId }), {
      gradeTitle: grade,
      subjectTitle: titles.subject,
      topicTitle: titles.topic,
      activityTitle,
    });
    const { subjects } = lists(await admin.getModerationQueueTree(), { gradeId, gradeName: grade });
    const { activities } = lists(subjects, { subjectId, subjectName: titles.subject });
    lists(activities, { activityId, activityTitle });
  },
);
