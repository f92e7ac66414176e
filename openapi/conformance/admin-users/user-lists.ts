import { setActive } from '../kit/activation.ts';
import { has, holds, lists } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { tutorOf } from './new-users.ts';

/** In the order in which lists return them, which differs from that of their code points. */
const names = ['Ánna', 'bheki', 'Çelik'];

/** The names of these users in the order of a list. */
const namesIn = (list: readonly { name: string; surname: string }[], surname: string) => ({
  names: list.filter((user) => user.surname === surname && names.includes(user.name)).map(({ name }) => name),
});

export const userLists = scenario(
  'user-lists',
  'The list of users is sorted by first name, then by surname, and contains inactive accounts.',
  async (context) => {
    const { admin, name, prefix, email, createLearner } = context;
    const surname = `${prefix} A`;
    const listed = { ...tutorOf(context, 'Listed'), surname };
    for (const [index, given] of ['Çelik', 'Ánna', 'bheki'].entries()) {
      const body = { ...listed, name: given, email: email(`listed-${index}`) };
      await admin.createUser({ body });
    }
    const later = { ...listed, name: 'Ánna', surname: `${prefix} B`, email: email('listed-later') };
    const second = await admin.createUser({ body: later });
    const grade = await admin.createGrade({ body: { title: name('Grade of user lists') } });
    const learner = await createLearner('listed-learner', grade.id);
    await setActive(admin, learner.id, false);

    const users = await admin.listUsers();
    has(namesIn(users, surname), { names });
    const first = users.findIndex((user) => user.name === 'Ánna' && user.surname === surname);
    const last = users.findIndex(({ id }) => id === second.id);
    holds(users, 'the same first names sorted by surname', first < last);
    lists(users, { id: learner.id });
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
    for (const given of ['Çelik', 'Ánna', 'bheki']) await createChild(parent, given, grade.id);
    for (const [index, given] of ['Çelik', 'Ánna', 'bheki'].entries()) {
      const body = { ...tutorOf(context, given), email: email(`family-${index}`), role: 'Parent' };
      await admin.createUser({ body });
    }

    const learners = await admin.listLearnersWithParents();
    has(namesIn(learners, prefix), { names });
    has(lists(learners, { name: 'bheki', surname: prefix }), {
      gradeTitle: grade.title,
      parents: { 0: { id: parent.id, isPrimaryParent: true }, length: 1 },
    });
    const parents = await admin.listParents();
    has(namesIn(parents, prefix), { names });
    has(namesIn(lists(parents, { id: parent.id }).learners, prefix), { names });
    has(lists(parents, { id: parent.id }), {
      email: parent.email,
      learners: { 0: { gradeTitle: grade.title, email: null }, length: 3 },
    });
    has(lists(parents, { email: email('family-0') }), { learners: [] });
  },
);
