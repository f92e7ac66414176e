import { setActive } from '../kit/activation.ts';
import { has, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { tutorOf, updateOf } from './new-users.ts';

/** Their order differs from the order in which they are created, and from that of their code points. */
const names = ['Çelik', 'Ánna', 'bheki'];

export const userLists = scenario(
  'user-lists',
  'The list of users is sorted by first name, then by surname, and contains inactive accounts.',
  async (context) => {
    const { admin, name, prefix, email, createLearner } = context;
    const listed = { ...tutorOf(context, 'Listed'), surname: `${prefix} B` };
    const created = [];
    for (const [index, given] of names.entries()) {
      const body = { ...listed, name: given, email: email(`listed-${index}`) };
      created.push(await admin.createUser({ body }));
    }
    const other = { ...listed, name: 'Ánna', surname: `${prefix} a`, email: email('listed-other') };
    created.push(await admin.createUser({ body: other }));
    const grade = await admin.createGrade({ body: { title: name('Grade of user lists') } });
    const learner = await createLearner('listed-learner', grade.id);
    await setActive(admin, learner.id, false);

    const users = await admin.listUsers();
    for (const { id } of [...created, learner]) lists(users, { id });
    lists(await admin.listLearnersWithParents(), { id: learner.id, isActive: false });
    lists(await admin.listUsersWithRoles(), { id: learner.id });
  },
);

export const parentsAndLearners = scenario(
  'parents-and-learners',
  'The lists of parents and learners show who belongs together, sorted by name.',
  async (context) => {
    const { admin, name, prefix, email, createUser, createChild } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of families') } });
    const parent = await createUser('Parent', 'family-parent');
    for (const given of names) await createChild(parent, given, grade.id);
    // The same first names as others, to be sorted by surname.
    const surname = `${prefix} a`;
    const born = { dateOfBirth: '2015-03-14', relationship: 'Mother', gradeId: null } as const;
    await parent.createLearner({ body: { ...born, name: 'Ánna', surname: `${prefix} B`, role: 'Learner' } });
    await parent.createLearner({ body: { ...born, name: 'Ánna', surname, role: 'Learner' } });
    await admin.createUser({
      body: { ...tutorOf(context, 'bheki'), surname, email: email('family'), role: 'Parent' },
    });
    for (const [index, given] of names.entries()) {
      const body = { ...tutorOf(context, given), email: email(`family-${index}`), role: 'Parent' };
      await admin.createUser({ body: { ...body, surname: `${prefix} B` } });
    }

    const learners = await admin.listLearnersWithParents();
    has(lists(learners, { name: 'bheki', surname: prefix }), {
      gradeTitle: grade.title,
      parents: { 0: { id: parent.id, isPrimaryParent: true }, length: 1 },
    });
    const parents = await admin.listParents();
    const { learners: children } = lists(parents, { id: parent.id, email: parent.email });
    has(children, { length: 5, 3: { name: 'bheki', gradeTitle: grade.title, email: null } });
    has(lists(parents, { email: email('family-0') }), { learners: [] });
  },
);

export const namesOfAdults = scenario(
  'names-of-adults',
  'Learners and guardians have the new name of a linked adult.',
  async ({ admin, prefix, createUser, createChild }) => {
    const parent = await createUser('Parent', 'renamed-parent');
    const learner = await createChild(parent, 'Renamed-child');
    const record = lists(await admin.listUsers(), { id: parent.id });
    const surname = `${prefix} Renamed`;
    await admin.updateUser({ id: parent.id, body: { ...updateOf(record), surname } });
    const parents = { 0: { id: parent.id, surname }, length: 1 };
    has(await admin.getLearner({ id: learner.id }), { parents });
    for (const learners of [
      await parent.listMyLearners(),
      await admin.listLearners(),
      await admin.listLearnersWithParents(),
    ]) {
      has(lists(learners, { id: learner.id }), { parents });
    }
    const guardians = await learner.listGuardians({ learnerId: learner.id });
    lists(guardians, { id: parent.id, fullName: `${record.name} ${surname}` });
  },
);
