import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Exchange, RequestMessage } from '../../tools/verify/calls/exchange.ts';
import type { Purchase } from '../../tools/verify/fixtures/payment.ts';
import type { VerifiedRole } from '../../tools/verify/run/environment.ts';
import { createClassroom, type Classroom } from './classroom.ts';
import { createClient, type Client } from './client.ts';
import { Unmet } from './expect.ts';

/** What a server must offer beside the contract: its emails, the payment provider's buttons, a clock that can be moved. */
export type Need = 'mail' | 'payment' | 'clock';

export interface Scenario {
  /** Stable: waivers, baselines and `--scenario` refer to it. */
  name: string;
  /** A sentence about the server. */
  summary: string;
  needs: readonly Need[];
  run: (context: Context) => Promise<void>;
}

export const scenario = (
  name: string,
  summary: string,
  run: Scenario['run'],
  { needs = [] }: { needs?: readonly Need[] } = {},
): Scenario => ({ name, summary, run, needs });

/** A user with an access token, who calls operations: `learner.getActivity({ id })`. */
export type User = Client & { readonly id: string; readonly token: string; readonly email: string };

export interface Context {
  /** The Admin of the environment, who prepares records and may call most operations. */
  admin: Client;
  /** Sends no token. */
  visitor: Client;
  /** Sends this access token. */
  as: (token: string) => Client;
  createClassroom: (gradeTitle: string) => Promise<Classroom>;
  /** Creates a learner without a plan. */
  createLearner: (name: string, gradeId?: string) => Promise<User>;
  createUser: (role: VerifiedRole, name: string) => Promise<User>;
  /** Creates a learner of a parent, without a plan and without an email address. */
  createChild: (parent: User, name: string, gradeId?: string) => Promise<User>;
  /** Waits for the newest email to an address, and gives the parameters of its link. */
  readMail: (email: string) => Promise<MailLink>;
  /** Presses a button of the payment provider. */
  completePayment: (purchase: Purchase) => Promise<void>;
  /**
   * Calls the server while its clock is moved, and sets the clock back. Access tokens that are issued meanwhile may have
   * expired afterwards.
   */
  at: <Result>(moment: Date, work: () => Promise<Result>) => Promise<Result>;
  /** Repeats a check for a minute until its expectations are met, because some effects arrive later. */
  eventually: (check: () => Promise<void>) => Promise<void>;
  /** Adds the prefix by which the run recognizes its records: `verify-… Term`. */
  name: (text: string) => string;
  email: (name: string) => string;
  prefix: string;
  /** The password of the created accounts. */
  password: string;
}

export interface MailLink {
  link: string;
  token: string;
  email: string;
}

/** How scenarios reach the server under test. */
export interface Driver {
  /** @param step `terms › createTerm` */
  call: (step: string, request: RequestMessage) => Promise<Exchange>;
  adminToken: string;
  readMail?: (email: string) => Promise<Record<string, string> | undefined>;
  completePayment?: (purchase: Purchase) => Promise<void>;
  /** Without a date-time: back to the real time. */
  setClock?: (moment?: Date) => Promise<void>;
  prefix: string;
  password: string;
}

/**
 * Runs a scenario.
 *
 * @throws Unmet at the first expectation that the server does not meet
 */
export async function runScenario({ name, run }: Scenario, driver: Driver): Promise<void> {
  let last: Exchange | undefined;
  const send = async (operationId: string, request: RequestMessage) => {
    last = await driver.call(`${name} › ${operationId}`, request);
    return last;
  };
  await run(createContext(driver, send, () => last));
}

function createContext(
  { adminToken, prefix, password, ...driver }: Driver,
  send: (operationId: string, request: RequestMessage) => Promise<Exchange>,
  lastExchange: () => Exchange | undefined,
): Context {
  const as = (token: string) => createClient(send, token);
  const admin = as(adminToken);
  const visitor = createClient(send);
  const email = (name: string) => `${prefix}-${name}@example.com`;
  const details = (name: string) => ({
    name,
    surname: prefix,
    email: email(name),
    cellphoneNumber: '082 555 0100',
    whatsAppNumber: '082 555 0100',
    password,
    confirmPassword: password,
  });
  // Not signed in, because servers limit sign-ins per client.
  const actAs = async (id: string, address: string) => {
    const { token } = await admin.impersonateLearner({ body: { learnerId: id } });
    return Object.assign(as(token), { id, token, email: address });
  };
  return {
    admin,
    visitor,
    as,
    createClassroom: (gradeTitle) => createClassroom(admin, prefix, `${prefix} ${gradeTitle}`),
    createLearner: async (name, gradeId: string | null = null) => {
      const body = { ...details(name), dateOfBirth: '2015-03-14', gradeId, role: 'Learner' } as const;
      return actAs((await admin.createUser({ body })).id, email(name));
    },
    createUser: async (role, name) => {
      const { id } = await admin.createUser({ body: { ...details(name), dateOfBirth: '1985-03-14', role } });
      const { token } = await visitor.loginUser({ body: { emailOrUserName: email(name), password } });
      return Object.assign(as(token), { id, token, email: email(name) });
    },
    createChild: async (parent, name, gradeId: string | null = null) => {
      const body = {
        name,
        surname: prefix,
        dateOfBirth: '2015-03-14',
        relationship: 'Mother',
        gradeId,
      } as const;
      return actAs((await parent.createLearner({ body: { ...body, role: 'Learner' } })).id, '');
    },
    readMail: async (address) => {
      const link = await driver.readMail?.(address);
      if (!link) throw new Unmet(`an email to ${address} with a link`, 'none', '', lastExchange());
      return { token: '', email: '', link: '', ...link };
    },
    at: async (moment, work) => {
      await driver.setClock?.(moment);
      try {
        return await work();
      } finally {
        await driver.setClock?.();
      }
    },
    eventually,
    completePayment: async (purchase) => driver.completePayment?.(purchase),
    name: (text) => `${prefix} ${text}`,
    email,
    prefix,
    password,
  };
}

const patience = 60_000;
const shortestPause = 20;
const longestPause = 500;

async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof Unmet) || Date.now() > end) throw error;
      await setTimeout(pause);
    }
  }
}

export { unknownId } from '../../tools/verify/probes/probe.ts';
export { unusualText } from './unusual-text.ts';

/** A property that the contract stores as a JSON string. */
export const json = (value: object): string => JSON.stringify(value);

/** A date-time that is this many days from now, in whole seconds, because a server may drop fractions. */
export const inDays = (days: number): string => `${daysAgo(-days).toISOString().slice(0, 19)}Z`;

/** A moment that is this many times 24 hours before now. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Reads a file of the folder `files`. */
export async function file(name: string): Promise<File> {
  const bytes = await readFile(new URL(`../files/${name}`, import.meta.url));
  return new File([bytes], name, { type: types[name.split('.').at(-1) ?? ''] ?? '' });
}

/** The password of created accounts, with every required kind of character. */
export const createPassword = (): string => `Vp7!${randomBytes(9).toString('base64url')}`;
