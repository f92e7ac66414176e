import { invalid } from '../kit/client.ts';
import { blames, equals, has, holds, lists, matches } from '../kit/expect.ts';
import { composedPassword, decomposedPassword, weakPasswords } from '../kit/passwords.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario } from '../kit/scenario.ts';
import { registrationOf } from './new-accounts.ts';

export const registration = scenario(
  'registration',
  'A visitor registers as a Parent, and signs in to a new account without learners.',
  async (context) => {
    const { admin, visitor, as, prefix, email, password } = context;
    equals(await visitor.checkEmail({ email: email('nomsa') }), false);
    await visitor.registerUser({ body: registrationOf(context, 'Nomsa') });
    equals(await visitor.checkEmail({ email: email('nomsa') }), true);
    has(
      await visitor
        .registerUser({ body: { ...registrationOf(context, 'Another'), email: email('NOMSA') } })
        .refused(409),
      { code: 'email-in-use' },
    );
    const { token } = await visitor.loginUser({ body: { emailOrUserName: email('NOMSA'), password } });
    has(await as(token).getParentProfile(), {
      name: 'Nomsa',
      surname: prefix,
      cellphoneNumber: '0825550143',
      whatsAppNumber: '0825550144',
      town: 'Paarl',
      postalCode: '7646',
      learnerCount: 0,
    });
    lists(await admin.listUsers(), {
      email: email('nomsa'),
      role: 'Parent',
      dateOfBirth: null,
      gradeId: null,
      permissions: [],
    });
  },
);

export const registrationOfALearner = scenario(
  'registration-of-a-learner',
  'An adult registers as a learner without a grade, and signs in with the email address or the user name.',
  async (context) => {
    const { admin, visitor, as, prefix, email, password } = context;
    await visitor.registerUser({
      body: { ...registrationOf(context, 'Pule'), role: 'Learner', dateOfBirth: '1991-11-30' },
    });
    const registered = lists(await admin.listLearnersWithParents(), { email: email('pule') });
    has(registered, { isActive: true, lastLoginDate: null, parents: [] });
    matches(registered.userName, /^pule\./);

    const signIn = async (emailOrUserName: string) =>
      as((await visitor.loginUser({ body: { emailOrUserName, password } })).token);
    const pule = await signIn(registered.userName.toUpperCase());
    const profile = await pule.getMyLearnerProfile();
    has(profile, { id: registered.id, surname: prefix, dateOfBirth: '1991-11-30', gradeId: null });
    holds(profile, 'the time of the sign-in', profile.lastLoginDate !== null, profile.lastLoginDate);
    // The normal form of both is the same.
    for (const address of [email('pule'), `\u00A0${email('PULE')}\u200B`]) {
      has(await (await signIn(address)).getMyLearnerProfile(), { id: registered.id });
    }

    await admin.deleteUser({ id: registered.id });
    await pule.getMyLearnerProfile().refused(401);
  },
);

export const refusedRegistrations = scenario(
  'refused-registrations',
  'A registration with two different passwords, a weak one or the role of a staff member creates no account.',
  async (context) => {
    const { visitor, email, password } = context;
    const body = registrationOf(context, 'Refused');
    const differing = await visitor
      .registerUser({ body: { ...body, confirmPassword: `${password}2` } })
      .refused(400);
    has(differing, { errors: { confirmPassword: { length: 1 } } });
    const inOtherCase = { password: `${password}a`, confirmPassword: `${password}A` };
    blames(await visitor.registerUser({ body: { ...body, ...inOtherCase } }).refused(400), 'confirmPassword');
    await visitor.registerUser({ body: { ...body, role: invalid('Tutor') } }).refused(400);
    for (const weak of weakPasswords) {
      const passwords = { password: weak, confirmPassword: weak };
      blames(
        await visitor.registerUser({ body: { ...body, ...passwords } }).refused(400),
        'password',
        'confirmPassword',
      );
    }
    equals(await visitor.checkEmail({ email: email('refused') }), false);
  },
);

export const passwordsInUnicode = scenario(
  'passwords-in-unicode',
  'A password is compared in Unicode NFC and to its end, and its letters and digits are those of Unicode.',
  async (context) => {
    const { visitor, email } = context;
    const passwords = { password: composedPassword, confirmPassword: decomposedPassword };
    await visitor.registerUser({ body: { ...registrationOf(context, 'Unicode'), ...passwords } });
    const signIn = (password: string) =>
      visitor.loginUser({ body: { emailOrUserName: email('unicode'), password } });
    for (const password of [composedPassword, decomposedPassword]) await signIn(password);
    // Nothing else is normalized.
    const others = [
      composedPassword.trim(),
      composedPassword.replace('ever', 'EVER'),
      composedPassword.replace('ever', '\uFF45ver'),
      composedPassword.slice(0, -2),
    ];
    for (const password of others) await signIn(password).refused(401);
  },
);

export const simultaneousRegistrations = scenario(
  'simultaneous-registrations',
  'Registrations with one email address that arrive at the same time create one account.',
  async (context) => {
    const { admin, visitor, email } = context;
    const body = registrationOf(context, 'Twice');
    await onlyOne(() => visitor.registerUser({ body }), { accepted: 201, refused: 409 });
    lists(await admin.listUsers(), { email: email('twice') });
  },
);

export const registeredUserNames = scenario(
  'registered-user-names',
  'A user name that is in use gets the smallest number from 2 that makes it unique.',
  async (context) => {
    const { admin, visitor, email } = context;
    const learner = { ...registrationOf(context, 'Zoë'), role: 'Learner' } as const;
    const addresses = ['first', 'second', 'third'].map((name) => email(`zoe-${name}`));
    for (const address of addresses) await visitor.registerUser({ body: { ...learner, email: address } });
    const users = await admin.listLearnersWithParents();
    const [first = '', ...others] = addresses.map((address) => lists(users, { email: address }).userName);
    matches(first, /^zoe\.[a-z0-9]+$/);
    has({ others }, { others: [`${first}2`, `${first}3`] });
  },
);
