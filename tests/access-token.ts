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
 * Creates the access token of a signed-in user of the demo data, which every mock accepts.
 * @param login a user name or an email of the demo data, such as `lwazi` or `parent@springbyte.test`
 * @throws Error for an unknown user
 */
export async function accessTokenOf(login: string): Promise<string> {
  loading ??= loadDemoData();
  const { db, now } = await loading;
  const user = findByLogin(db, login);
  if (!user) throw new Error(`The demo data have no user ${login}.`);
  return accessToken(db, user, now());
}
