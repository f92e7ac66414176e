import { has, includes } from '../kit/expect.ts';
import { scenario, type User } from '../kit/scenario.ts';

export const severalGuardians = scenario(
  'several-guardians',
  'The list of guardians starts with the primary parent, and a learner can ask all or some of them for a plan.',
  async ({ admin, visitor, createUser, createChild, password, readMail }) => {
    const zinhle = await createUser('Parent', 'zinhle-guards');
    const naledi = await createUser('Parent', 'naledi-guards');
    const adam = await createUser('Parent', 'adam-guards');
    const child = await createChild(zinhle, 'Zola');
    const link = async ({ email }: User, relationship: 'Father' | 'Guardian') => {
      await zinhle.inviteParent({ body: { email, relationship, learnerId: child.id } });
      const { token } = await readMail(email);
      await visitor.acceptInviteSignin({ token, body: { emailOrUserName: email, password } });
    };
    await link(naledi, 'Guardian');
    await link(adam, 'Father');

    // The primary parent comes first, and then Adam before Naledi.
    has(await zinhle.listGuardians({ learnerId: child.id }), {
      length: 3,
      0: { id: zinhle.id, isPrimary: true },
      1: { id: adam.id, relationship: 'Father', isPrimary: false },
      2: { id: naledi.id, relationship: 'Guardian' },
    });

    const toAll = await admin.createUnlockRequest({
      body: { learnerId: child.id, sendToAll: true, guardianIds: [] },
    });
    has(toAll, { to: { length: 3 } });
    for (const { email } of [zinhle, naledi, adam]) includes(toAll.to, email);

    const toSome = await admin.createUnlockRequest({
      body: { learnerId: child.id, sendToAll: false, guardianIds: [naledi.id, adam.id] },
    });
    has(toSome, { to: { length: 2 } });
    for (const { email } of [naledi, adam]) includes(toSome.to, email);
  },
  { needs: ['mail'] },
);
