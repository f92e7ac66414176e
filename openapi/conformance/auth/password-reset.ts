import { has } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const resetRequests = scenario(
  'reset-requests',
  'A request for a reset link does not reveal whether an account exists.',
  async ({ admin, visitor, name, email, password }) => {
    const user = await admin.createUser({
      body: {
        name: name('Themba'),
        surname: 'Jacobs',
        email: email('themba'),
        cellphoneNumber: '0825550143',
        whatsAppNumber: '0825550143',
        dateOfBirth: '1988-02-29',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const passwordReset = await visitor.requestPasswordReset({ body: { email: email('themba') } });
    has(await visitor.requestPasswordReset({ body: { email: email('unknown') } }), {
      message: passwordReset.message,
    });
    await visitor
      .resetPassword({
        body: {
          email: email('themba'),
          token: 'contract-verify-unknown',
          newPassword: `${password}2`,
          confirmPassword: `${password}2`,
        },
      })
      .refused(410);
    await visitor
      .resetPassword({
        body: {
          email: email('themba'),
          token: 'contract-verify-unknown',
          newPassword: `${password}2`,
          confirmPassword: `${password}3`,
        },
      })
      .refused(400);
    await visitor.loginUser({ body: { emailOrUserName: email('themba'), password } });
    await admin.deleteUser({ id: user.id });
  },
);
