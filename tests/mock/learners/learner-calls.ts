import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import type { Db } from '#mocks/data/db.ts';

type Schemas = components['schemas'];

/** The operations of the tag Learners, through the real client. */
export const setLogin = (body: Schemas['LearnerLogin']) => unwrap(client.PUT('/learner/set-login', { body }));
/** Requests a reset link for an email, and returns the parameters of the emailed link. */
export async function resetLink(db: Db, email: string): Promise<{ token: string; email: string }> {
  await unwrap(client.POST('/auth/request-password-reset', { body: { email } }));
  const { searchParams } = new URL(db.mails.all().at(-1)?.link ?? '');
  return { token: searchParams.get('token') ?? '', email };
}

export const resetPassword = (link: { token: string; email: string }) =>
  unwrap(
    client.POST('/auth/reset-password', {
      body: { ...link, newPassword: 'Loops4ever!', confirmPassword: 'Loops4ever!' },
    }),
  );
