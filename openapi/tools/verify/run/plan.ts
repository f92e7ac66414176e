import { randomBytes } from 'node:crypto';
import { scenarios } from '../../../conformance/all.ts';
import { createPassword, type Scenario } from '../../../conformance/kit/scenario.ts';
import { routesOf, type Route } from '../../document.ts';
import { document } from '../contract.ts';
import { fixtureVariables } from '../fixtures/fixtures.ts';
import type { ReportedDeviation } from '../report/json.ts';
import type { Waiver } from '../verdict/waivers.ts';
import type { Environment } from './environment.ts';
import type { SignInResult } from './sign-in.ts';

export interface VerifyOptions {
  server: string;
  environment: Environment;
  /** Sends only GET requests, apart from signing in. */
  isReadOnly?: boolean;
  /** Tags. */
  only?: readonly string[];
  operations?: readonly string[];
  /** Names of scenarios. Default: those of the chosen tags and of the tags of the chosen operations. */
  scenarios?: readonly string[];
  /** Sends every generated invalid request instead of a few per operation. */
  isFuzzing?: boolean;
  /** Sends bodies of more than 16 MB, which must be rejected. */
  hasLargeBodies?: boolean;
  waivers?: readonly Waiver[];
  /** The deviations of an earlier run, which do not count. */
  baseline?: readonly ReportedDeviation[];
  timeout?: number;
  /** The origin of the application. Every request carries it, and every response must allow it. */
  origin?: string | undefined;
  /** Aborts the run. Created records are deleted nevertheless. */
  signal?: AbortSignal;
  onProgress?: (message: string) => void;
}

export interface PlannedScenario extends Scenario {
  tag: string;
  /** Variables of the environment file that the scenario needs. */
  missing: string[];
}

export interface Plan {
  /** The operations to probe. */
  routes: Route[];
  /** Whether a deviation of an operation counts. Other operations only prepare records. */
  isChosen: (operation: string) => boolean;
  chosen: PlannedScenario[];
  skipped: PlannedScenario[];
  /** The prefix of the names of created records. */
  prefix: string;
  /** The password of created accounts. */
  password: string;
  secrets: string[];
}

export function createPlan(options: VerifyOptions, tokens: SignInResult['tokens']): Plan {
  const { environment, only = [], operations = [], isReadOnly = false } = options;
  const isEverything = only.length + operations.length === 0;
  const isNamed = ({ operation }: Route) =>
    only.includes(operation.tags[0]) || operations.includes(operation.operationId);
  const named = routesOf(document).filter((route) => isEverything || isNamed(route));
  const routes = options.scenarios !== undefined && isEverything ? [] : named;
  const tags = new Set(named.map(({ operation }) => operation.tags[0]));
  const isWanted = (scenario: PlannedScenario) =>
    !isReadOnly && (options.scenarios?.includes(scenario.name) ?? tags.has(scenario.tag));
  const wanted = planScenarios(environment, tokens).filter(isWanted);
  const password = createPassword();
  return {
    routes: routes.filter(({ method }) => !isReadOnly || method === 'get'),
    isChosen: (operation) =>
      isEverything ||
      (options.scenarios ?? []).length > 0 ||
      named.some((route) => route.operation.operationId === operation),
    chosen: wanted.filter(({ missing }) => missing.length === 0),
    skipped: wanted.filter(({ missing }) => missing.length > 0),
    prefix: createNamePrefix(new Date()),
    password,
    secrets: [password, ...Object.values(tokens)],
  };
}

/** `AdminRoles` → `admin-roles` */
const folderOf = (tag: string) => tag.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

function planScenarios({ fixtures }: Environment, tokens: SignInResult['tokens']): PlannedScenario[] {
  return (document.tags ?? []).flatMap(({ name: tag }) =>
    (scenarios[folderOf(tag)] ?? []).map((scenario) => ({
      ...scenario,
      tag,
      missing: [
        ...(tokens.Admin === undefined ? ['ADMIN_USER'] : []),
        ...scenario.needs.filter((need) => !(need in fixtures)).map((need) => fixtureVariables[need]),
      ],
    })),
  );
}

/**
 * The prefix of names in a run. Later prefixes sort after earlier ones, because plans cannot be deleted and a
 * scenario checks the end of a sorted list. The random part separates concurrent runs.
 */
export const createNamePrefix = (now: Date): string =>
  `verify-${now.getTime().toString(36)}${randomBytes(2).toString('hex')}`;
