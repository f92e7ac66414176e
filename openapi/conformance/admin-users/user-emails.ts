import { requestLink, resetWith } from '../auth/reset-link.ts';
import { has, lists } from '../kit/expect.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';
import { tutorOf, updateOf } from './new-users.ts';

export const userEmails = scenario(
  'user-emails',
  'Two accounts cannot have one email address; a user signs in with a new one after an Admin changes it.',
  async (context) => {
    const { admin, visitor, email, password } = context;
    const taken = await admin.createUser({ body: tutorOf(context, 'Taken') });
    const user = await admin.createUser({ body: tutorOf(context, 'Relocated') });
    const inUse = { code: 'email-in-use' };
    const changeTo = (address: string) =>
      admin.updateUser({ id: user.id, body: { ...updateOf(user), email: address } });
    const signIn = (emailOrUserName: string) => visitor.loginUser({ body: { emailOrUserName, password } });

    const another = { ...tutorOf(context, 'Another-Taken'), email: email('TAKEN') };
    has(await admin.createUser({ body: another }).refused(409), inUse);
    has(await changeTo(email('TAKEN')).refused(409), inUse);
    lists(await admin.listUsers(), { email: taken.email });
    has(await changeTo(email('RELOCATED')), { email: email('RELOCATED') });
    await changeTo(email('relocated-new'));
    await signIn(email('relocated')).refused(401);
    await signIn(email('relocated-new'));
  },
);

export const simultaneousUsers = scenario(
  'simultaneous-users',
  'Equal new accounts that arrive at the same time become one account.',
  async (context) => {
    const { admin, email } = context;
    const body = tutorOf(context, 'Doubled');
    await onlyOne(() => admin.createUser({ body }), { accepted: 201, refused: 409 });
    lists(await admin.listUsers(), { email: email('doubled') });
  },
);

export const resetLinksAndUserEmails = scenario(
  'reset-links-and-user-emails',
  'A reset link ends when an Admin changes the email address, but not if only its letter case changes.',
  async (context) => {
    const { admin, email, password } = context;
    const user = await admin.createUser({ body: tutorOf(context, 'Resetting-Tutor') });
    const changeTo = (address: string) =>
      admin.updateUser({ id: user.id, body: { ...updateOf(user), email: address } });
    const address = email('resetting-tutor');
    const link = await requestLink(context, address);
    await changeTo(email('RESETTING-tutor'));
    await resetWith(context, link, `${password}2`);

    const newest = await requestLink(context, address, link);
    await changeTo(email('resetting-tutor-new'));
    await changeTo(address);
    await resetWith(context, newest, `${password}3`).refused(410);
  },
  { needs: ['mail'] },
);
