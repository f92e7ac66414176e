import type { Exchange } from './calls/exchange.ts';
import { coverageOf, createReasonFor, type Coverage } from './coverage.ts';
import type { Finding } from './judge.ts';
import { operationResults, type OperationResult } from './operation-results.ts';
import type { Plan, VerifyOptions } from './plan.ts';
import { createMask } from './secrets.ts';
import { applyWaivers, type WaivedFinding } from './waivers.ts';

export interface Verdict {
  /** What the server does otherwise than the contract says, without what is waived and what is not implemented. */
  findings: Finding[];
  waived: WaivedFinding[];
  /** What to do about the waivers themselves, a sentence each. */
  notes: string[];
  /** What became of each operation, in the order of the contract. */
  operations: OperationResult[];
  exchanges: Exchange[];
  coverage: Coverage;
  /** What could not be tried, and why, a sentence each. */
  skipped: string[];
  /** What the kit created and could not delete: the deletion and the id. */
  remaining: string[];
  /** What kept the kit from doing its work. */
  problems: string[];
  /** Hides every secret of this run in a text. */
  mask: (text: string) => string;
}

interface Options {
  options: VerifyOptions;
  plan: Plan;
  findings: readonly Finding[];
  exchanges: Exchange[];
  /** Variables of the accounts that the environment does not have. */
  missingAccounts: readonly string[];
  remaining: string[];
  problems: string[];
}

/** What all of a run amounts to. */
export function verdictOf({
  options,
  plan,
  findings,
  exchanges,
  missingAccounts,
  ...rest
}: Options): Verdict {
  const today = new Date().toISOString().slice(0, 10);
  const { open, waived, notes } = applyWaivers(findings, options.waivers ?? [], today);
  const reasonFor = createReasonFor(options, plan.skipped);
  const operations = operationResults({
    routes: plan.routes,
    findings: open,
    waived: waived.map(({ finding }) => finding),
    exchanges,
    reasonFor,
  });
  const absent = operations.filter(({ state }) => state === 'absent').map(({ operation }) => operation);
  return {
    findings: open.filter(({ operation }) => !absent.includes(operation)),
    waived,
    notes,
    operations,
    exchanges,
    coverage: coverageOf(plan.routes, exchanges, reasonFor),
    skipped: [
      ...missingAccounts.map((variables) => `Without ${variables} nothing is tried as that role.`),
      ...plan.skipped.map(
        ({ id, missing }) => `The workflow ${id} is skipped: ${missing.join(' and ')} missing.`,
      ),
    ],
    mask: createMask([...options.environment.secrets, ...plan.secrets]),
    ...rest,
  };
}
