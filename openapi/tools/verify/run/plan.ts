import { randomBytes } from 'node:crypto';
import { routesOf, type Route } from '../../document.ts';
import { document } from '../contract.ts';
import type { Waiver } from '../verdict/waivers.ts';
import { missingFor, readWorkflows, type Workflow } from '../workflows/read-workflows.ts';
import type { Environment } from './environment.ts';
import type { SignInResult } from './sign-in.ts';

export interface VerifyOptions {
  server: string;
  environment: Environment;
  /** Sends only GET requests, apart from signing in. */
  isReadOnly?: boolean;
  only?: readonly string[];
  /** Workflow ids. Default: all workflows that call an operation of these tags. */
  workflows?: readonly string[];
  /** Sends every generated invalid request instead of a few per operation. */
  isFuzzing?: boolean;
  /** Sends bodies of more than 16 MB, which must be rejected. */
  hasLargeBodies?: boolean;
  waivers?: readonly Waiver[];
  timeout?: number;
  /** Aborts the run. Created records are deleted nevertheless. */
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
}

export interface Plan {
  routes: Route[];
  chosen: Workflow[];
  skipped: (Workflow & { missing: string[] })[];
  others: Workflow[];
  inputs: Record<string, string>;
  secrets: string[];
}

export function createPlan(options: VerifyOptions, tokens: SignInResult['tokens']): Plan {
  const { environment, only = [], isReadOnly = false } = options;
  const routes = routesOf(document).filter(
    ({ method, operation }) =>
      (only.length === 0 || only.includes(operation.tags[0])) && (!isReadOnly || method === 'get'),
  );
  const isWanted = ({ id, operations }: Workflow) =>
    options.workflows?.includes(id) ??
    routes.some(({ operation }) => operations.includes(operation.operationId));
  const inputs = inputsFor(tokens);
  const workflows = readWorkflows().map((workflow) => ({
    ...workflow,
    isWanted: !isReadOnly && isWanted(workflow),
    missing: missingFor(workflow, Object.keys(inputs), environment.fixtures),
  }));
  const chosen = workflows.filter((one) => one.isWanted && one.missing.length === 0);
  return {
    routes,
    chosen,
    skipped: workflows.filter((one) => one.isWanted && one.missing.length > 0),
    others: workflows.filter((one) => !chosen.includes(one)),
    inputs,
    secrets: Object.keys(inputs).flatMap((name) => (isSecret(name) ? (inputs[name] ?? []) : [])),
  };
}

const isSecret = (input: string) => input === 'password' || input.endsWith('Token');

function inputsFor(tokens: SignInResult['tokens']): Record<string, string> {
  const ofRoles = Object.entries(tokens).map(([role, token]) => [
    `${role.charAt(0).toLowerCase()}${role.slice(1)}Token`,
    token,
  ]);
  return {
    ...(Object.fromEntries(ofRoles) as Record<string, string>),
    namePrefix: createNamePrefix(new Date()),
    // The password of created accounts, with every required kind of character.
    password: `Vp7!${randomBytes(9).toString('base64url')}`,
    in29Days: inDays(29),
    in31Days: inDays(31),
  };
}

/**
 * The prefix of names in a run. Later prefixes sort after earlier ones, because plans cannot be deleted and a
 * workflow checks the end of a sorted list. The random part separates concurrent runs.
 */
export const createNamePrefix = (now: Date): string =>
  `verify-${now.getTime().toString(36)}${randomBytes(2).toString('hex')}`;

/** The date-time that many days from now. Arazzo expressions cannot compute one. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
