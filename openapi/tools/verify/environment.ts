import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { fixtureVariables, type Fixtures } from './fixtures/fixtures.ts';

/** The roles of the contract that somebody can sign in with. */
export const roles = [
  'Admin',
  'ContentAdmin',
  'Moderator',
  'Tutor',
  'Teatcher',
  'Parent',
  'Learner',
] as const;

export type VerifiedRole = (typeof roles)[number];

export interface Account {
  emailOrUserName: string;
  password: string;
}

/** What the owner of a server gives to the kit. What is missing is skipped, and never counted as passed. */
export interface Environment {
  accounts: Partial<Record<VerifiedRole, Account>>;
  /** A token of the server that has expired. */
  expiredToken: string | undefined;
  /** Where the kit gets what the contract does not offer: e-mails, payments, failures. */
  fixtures: Fixtures;
  /** Everything that no report may hold. */
  secrets: string[];
}

/**
 * Reads the environment file, or nothing. `openapi/mock.env` is an example.
 *
 * @throws Error when the file cannot be read, gives a user name without its password, or a URL that cannot be called
 */
export async function readEnvironment(file: string | undefined): Promise<Environment> {
  const values = file === undefined ? {} : parseEnv(withoutMark(await readFile(file, 'utf8')));
  const valueOf = (name: string) => (values[name] === '' ? undefined : values[name]);
  const accounts: Environment['accounts'] = {};
  for (const role of roles) {
    const name = role.toUpperCase();
    const emailOrUserName = valueOf(`${name}_USER`);
    const password = valueOf(`${name}_PASSWORD`);
    if ((emailOrUserName === undefined) !== (password === undefined)) {
      throw new Error(`${file} needs both, ${name}_USER and ${name}_PASSWORD, or neither.`);
    }
    if (emailOrUserName !== undefined && password !== undefined) {
      accounts[role] = { emailOrUserName, password };
    }
  }
  const fixtures = Object.fromEntries(
    Object.entries(fixtureVariables).flatMap(([name, variable]) => {
      const url = valueOf(variable);
      if (url === undefined) return [];
      const problem = problemWithUrl(url);
      if (problem !== undefined) throw new Error(`${variable} in ${file} ${problem}.`);
      return [[name, url]];
    }),
  ) as Fixtures;
  const expiredToken = valueOf('EXPIRED_TOKEN');
  const secrets = [...Object.values(accounts).map(({ password }) => password), expiredToken ?? ''];
  return { accounts, expiredToken, fixtures, secrets };
}

/** Editors on Windows write a byte order mark, which would belong to the first name. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Why the kit cannot call an address; it is not repeated, since a password may be a part of it. */
export function problemWithUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'is no http or https URL';
  return url.username === '' && url.password === '' ? undefined : 'must not have a user name or a password';
}
