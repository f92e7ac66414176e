import { createAnsweredClassroom } from '../kit/answered-classroom.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const newTitles = scenario(
  'new-titles',
  'Profiles, leaderboards and reports about earlier attempts have the new titles of grades, subjects, topics and terms.',
  async (context) => {
    const { admin, name } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade to rename', 'Titles-Nosipho');
    const { gradeId, subjectId, topicId, activityId, learner } = classroom;
    const term = await admin.createTerm({ body: { title: name('Term to rename') } });
    const titles = {
      grade: name('Renamed grade'),
      subject: name('Renamed subject'),
      topic: name('Renamed topic'),
      term: name('Renamed term'),
    };
    const subject = await admin.getSubject({ id: subjectId });
    const topic = await admin.getTopic({ id: topicId });
    await admin.updateGrade({
      id: gradeId,
      body: { id: gradeId, title: titles.grade, description: null },
    });
    await admin.updateSubject({ id: subjectId, body: { ...subject, title: titles.subject } });
    await admin.updateTopic({ id: topicId, body: { ...topic, title: titles.topic, termId: term.id } });
    await admin.updateTerm({ id: term.id, body: { ...term, title: titles.term } });
    lists(await admin.listLearnerActivityResults({ learnerId: learner.id }), {
      activityId,
      subjectTitle: titles.subject,
      topicTitle: titles.topic,
      termTitle: titles.term,
    });
    lists(await admin.getActivityLeaderboard({ gradeId }), {
      learnerId: learner.id,
      gradeTitle: titles.grade,
    });
    has(await learner.getMyLearnerProfile(), { gradeId, gradeTitle: titles.grade });
  },
);
