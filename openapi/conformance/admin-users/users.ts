import { blames, equals, has, holds, lists, omits } from '../kit/expect.ts';
import { weakPasswords } from '../kit/passwords.ts';
import { onlyOne } from '../kit/race.ts';
import { scenario, unknownId, unusualText } from '../kit/scenario.ts';
import { tutorOf, updateOf } from './new-users.ts';

export const users = scenario(
  'users',
  'An Admin creates an account that can sign in at once, and whose email address is free after its deletion.',
  async (context) => {
    const { admin, visitor, email, password } = context;
    const { password: _, confirmPassword: __, ...details } = tutorOf(context, 'Bongani');
    const bongani = await admin.createUser({
      body: { ...tutorOf(context, 'Bongani'), permissions: ['coding-content-access'] },
    });
    has(bongani, { ...details, gradeId: null, permissions: ['coding-content-access'] });
    has(lists(await admin.listUsers(), { id: bongani.id }), bongani);
    equals(await admin.checkUserEmail({ email: email('BONGANI') }), true);
    const signIn = () => visitor.loginUser({ body: { emailOrUserName: email('bongani'), password } });
    await signIn();

    await admin.deleteUser({ id: bongani.id });
    await admin.deleteUser({ id: bongani.id }).refused(404);
    omits(await admin.listUsers(), { id: bongani.id });
    await signIn().refused(401);
    equals(await admin.checkUserEmail({ email: email('bongani') }), false);
  },
);

export const refusedUsers = scenario(
  'refused-users',
  'No account is created with two different passwords, a weak one, an unknown role or grade, or without telephone numbers.',
  async (context) => {
    const { admin, name, email, password } = context;
    const refused = tutorOf(context, 'Refused');
    const differing = await admin
      .createUser({ body: { ...refused, confirmPassword: `${password}2` } })
      .refused(400);
    has(differing, { errors: { confirmPassword: { length: 1 } } });
    for (const weak of weakPasswords) {
      const passwords = { password: weak, confirmPassword: weak };
      blames(
        await admin.createUser({ body: { ...refused, ...passwords } }).refused(400),
        'password',
        'confirmPassword',
      );
    }
    await admin.createUser({ body: { ...refused, role: name('Nothing') } }).refused(404);
    const learner = { ...refused, role: 'Learner', gradeId: unknownId };
    await admin.createUser({ body: learner }).refused(404);
    const numbers = { cellphoneNumber: null, whatsAppNumber: null };
    has(await admin.createUser({ body: { ...refused, ...numbers } }).refused(400), {
      errors: { cellphoneNumber: { length: 1 }, whatsAppNumber: { length: 1 } },
    });
    equals(await admin.checkUserEmail({ email: email('refused') }), false);
  },
);

export const userUpdates = scenario(
  'user-updates',
  'An update replaces the properties that it contains, and keeps the others with password and user name.',
  async (context) => {
    const { admin, visitor, name, email, password } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of user updates') } });
    const learner = { ...tutorOf(context, 'Updated'), role: 'Learner', gradeId: grade.id };
    const user = await admin.createUser({ body: { ...learner, permissions: ['school-content-access'] } });
    const userNameOf = async (id: string) => lists(await admin.listLearnersWithParents(), { id }).userName;
    const userName = await userNameOf(user.id);

    const changed = await admin.updateUser({
      id: user.id,
      body: { ...updateOf(user), id: user.id, name: unusualText, dateOfBirth: '1994-09-12' },
    });
    const { version: _, ...unchanged } = user;
    has(changed, { ...unchanged, name: unusualText, dateOfBirth: '1994-09-12' });
    has(lists(await admin.listUsers(), { id: user.id }), changed);
    equals(await userNameOf(user.id), userName);
    await visitor.loginUser({ body: { emailOrUserName: email('updated'), password } });
    has(await admin.updateUser({ id: user.id, body: { ...updateOf(changed), permissions: [] } }), {
      permissions: [],
    });
  },
);

export const refusedUserUpdates = scenario(
  'refused-user-updates',
  'An update for an unknown user, role or grade, or with another id than the path, is refused.',
  async (context) => {
    const { admin, name } = context;
    const user = await admin.createUser({ body: tutorOf(context, 'Unchanged') });
    const body = { ...updateOf(user), name: 'Changed' };
    await admin.updateUser({ id: unknownId, body }).refused(404);
    await admin.updateUser({ id: unknownId, body: { ...body, id: user.id } }).refused(400);
    await admin.updateUser({ id: user.id, body: { ...body, role: name('Nothing') } }).refused(404);
    const learner = { ...body, role: 'Learner', gradeId: unknownId };
    await admin.updateUser({ id: user.id, body: learner }).refused(404);
    has(await admin.updateUser({ id: user.id, body: { ...body, whatsAppNumber: null } }).refused(400), {
      errors: { whatsAppNumber: { length: 1 } },
    });
    has(lists(await admin.listUsers(), { id: user.id }), user);
  },
);

export const userVersions = scenario(
  'user-versions',
  'An update that is based on an outdated version is refused, and does not overwrite the newer one.',
  async (context) => {
    const { admin } = context;
    const user = await admin.createUser({ body: tutorOf(context, 'Versioned') });
    const body = { ...updateOf(user), cellphoneNumber: '0825550199', version: user.version };
    const changed = await admin.updateUser({ id: user.id, body });
    holds(changed, 'another version', changed.version !== user.version, changed.version);
    const outdated = { ...body, cellphoneNumber: '0825550188' };
    has(await admin.updateUser({ id: user.id, body: outdated }).refused(409), { code: 'record-changed' });
    lists(await admin.listUsers(), { id: user.id, cellphoneNumber: '0825550199' });
    const { version } = await admin.updateUser({ id: user.id, body: updateOf(changed) });
    const update = (name: string) =>
      admin.updateUser({ id: user.id, body: { ...updateOf(changed), name, version } });
    const { index: accepted } = await onlyOne((index) => update(`Name ${index}`), {
      accepted: 200,
      refused: 409,
    });
    lists(await admin.listUsers(), { id: user.id, name: `Name ${accepted}` });
  },
);

export const numbersOfLearners = scenario(
  'telephone-numbers-of-learners',
  'A learner needs no telephone numbers: an omitted one is kept, and null clears it.',
  async (context) => {
    const { admin } = context;
    const learner = { ...tutorOf(context, 'Numberless'), role: 'Learner' };
    const none = { cellphoneNumber: null, whatsAppNumber: null };
    const created = await admin.createUser({ body: { ...learner, ...none } });
    has(created, none);
    const numbers = { cellphoneNumber: '0825550143', whatsAppNumber: '0825550144' };
    has(await admin.updateUser({ id: created.id, body: { ...updateOf(created), ...numbers } }), numbers);
    const { cellphoneNumber: _, ...change } = updateOf(created);
    has(await admin.updateUser({ id: created.id, body: { ...change, whatsAppNumber: null } }), {
      cellphoneNumber: numbers.cellphoneNumber,
      whatsAppNumber: null,
    });
  },
);
