import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import type { Db } from '#mocks/data/db.ts';

type Schemas = components['schemas'];

/** The operations of the tag Learners, through the real client. */
export const get = (id: string) => unwrap(client.GET('/learner/{id}', { params: { path: { id } } }));
export const update = (body: Schemas['LearnerUpdate']) => unwrap(client.PUT('/learner', { body }));
export const setLogin = (body: Schemas['LearnerLogin']) => unwrap(client.PUT('/learner/set-login', { body }));
export const gradeLeaderboard = (gradeId: string) =>
  unwrap(client.GET('/learner/leaderboard', { params: { query: { gradeId } } }));
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

/** The problem of an invalid request, with the messages by property. */
export const invalid = (errors: Record<string, string[]>) => ({
  status: 400,
  message: 'Validation failed.',
  errors,
});
