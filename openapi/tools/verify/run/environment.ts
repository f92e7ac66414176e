import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { fixtureVariables, type Fixtures } from '../fixtures/fixtures.ts';

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

/**
 * Configuration from the environment file. Checks that need a missing value are skipped, and never count as passed.
 */
export interface Environment {
  accounts: Partial<Record<VerifiedRole, Account>>;
  expiredToken: string | undefined;
  /** URLs for emails, payments and faults, for which the contract has no operations. */
  fixtures: Fixtures;
  secrets: string[];
}

const variables: readonly string[] = [
  ...roles.flatMap((role) => [`${role.toUpperCase()}_USER`, `${role.toUpperCase()}_PASSWORD`]),
  'EXPIRED_TOKEN',
  ...Object.values(fixtureVariables),
];

/** Whether a text is an http or https URL. `localhost:8080` parses as a URL with an unknown protocol. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/**
 * Reads the environment file, if there is one. `openapi/mock.env` is an example.
 * @throws Error when the file cannot be read, has an unknown variable, a user name without a password, or an
 *   invalid URL
 */
export async function readEnvironment(file: string | undefined): Promise<Environment> {
  const values = file === undefined ? {} : parseEnv(withoutMark(await read(file)));
  const unknown = Object.keys(values).find((name) => !variables.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${file}: there is no variable ${unknown}. An environment file may hold ${variables.join(', ')}.`,
    );
  }
  const valueOf = (name: string) => (values[name] === '' ? undefined : values[name]);
  const accounts: Environment['accounts'] = {};
  for (const role of roles) {
    const name = role.toUpperCase();
    const emailOrUserName = valueOf(`${name}_USER`);
    const password = valueOf(`${name}_PASSWORD`);
    if ((emailOrUserName === undefined) !== (password === undefined)) {
      throw new Error(`${file} needs both ${name}_USER and ${name}_PASSWORD, or neither.`);
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
      if (problem !== undefined) throw new Error(`${file}: ${variable} ${problem}.`);
      return [[name, url]];
    }),
  ) as Fixtures;
  const expiredToken = valueOf('EXPIRED_TOKEN');
  const secrets = [...Object.values(accounts).map(({ password }) => password), expiredToken ?? ''];
  return { accounts, expiredToken, fixtures, secrets };
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${code}.`, {
      cause: error,
    });
  }
}

/** Removes the byte order mark of Windows editors, which would become part of the first name. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Describes an unusable URL without repeating it, because it may contain a password. */
function problemWithUrl(text: string): string | undefined {
  if (!isHttpUrl(text)) return 'is not an http or https URL';
  const { username, password } = new URL(text);
  return username === '' && password === '' ? undefined : 'must not have a user name or a password';
}
