import { holds } from '../kit/expect.ts';
import type { Context, MailLink } from '../kit/scenario.ts';

/** Requests a reset link and reads it from the email. */
export async function requestLink(
  { visitor, readMail, eventually }: Context,
  address: string,
  earlier?: MailLink,
): Promise<MailLink> {
  await visitor.requestPasswordReset({ body: { email: address } });
  let link = await readMail(address);
  await eventually(async () => {
    link = await readMail(address);
    holds(link, 'another token', link.token !== earlier?.token, link.token);
  });
  return link;
}

/** @param confirmPassword differs from the password only to be refused */
export const resetWith = (
  { visitor }: Context,
  { token, email }: Pick<MailLink, 'token' | 'email'>,
  newPassword: string,
  confirmPassword = newPassword,
) => visitor.resetPassword({ body: { email, token, newPassword, confirmPassword } });
