import { has, lists } from '../kit/expect.ts';
import { inDays, scenario, unknownId, unusualText } from '../kit/scenario.ts';
import { recordOf } from './record-of.ts';

export const learnerChanges = scenario(
  'learner-changes',
  'An update keeps what it leaves out, clears what is null, and ignores what a client only reads.',
  async ({ admin, createUser, createChild, email, name }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of changes') } });
    const parent = await createUser('Parent', 'Nomsa-changes');
    const child = await createChild(parent, 'Sizwe', grade.id);
    const added = await parent.getLearner({ id: child.id });
    const record = { ...recordOf(added, email('Sizwe-changes')), name: unusualText };

    const details = {
      school: unusualText,
      town: 'George',
      postalCode: '6529',
      specialNotes: unusualText,
      isNameHidden: true,
    };
    const detailed = await parent.updateLearner({ body: { ...record, ...details } });
    const { isNameHidden: _, ...fixed } = details;
    has(detailed, { ...record, ...fixed, gradeTitle: grade.title, parents: added.parents });

    const townless = await parent.updateLearner({ body: { ...record, town: null } });
    has(townless, { ...detailed, town: null });
    has(await parent.getLearner({ id: child.id }), townless);
    lists(await parent.listMyLearners(), townless);
    const { school } = details;
    lists(await admin.listLearnersByGrade({ gradeId: grade.id }), {
      id: child.id,
      name: record.name,
      school,
    });

    const read = { ...townless, ...record };
    const readOnly = { parents: [], gradeTitle: 'Another title', lastLoginDate: inDays(-1) };
    has(await child.updateLearner({ body: { ...read, ...readOnly } }), townless);
    has(await child.updateLearner({ body: { ...record, town: 'Soweto' } }), { town: 'Soweto' });
  },
);

export const refusedChanges = scenario(
  'refused-changes-of-learners',
  'A refused update changes nothing: another user name, a role, an email address in use, or an unknown grade.',
  async ({ admin, createUser, createChild, email, name, prefix }) => {
    const grade = await admin.createGrade({ body: { title: name('Grade of refused changes') } });
    const parent = await createUser('Parent', 'Nomsa-refused');
    const child = await createChild(parent, 'Sizwe', grade.id);
    const before = await parent.getLearner({ id: child.id });
    const record = { ...recordOf(before, email('Sizwe-refused')), town: 'George' };
    const refuse = (change: object, status: number) =>
      parent.updateLearner({ body: { ...record, ...change } }).refused(status);

    await refuse({ userName: `${prefix}.other` }, 400);
    await refuse({ userName: before.userName.toUpperCase() }, 400);
    await refuse({ role: 'Admin' }, 400);
    await refuse({ gradeId: unknownId }, 404);
    has(await refuse({ email: parent.email.toUpperCase() }, 409), { code: 'email-in-use' });
    await child.updateLearner({ body: { ...record, isActive: false } }).refused(400);
    has(await parent.getLearner({ id: child.id }), before);
  },
);
