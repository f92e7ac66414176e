import { has, lists } from '../kit/expect.ts';
import { scenario, unusualText } from '../kit/scenario.ts';

export const parentProfile = scenario(
  'parent-profile',
  "A parent changes their profile, and the adults listed in the learner's record show the change.",
  async ({ admin, createUser, createChild, email, prefix }) => {
    const parent = await createUser('Parent', 'Naledi-profile');
    const profile = await parent.getParentProfile();
    has(profile, {
      name: 'Naledi-profile',
      surname: prefix,
      town: null,
      postalCode: null,
      learnerCount: 0,
    });
    const child = await createChild(parent, 'Sizwe');
    has(await child.getMyLearnerProfile(), { parents: { length: 1, 0: { surname: prefix } } });
    const account = lists(await admin.listUsers(), { id: parent.id });

    const numbers = { whatsAppNumber: '0825550188', cellphoneNumber: '0825550199' };
    const names = { name: unusualText, surname: `${prefix}-Botha` };
    const details = { ...names, ...numbers, town: unusualText, postalCode: '6529' };
    const changed = await parent.updateParentProfile({
      body: { ...details, email: parent.email.toUpperCase() },
    });
    has(changed, { ...profile, ...details, learnerCount: 1 });
    const otherEmail = { ...details, town: 'Knysna', email: email('other') };
    await parent.updateParentProfile({ body: otherEmail }).refused(400);
    has(await parent.getParentProfile(), changed);
    has(await parent.updateParentProfile({ body: { ...details, town: 'Paarl' } }), { town: 'Paarl' });

    has(await child.getMyLearnerProfile(), { parents: { 0: { ...names, ...numbers } } });
    const { version: _, ...unchanged } = account;
    lists(await admin.listUsers(), { ...unchanged, ...names, ...numbers });

    await parent.deleteLearner({ id: child.id });
    has(await parent.getParentProfile(), { learnerCount: 0 });
  },
);
