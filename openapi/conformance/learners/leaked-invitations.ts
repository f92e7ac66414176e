import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';
import { invite } from './invitations.ts';

export const leakedInvitations = scenario(
  'leaked-invitations',
  'An invitation gives no access to an account with a different email address, or to a staff account.',
  async (context) => {
    const { admin, visitor, createUser, createChild, email, prefix, password } = context;
    const parent = await createUser('Parent', 'Mpho-invites');
    const child = await createChild(parent, 'Lwazi');
    const formerOwner = await createUser('Parent', 'Yusuf-moves-on');
    const tutor = await createUser('Tutor', 'Sipho-teaches');
    const token = await invite(context, parent, child.id, formerOwner.email);
    const tokenOfTutor = await invite(context, parent, child.id, tutor.email);
    const newAddress = email('Yusuf-has-moved');
    await admin.updateRegisteredUser({
      body: { id: formerOwner.id, name: 'Yusuf', surname: prefix, email: newAddress },
    });

    for (const leaked of [token, tokenOfTutor]) {
      const refused = visitor.acceptInviteRegister({ token: leaked, body: { password: 'sunbird' } });
      has(await refused.refused(409), { code: 'sign-in-required' });
    }
    await visitor.loginUser({ body: { emailOrUserName: tutor.email, password } });
    has(await parent.getLearner({ id: child.id }), { parents: { length: 1 } });

    await visitor.acceptInviteSignin({ token, body: { emailOrUserName: newAddress, password } });
    has(await parent.getLearner({ id: child.id }), { parents: { 1: { id: formerOwner.id } } });
  },
  { needs: ['mail'] },
);
