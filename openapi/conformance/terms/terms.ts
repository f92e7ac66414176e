import { createAnsweredClassroom } from '../kit/answered-classroom.ts';
import { has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';

export const terms = scenario(
  'terms',
  'A term has the sent values, and cannot be found after its deletion.',
  async ({ admin, name }) => {
    const term = await admin.createTerm({ body: { title: name('Term'), description: unusualText } });
    lists(await admin.listTerms(), term);
    has(await admin.createTerm({ body: { title: name('Term without a description') } }), {
      description: null,
    });
    await admin.createTerm({ body: { title: name('Term with an empty description'), description: '' } });
    const renamed = { id: term.id, title: name(unusualText), description: null };
    await admin.updateTerm({ id: term.id, body: renamed });
    await admin.getTerm({ id: term.id });
    await admin.deleteTerm({ id: term.id });
    await admin.getTerm({ id: term.id }).refused(404);
    omits(await admin.listTerms(), { id: term.id });
    await admin.updateTerm({ id: term.id, body: renamed }).refused(404);
    await admin.deleteTerm({ id: term.id }).refused(404);
    await admin.createTerm({ body: { title: ' ', description: null } }).refused(400);
    await admin.updateTerm({ id: unknownId, body: renamed }).refused(400);
  },
);

export const deletedTerms = scenario(
  'deleted-terms',
  'A deleted term leaves its topics, their activities and the attempts at them, without a term.',
  async (context) => {
    const { admin, name } = context;
    const classroom = await createAnsweredClassroom(context, 'Grade of a term', 'Terms-Karabo');
    const { topicId, subjectId, activityId, learner } = classroom;
    const term = await admin.createTerm({ body: { title: name('Term to delete') } });
    const topic = { id: topicId, title: name('Loops'), description: null, subjectId, termId: term.id };
    has(await admin.updateTopic({ id: topicId, body: topic }), { termId: term.id });
    const report = () => admin.listLearnerActivityResults({ learnerId: learner.id });
    lists(await report(), { activityId, termTitle: term.title });
    await admin.deleteTerm({ id: term.id });
    has(await admin.getTopic({ id: topicId }), { ...topic, termId: null });
    has(await admin.getActivity({ id: activityId }), { topicId });
    lists(await report(), { activityId, termTitle: null });
  },
);
