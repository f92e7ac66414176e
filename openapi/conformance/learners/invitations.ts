import { jsonIn } from '../../tools/verify/calls/exchange.ts';
import type { Client } from '../kit/client.ts';
import type { Context, User } from '../kit/scenario.ts';

/** Invites an adult as a guardian, and gives the token of the link in the email. */
export async function invite(
  { readMail }: Pick<Context, 'readMail'>,
  sender: Client,
  learnerId: string,
  address: string,
): Promise<string> {
  await sender.inviteParent({ body: { email: address, relationship: 'Guardian', learnerId } });
  const { token } = await readMail(address);
  return token;
}

/** The registration of an invited adult without an account. */
export const registrationOf = ({ prefix, password }: Pick<Context, 'prefix' | 'password'>, address: string) =>
  ({ name: 'Busisiwe', surname: prefix, email: address, password, role: 'Parent' }) as const;

/** Expects an invitation to have ended, for an adult with an account and for one without. */
export async function expectEnded(context: Context, token: string, account: User): Promise<void> {
  const { visitor, email, password } = context;
  const credentials = { emailOrUserName: account.email, password };
  await visitor.acceptInviteSignin({ token, body: credentials }).refused(410);
  const registration = registrationOf(context, email('Never-registered'));
  await visitor.acceptInviteRegister({ token, body: registration }).refused(410);
}

/** The claims of an invitation, which the application reads. */
export function readInvitation(token: string): Readonly<Record<string, unknown>> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (jsonIn(claims) ?? {}) as Readonly<Record<string, unknown>>;
}
