import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { fixtureVariables, type Fixtures } from '../fixtures/fixtures.ts';

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

const variables: readonly string[] = [
  ...roles.flatMap((role) => [`${role.toUpperCase()}_USER`, `${role.toUpperCase()}_PASSWORD`]),
  'EXPIRED_TOKEN',
  ...Object.values(fixtureVariables),
];

/** Whether something can be called at this address. `localhost:8080` is a URL, too, with a protocol that nobody knows. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/**
 * Reads the environment file, or nothing. `openapi/mock.env` is an example.
 *
 * @throws Error when the file cannot be read, has a variable that the kit does not know, gives a user name without its password
 *   or something else for a URL
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

/** Editors on Windows write a byte order mark, which would belong to the first name. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Why the kit cannot call an address; it is not repeated, since a password may be a part of it. */
function problemWithUrl(text: string): string | undefined {
  if (!isHttpUrl(text)) return 'is not an http or https URL';
  const { username, password } = new URL(text);
  return username === '' && password === '' ? undefined : 'must not have a user name or a password';
}
