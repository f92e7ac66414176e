import { setActive } from '../kit/activation.ts';
import { blames, has, matches } from '../kit/expect.ts';
import { weakPasswords } from '../kit/passwords.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId } from '../kit/scenario.ts';
import { requestLink, resetWith } from './reset-link.ts';

const unknownToken = unknownId;

export const resetRequests = scenario(
  'reset-requests',
  'A request for a reset link does not reveal whether an account exists.',
  async (context) => {
    const { visitor, email, password, createUser } = context;
    const themba = await createUser('Parent', 'themba');
    const { message } = await visitor.requestPasswordReset({ body: { email: themba.email } });
    has(await visitor.requestPasswordReset({ body: { email: email('unknown') } }), { message });
    const link = { email: themba.email, token: unknownToken };
    await resetWith(context, link, `${password}2`).refused(410);
    // The server checks the passwords first.
    await resetWith(context, link, `${password}2`, `${password}3`).refused(400);
    await visitor.loginUser({ body: { emailOrUserName: themba.email, password } });
  },
);

export const passwordReset = scenario(
  'password-reset',
  'A reset link sets the password once and ends every session of the account.',
  async (context) => {
    const { visitor, as, email, password, createUser } = context;
    const signIn = (address: string, given: string) =>
      visitor.loginUser({ body: { emailOrUserName: address, password: given } });
    const renew = async (refreshToken: string | undefined, status: 200 | 401) => {
      if (refreshToken === undefined) return;
      await visitor.refreshAuthToken({ body: { refreshToken } }).responded(status);
    };
    const anele = await createUser('Parent', 'anele');
    const vusi = await createUser('Parent', 'vusi');
    const session = await signIn(anele.email, password);
    const sessionOfVusi = await signIn(vusi.email, password);
    const newPassword = `${password}2`;

    const link = await requestLink(context, email('ANELE'));
    await resetWith(context, { ...link, email: vusi.email }, newPassword).refused(410);
    await resetWith(context, link, newPassword, `${password}3`).refused(400);
    for (const weak of weakPasswords) {
      blames(await resetWith(context, link, weak).refused(400), 'newPassword', 'confirmPassword');
    }
    await resetWith(context, { ...link, email: email('ANELE') }, newPassword);
    await resetWith(context, link, `${password}3`).refused(410);

    await as(session.token).getParentProfile().refused(401);
    await renew(session.refreshToken, 401);
    await signIn(anele.email, password).refused(401);
    const { token } = await signIn(anele.email, newPassword);
    has(await as(token).getParentProfile(), { name: 'anele' });
    await vusi.getParentProfile();
    await renew(sessionOfVusi.refreshToken, 200);
    await signIn(vusi.email, password);
  },
  { needs: ['mail'] },
);

export const encodedResetLinks = scenario(
  'encoded-reset-links',
  'The link in the email leads to the application, and encodes the token and the email address.',
  async (context) => {
    const { password, createUser } = context;
    const { email: address } = await createUser('Parent', 'lindiwe+kids&co');
    const link = await requestLink(context, address);
    matches(link.link, /\/auth\/reset-password\?/);
    has(link, { email: address });
    await resetWith(context, link, `${password}2`);
  },
  { needs: ['mail'] },
);

export const endedResetLinks = scenario(
  'ended-reset-links',
  'A reset link ends when the account gets a newer one or is deleted, but not with a link of another account.',
  async (context) => {
    const { admin, password, createUser } = context;
    const sanele = await createUser('Parent', 'sanele');
    const neighbour = await createUser('Parent', 'neighbour-of-sanele');
    const first = await requestLink(context, sanele.email);
    const second = await requestLink(context, sanele.email, first);
    const ofNeighbour = await requestLink(context, neighbour.email);
    await resetWith(context, first, `${password}2`).refused(410);
    await resetWith(context, second, `${password}2`);

    const last = await requestLink(context, sanele.email, second);
    await admin.deleteUser({ id: sanele.id });
    await resetWith(context, last, `${password}2`).refused(410);
    await resetWith(context, ofNeighbour, `${password}2`);
  },
  { needs: ['mail'] },
);

export const resetLinksToOldAddresses = scenario(
  'reset-links-to-old-addresses',
  'A reset link ends when the email address changes, even if the change is reverted.',
  async (context) => {
    const { prefix, password, email, createUser } = context;
    const zodwa = await createUser('Parent', 'zodwa');
    const changeTo = (address: string) =>
      zodwa.updateRegisteredUser({
        body: { id: zodwa.id, name: 'Zodwa', surname: prefix, email: address },
      });
    const link = await requestLink(context, zodwa.email);
    const newAddress = email('zodwa-new');
    await changeTo(newAddress);
    await resetWith(context, link, `${password}2`).refused(410);
    await resetWith(context, { ...link, email: newAddress }, `${password}2`).refused(410);
    await changeTo(zodwa.email);
    await resetWith(context, link, `${password}2`).refused(410);

    // The same address in other letters is no change.
    const newest = await requestLink(context, zodwa.email, link);
    await changeTo(email('ZODWA'));
    await resetWith(context, newest, `${password}2`);
  },
  { needs: ['mail'] },
);

export const resetLinksOfInactiveAccounts = scenario(
  'reset-links-of-inactive-accounts',
  'An inactive account gets no reset link, and an earlier one does not work.',
  async (context) => {
    const { admin, visitor, name, password, readMail, createLearner } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of inactive accounts') } });
    const learner = await createLearner('resetting', grade.id);
    const link = await requestLink(context, learner.email);
    await setActive(admin, learner.id, false);
    await resetWith(context, link, `${password}2`).refused(410);
    await visitor.requestPasswordReset({ body: { email: learner.email } });
    has(await readMail(learner.email), { token: link.token });
  },
  { needs: ['mail'] },
);

export const firstPassword = scenario(
  'first-password',
  'A reset link sets the first password of an account without one.',
  async (context) => {
    const { admin, visitor, name, email, password, createUser, createChild } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of a first password') } });
    const parent = await createUser('Parent', 'patient-parent');
    const child = await createChild(parent, 'Patient', grade.id);
    const address = email('patient');
    const { userName, surname } = await parent.getLearner({ id: child.id });
    const record = { id: child.id, userName, name: 'Patient', surname, dateOfBirth: '2015-03-14' };
    await parent.updateLearner({ body: { ...record, email: address, isActive: true, gradeId: grade.id } });
    await resetWith(context, await requestLink(context, address), password);
    await visitor.loginUser({ body: { emailOrUserName: address, password } });
  },
  { needs: ['mail'] },
);

export const simultaneousResets = scenario(
  'simultaneous-resets',
  'A reset link works for only one of several requests that arrive at the same time.',
  async (context) => {
    const { password, createUser } = context;
    const { email: address } = await createUser('Parent', 'hasty-parent');
    const link = await requestLink(context, address);
    await onlyOne((index) => resetWith(context, link, `${password}${index}`), {
      accepted: 200,
      refused: 410,
    });
  },
  { needs: ['mail'] },
);

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);

export const expiredResetLinks = scenario(
  'expired-reset-links',
  'A reset link works for an hour.',
  async (context) => {
    const { at, password, createUser } = context;
    const early = await createUser('Parent', 'early-parent');
    const late = await createUser('Parent', 'late-parent');
    const expired = await at(minutesAgo(61), () => requestLink(context, late.email));
    const valid = await at(minutesAgo(58), () => requestLink(context, early.email));
    await resetWith(context, expired, `${password}2`).refused(410);
    await resetWith(context, valid, `${password}2`);
  },
  { needs: ['mail', 'clock'] },
);
