import { equals, has, holds, lists, matches, omits } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const users = scenario(
  'users',
  'An Admin creates, changes and deletes an account; an update with an outdated version is rejected.',
  async ({ admin, visitor, name, email, password }) => {
    equals(await admin.checkUserEmail({ email: email('bongani') }), false);
    const user = await admin.createUser({
      body: {
        name: name('Bongani'),
        surname: 'Mthembu',
        email: email('bongani'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        permissions: ['coding-content-access'],
        role: 'Tutor',
        password,
        confirmPassword: password,
      },
    });
    has(user, { role: 'Tutor', permissions: { 0: 'coding-content-access' }, gradeId: null });
    equals(await admin.checkUserEmail({ email: email('BONGANI') }), true);
    has(
      await admin
        .createUser({
          body: {
            name: name('Unknown'),
            surname: 'Mthembu',
            email: email('BONGANI'),
            cellphoneNumber: '0825550143',
            whatsAppNumber: '0825550143',
            dateOfBirth: '1994-09-12',
            role: 'Tutor',
            password,
            confirmPassword: password,
          },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    await admin
      .createUser({
        body: {
          name: name('Unknown'),
          surname: 'Mthembu',
          email: email('unknown'),
          cellphoneNumber: '0825550143',
          whatsAppNumber: '0825550143',
          dateOfBirth: '1994-09-12',
          role: 'Tutor',
          password,
          confirmPassword: `${password}2`,
        },
      })
      .refused(400);
    await admin
      .createUser({
        body: {
          name: name('Unknown'),
          surname: 'Mthembu',
          email: email('unknown'),
          cellphoneNumber: '0825550143',
          whatsAppNumber: '0825550143',
          dateOfBirth: '1994-09-12',
          role: name('Nothing'),
          password,
          confirmPassword: password,
        },
      })
      .refused(404);
    await admin
      .createUser({
        body: {
          name: name('Unknown'),
          surname: 'Mthembu',
          email: email('unknown'),
          cellphoneNumber: '0825550143',
          whatsAppNumber: '0825550143',
          dateOfBirth: '1994-09-12',
          gradeId: 'contract-verify-unknown',
          role: 'Learner',
          password,
          confirmPassword: password,
        },
      })
      .refused(404);
    equals(await admin.checkUserEmail({ email: email('unknown') }), false);
    const another = await admin.createUser({
      body: {
        name: name('Busi'),
        surname: 'Mthembu',
        email: email('busi-userList'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Tutor',
        password,
        confirmPassword: password,
      },
    });
    await visitor.loginUser({ body: { emailOrUserName: email('bongani'), password } });
    const user2 = await admin.updateUser({
      id: user.id,
      body: {
        name: name('Bongani'),
        surname: 'Mthembu',
        email: email('bongani'),
        cellphoneNumber: '0825550199',
        whatsAppNumber: '0825550199',
        dateOfBirth: '1994-09-12',
        version: user.version,
        role: 'Tutor',
      },
    });
    has(user2, { cellphoneNumber: '0825550199', permissions: { 0: 'coding-content-access' } });
    holds(user2, 'version is not the expected version', user2.version !== user.version);
    has(
      await admin
        .updateUser({
          id: user.id,
          body: {
            name: name('Overwritten'),
            surname: 'Mthembu',
            email: email('bongani'),
            cellphoneNumber: '0825550199',
            whatsAppNumber: '0825550199',
            dateOfBirth: '1994-09-12',
            version: user.version,
            role: 'Tutor',
          },
        })
        .refused(409),
      { code: 'record-changed' },
    );
    await admin
      .updateUser({
        id: 'contract-verify-unknown',
        body: {
          name: name('Bongani'),
          surname: 'Mthembu',
          email: email('bongani'),
          cellphoneNumber: '0825550199',
          whatsAppNumber: '0825550199',
          dateOfBirth: '1994-09-12',
          id: user.id,
          role: 'Tutor',
        },
      })
      .refused(400);
    await admin
      .updateUser({
        id: 'contract-verify-unknown',
        body: {
          name: name('Bongani'),
          surname: 'Mthembu',
          email: email('bongani'),
          cellphoneNumber: '0825550199',
          whatsAppNumber: '0825550199',
          dateOfBirth: '1994-09-12',
          role: 'Tutor',
        },
      })
      .refused(404);
    await admin
      .updateUser({
        id: user.id,
        body: {
          name: name('Bongani'),
          surname: 'Mthembu',
          email: email('bongani'),
          cellphoneNumber: '0825550199',
          whatsAppNumber: '0825550199',
          dateOfBirth: '1994-09-12',
          role: name('Nothing'),
        },
      })
      .refused(404);
    await admin
      .updateUser({
        id: user.id,
        body: {
          name: name('Bongani'),
          surname: 'Mthembu',
          email: email('bongani'),
          cellphoneNumber: '0825550199',
          whatsAppNumber: '0825550199',
          dateOfBirth: '1994-09-12',
          gradeId: 'contract-verify-unknown',
          role: 'Learner',
        },
      })
      .refused(404);
    has(
      await admin
        .updateUser({
          id: user.id,
          body: {
            name: name('Bongani'),
            surname: 'Mthembu',
            email: email('BUSI-userList'),
            cellphoneNumber: '0825550199',
            whatsAppNumber: '0825550199',
            dateOfBirth: '1994-09-12',
            role: 'Tutor',
          },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    const userList = await admin.listUsers();
    matches(lists(userList, { id: user.id }).name, /Bongani$/);
    lists(userList, { id: user.id, cellphoneNumber: '0825550199' });
    lists(userList, { id: user.id, role: 'Tutor' });
    lists(userList, { id: another.id });
    await admin.deleteUser({ id: user.id });
    await admin.deleteUser({ id: user.id }).refused(404);
    omits(await admin.listUsers(), { id: user.id });
    await visitor.loginUser({ body: { emailOrUserName: email('bongani'), password } }).refused(401);
    await admin.deleteUser({ id: another.id });
  },
);
