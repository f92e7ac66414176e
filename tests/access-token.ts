import { createBackend, type Backend } from '#mocks/server/backend.ts';
import { readFile } from '#mocks/server/read-seed-file.ts';
import { findByLogin } from '#mocks/services/accounts/accounts.ts';
import { accessToken } from '#mocks/services/accounts/sessions.ts';

let loading: Promise<Backend> | undefined;

async function loadDemoData(): Promise<Backend> {
  const backend = createBackend({ readFile });
  await backend.reset();
  return backend;
}

/**
 * Creates an access token as the mock does when a user signs in. The demo data have the same users wherever they are
 * loaded, and each mock accepts the token.
 *
 * @param login a user name or an email of the demo data, such as `lwazi` or `parent@springbyte.test`
 * @throws Error when the demo data have no such user
 */
export async function accessTokenOf(login: string): Promise<string> {
  loading ??= loadDemoData();
  const { db, now } = await loading;
  const user = findByLogin(db, login);
  if (!user) throw new Error(`The demo data have no user ${login}.`);
  return accessToken(db, user, now());
}
