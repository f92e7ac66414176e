import { randomBytes } from 'node:crypto';
import { routesOf, type Route } from '../../document.ts';
import { document } from '../contract.ts';
import type { Waiver } from '../verdict/waivers.ts';
import { missingFor, readWorkflows, type Workflow } from '../workflows/read-workflows.ts';
import type { Environment } from './environment.ts';
import type { Preflight } from './sign-in.ts';

export interface VerifyOptions {
  server: string;
  environment: Environment;
  /** Sends nothing but GET besides the sign-ins. */
  isReadOnly?: boolean;
  /** Tags of the contract; all of them if there is none. */
  only?: readonly string[];
  /** Ids of workflows; all that call an operation of these tags if there is none. */
  workflows?: readonly string[];
  /** Sends every request that is invalid in one place, instead of a few for each operation. */
  isFuzzing?: boolean;
  /** Sends bodies of 16 MB, to see that they are refused. */
  hasLargeBodies?: boolean;
  /** Known deviations. */
  waivers?: readonly Waiver[];
  /** Milliseconds that a response may take. */
  timeout?: number;
  /** Ends the run. What was created is deleted all the same. */
  signal?: AbortSignal;
  /** Told what is being done: a run takes a while. */
  onProgress?: (what: string) => void;
}

/** What a run tries. */
export interface Plan {
  routes: Route[];
  /** Those that run. */
  chosen: Workflow[];
  /** Those that were asked for and cannot run, with the variables that they are missing. */
  skipped: (Workflow & { missing: string[] })[];
  /** Those that do not run, for either reason. */
  others: Workflow[];
  /** What the workflows may refer to. */
  inputs: Record<string, string>;
  /** Those of the inputs that no report may show. */
  secrets: string[];
}

export function planFor(options: VerifyOptions, tokens: Preflight['tokens']): Plan {
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

function inputsFor(tokens: Preflight['tokens']): Record<string, string> {
  const ofRoles = Object.entries(tokens).map(([role, token]) => [
    `${role.charAt(0).toLowerCase()}${role.slice(1)}Token`,
    token,
  ]);
  return {
    ...(Object.fromEntries(ofRoles) as Record<string, string>),
    mark: markOf(new Date()),
    // Of the accounts that the workflows create. It has a character of each kind that a password needs.
    password: `Vp7!${randomBytes(9).toString('base64url')}`,
    in29Days: inDays(29),
    in31Days: inDays(31),
  };
}

/**
 * What names of a run begin with. A later run's sorts after an earlier one's: plans cannot be deleted, and the order of a list is
 * tried at its end. Two runs at a time on one server must not have it in common, hence the random part.
 */
export const markOf = (now: Date): string =>
  `verify-${now.getTime().toString(36)}${randomBytes(2).toString('hex')}`;

/** The date-time so many days from now: a workflow cannot calculate. */
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
