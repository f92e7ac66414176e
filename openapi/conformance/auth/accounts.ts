import { invalid } from '../kit/client.ts';
import { has, holds, lists, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const sessions = scenario(
  'sessions',
  'A failed sign-in does not reveal whether an account exists, and deleting an account ends its sessions.',
  async ({ admin, visitor, as, name, email, password }) => {
    const user = await admin.createUser({
      body: {
        name: name('Sihle'),
        surname: 'Radebe',
        email: email('sihle'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const session = await visitor
      .loginUser({ body: { emailOrUserName: email('sihle'), password: `${password}2` } })
      .refused(401);
    has(await visitor.loginUser({ body: { emailOrUserName: email('unknown'), password } }).refused(401), {
      message: session.message,
    });
    const session2 = await visitor.loginUser({ body: { emailOrUserName: email('sihle'), password } });
    // A server may not renew sessions, or keep the refresh token.
    const { refreshToken } = session2;
    if (refreshToken !== undefined) {
      const renewed = await visitor.refreshAuthToken({ body: { refreshToken } });
      holds(renewed, 'a refresh token', renewed.refreshToken !== undefined);
      has(await as(renewed.token).getParentProfile(), { surname: 'Radebe' });
      if (renewed.refreshToken !== refreshToken) {
        await visitor.refreshAuthToken({ body: { refreshToken } }).refused(401);
      }
    }
    await visitor.refreshAuthToken({ body: { refreshToken: 'contract-verify-unknown' } }).refused(401);
    await admin.deleteUser({ id: user.id });
    await as(session2.token).getParentProfile().refused(401);
  },
);

export const accountDetails = scenario(
  'account-details',
  'Users change the details of their own account, and an Admin changes those of any account.',
  async ({ admin, visitor, as, name, email, password }) => {
    const user = await admin.createUser({
      body: {
        name: name('Ayanda'),
        surname: 'Radebe',
        email: email('ayanda'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const another = await admin.createUser({
      body: {
        name: name('Busi'),
        surname: 'Radebe',
        email: email('busi'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const user2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('ayanda'), password } })).token,
    );
    await user2.updateRegisteredUser({
      body: { id: user.id, name: name('Ayanda'), surname: 'Radebe', whatsAppNumber: null, town: 'George' },
    });
    const parentProfile = await user2.getParentProfile();
    has(parentProfile, { town: 'George', whatsAppNumber: null, cellphoneNumber: '0825550143' });
    await user2
      .updateRegisteredUser({
        body: {
          id: user.id,
          name: name('Ayanda'),
          surname: 'Radebe',
          ...(invalid({ role: 'Admin' }) as object),
        },
      })
      .refused(400);
    await user2
      .updateRegisteredUser({ body: { id: another.id, name: name('Ayanda'), surname: 'Radebe' } })
      .refused(403);
    has(
      await user2
        .updateRegisteredUser({
          body: { id: user.id, name: name('Ayanda'), surname: 'Radebe', email: email('BUSI') },
        })
        .refused(409),
      { code: 'email-in-use' },
    );
    await user2.updateRegisteredUser({
      body: { id: user.id, name: name('Ayanda'), surname: 'Radebe', email: email('ayanda-new') },
    });
    await visitor.loginUser({ body: { emailOrUserName: email('ayanda'), password } }).refused(401);
    await visitor.loginUser({ body: { emailOrUserName: email('ayanda-new'), password } });
    await admin.updateRegisteredUser({
      body: { id: user.id, name: name('Ayanda, renamed'), surname: 'Radebe' },
    });
    const parentProfile2 = await user2.getParentProfile();
    has(parentProfile2, { town: 'George' });
    matches(parentProfile2.name, /Ayanda, renamed$/);
    const users = await admin.listUsers();
    matches(lists(users, { id: another.id }).name, /Busi$/);
    lists(users, { id: another.id, role: 'Parent' });
    lists(users, { id: user.id, role: 'Parent' });
    await admin
      .updateRegisteredUser({
        body: { id: 'contract-verify-unknown', name: name('Ayanda'), surname: 'Radebe' },
      })
      .refused(404);
    await admin.deleteUser({ id: user.id });
    await admin.deleteUser({ id: another.id });
  },
);
