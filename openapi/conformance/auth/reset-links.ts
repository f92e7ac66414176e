import { matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const passwordReset = scenario(
  'password-reset',
  'A reset link sets the password once and ends every session.',
  async ({ admin, visitor, as, name, email, prefix, password, readMail }) => {
    const user = await admin.createUser({
      body: {
        name: name('Anele'),
        surname: 'Jacobs',
        email: email('anele'),
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
        name: name('Vusi'),
        surname: 'Jacobs',
        email: email('vusi'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const user2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('anele'), password } })).token,
    );
    await visitor.requestPasswordReset({ body: { email: email('ANELE') } });
    const mail = await readMail(email('anele'));
    matches(mail.link, /\/auth\/reset-password\?/);
    await visitor
      .resetPassword({
        body: {
          email: email('vusi'),
          token: mail.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
    await visitor
      .resetPassword({
        body: {
          email: email('anele'),
          token: mail.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}3`,
        },
      })
      .refused(400);
    await visitor
      .resetPassword({
        body: { email: email('anele'), token: mail.token, newPassword: prefix, confirmPassword: prefix },
      })
      .refused(400);
    await visitor.resetPassword({
      body: {
        email: email('anele'),
        token: mail.token,
        newPassword: `${password}2`,
        confirmPassword: `${password}2`,
      },
    });
    await visitor
      .resetPassword({
        body: {
          email: email('anele'),
          token: mail.token,
          newPassword: `${password}3`,
          confirmPassword: `${password}3`,
        },
      })
      .refused(410);
    await user2.getParentProfile().refused(401);
    await visitor.loginUser({ body: { emailOrUserName: email('anele'), password } }).refused(401);
    await visitor
      .loginUser({ body: { emailOrUserName: email('anele'), password: `${password}3` } })
      .refused(401);
    await visitor.loginUser({ body: { emailOrUserName: email('anele'), password: `${password}2` } });
    await visitor.loginUser({ body: { emailOrUserName: email('vusi'), password } });
    await admin.deleteUser({ id: user.id });
    await admin.deleteUser({ id: another.id });
  },
  { needs: ['mail'] },
);

export const endedResetLinks = scenario(
  'ended-reset-links',
  'A reset link becomes invalid when a newer one is requested, the email address changes, or the account is deleted.',
  async ({ admin, visitor, name, email, password, readMail }) => {
    const user = await admin.createUser({
      body: {
        name: name('Sanele'),
        surname: 'Jacobs',
        email: email('sanele'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    await visitor.requestPasswordReset({ body: { email: email('sanele') } });
    const mail = await readMail(email('sanele'));
    await visitor.requestPasswordReset({ body: { email: email('sanele') } });
    await visitor
      .resetPassword({
        body: {
          email: email('sanele'),
          token: mail.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
    await admin.updateRegisteredUser({
      body: { id: user.id, name: name('Sanele'), surname: 'Jacobs', email: email('sanele-new') },
    });
    await visitor.requestPasswordReset({ body: { email: email('sanele-new') } });
    const mail2 = await readMail(email('sanele-new'));
    await admin.updateRegisteredUser({
      body: { id: user.id, name: name('Sanele'), surname: 'Jacobs', email: email('sanele-newest') },
    });
    await visitor
      .resetPassword({
        body: {
          email: email('sanele-new'),
          token: mail2.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
    await visitor
      .resetPassword({
        body: {
          email: email('sanele-newest'),
          token: mail2.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
    await visitor.loginUser({ body: { emailOrUserName: email('sanele-newest'), password } });
    await visitor.requestPasswordReset({ body: { email: email('sanele-newest') } });
    const mail3 = await readMail(email('sanele-newest'));
    await admin.deleteUser({ id: user.id });
    await visitor
      .resetPassword({
        body: {
          email: email('sanele-newest'),
          token: mail3.token,
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
  },
  { needs: ['mail'] },
);
