import { has, lists, omits } from '../kit/expect.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { tutorOf, updateOf } from './new-users.ts';

export const gradesOfUsers = scenario(
  'grades-of-users',
  'Only a learner has a grade: an omitted one is kept, null removes it, and other roles ignore it.',
  async (context) => {
    const { admin, name } = context;
    const first = await admin.createGrade({ body: { title: name('First grade of users') } });
    const second = await admin.createGrade({ body: { title: name('Second grade of users') } });
    const tutor = await admin.createUser({
      body: { ...tutorOf(context, 'Ungraded'), gradeId: unknownId },
    });
    has(tutor, { gradeId: null });
    const learner = await admin.createUser({
      body: { ...tutorOf(context, 'Graded'), role: 'Learner', gradeId: first.id },
    });
    const update = (change: { gradeId?: string | null; role?: string }) =>
      admin.updateUser({ id: learner.id, body: { ...updateOf(learner), ...change } });
    has(await update({}), { gradeId: first.id });
    has(await update({ gradeId: second.id }), { gradeId: second.id });
    has(await update({ gradeId: null }), { gradeId: null });

    await update({ gradeId: first.id });
    has(await update({ role: 'Tutor', gradeId: unknownId }), { role: 'Tutor', gradeId: null });
    has(await update({ role: 'Learner' }), { gradeId: null });
    has(await update({ role: 'Learner', gradeId: second.id }), { role: 'Learner', gradeId: second.id });
  },
);

export const learnersWithAnotherRole = scenario(
  'learners-with-another-role',
  'A learner who gets another role loses the grade, and keeps the parents for the case of becoming a learner again.',
  async ({ admin, name, createUser, createChild }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of another role') } });
    const parent = await createUser('Parent', 'parent-of-a-tutor');
    const child = await createChild(parent, 'Teaching', grade.id);
    has(await admin.assignUserRole({ id: child.id, body: { role: 'Tutor' } }), {
      role: 'Tutor',
      gradeId: null,
    });
    lists(await admin.listUsers(), { id: child.id, role: 'Tutor', gradeId: null });
    await admin.getLearner({ id: child.id }).refused(404);
    omits(await admin.listLearnersWithParents(), { id: child.id });
    has(lists(await admin.listParents(), { id: parent.id }), { learners: [] });

    await admin.assignUserRole({ id: child.id, body: { role: 'Learner' } });
    has(lists(await admin.listLearnersWithParents(), { id: child.id }), {
      gradeId: null,
      parents: { 0: { id: parent.id }, length: 1 },
    });
  },
);
