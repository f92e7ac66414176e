import { routesOf } from '../../document.ts';
import { document } from '../contract.ts';
import { noInternalDetails } from '../judge/internal-details.ts';
import { withoutIndexes, type Finding } from '../judge/judge.ts';
import { formatCount } from './text.ts';

/** Deviations that one mistake of the server explains. */
export interface Cause {
  first: Finding;
  operations: string[];
  steps: string[];
  /** The scenarios that could not continue. */
  ended: string[];
}

/**
 * Groups deviations by cause: the same property in several responses, the missing properties of one response, the same
 * missing check in several operations.
 * The first cause concerns the most operations.
 */
export function findCauses(findings: readonly Finding[]): Cause[] {
  const causes = [...Map.groupBy(findings, keyOf).values()].flatMap((ofCause) => {
    const [first] = ofCause;
    if (!first) return [];
    const operations = [...new Set(ofCause.map(({ operation }) => operation))];
    const steps = [...new Set(ofCause.map(({ step }) => step))];
    return [{ first, operations, steps, ended: ofCause.flatMap(({ ends }) => ends ?? []) }];
  });
  return joinMissing(causes).toSorted(
    (a, b) =>
      b.operations.length - a.operations.length || Number(b.ended.length > 0) - Number(a.ended.length > 0),
  );
}

/** Joins the causes that are missing properties of one response. */
function joinMissing(causes: readonly Cause[]): Cause[] {
  const responseOf = (cause: Cause) =>
    cause.first.actual === 'nothing' && !cause.first.pointer.startsWith('header/')
      ? (cause.first.exchange ?? cause)
      : cause;
  return [...Map.groupBy(causes, responseOf).values()].flatMap((joined) => {
    const [{ first } = {}] = joined;
    if (!first) return [];
    return [
      {
        first: { ...first, pointer: joined.map((cause) => cause.first.pointer).join(', ') },
        operations: [...new Set(joined.flatMap(({ operations }) => operations))],
        steps: [...new Set(joined.flatMap(({ steps }) => steps))],
        ended: joined.flatMap(({ ended }) => ended),
      },
    ];
  });
}

const isOfScenario = ({ step }: Pick<Finding, 'step'>) => step.includes(' › ');

function keyOf(finding: Finding): string {
  const { operation, step, pointer, expected, actual } = finding;
  const property = withoutIndexes(pointer).replace(/^\/#/, '');
  if (property !== '') return JSON.stringify([property, expected]);
  if (expected === noInternalDetails) return expected;
  // A token or role that is not checked: what the server then responds depends on the operation.
  if (isOfAccess(finding)) return JSON.stringify([kindOf(step), expected]);
  // A role that is not checked shows in scenarios and in generated calls.
  if (expected === 'status 403') return JSON.stringify([expected, actual]);
  if (isOfScenario(finding)) return JSON.stringify([operation, expected, actual]);
  return JSON.stringify([kindOf(step), expected, actual]);
}

const isOfAccess = ({ step, expected }: Finding) =>
  !isOfScenario({ step }) && ['status 401', 'status 403'].includes(expected);

/** `as Tutor` → `as`, `invalid: …` → `invalid` */
const kindOf = (step: string) => step.replace(/^(as|read as|invalid:|Content-Type:) .*/, '$1');

/** `/title: expected string, got 7` */
export const difference = ({ pointer, expected, actual }: Finding): string =>
  `${pointer === '' ? '' : `${pointer}: `}expected ${expected}, got ${actual}`;

const documented = new Set(routesOf(document).map(({ operation }) => operation.operationId));

/** The anchors of the contract page that state what a cause violates: of rules for all operations, or of operations. */
export function anchorsOf({ first, operations }: Cause): string[] {
  const { anchor, pointer } = first;
  if (pointer === '/errors') return ['schema-Problem'];
  const ofRule = pointer.startsWith('header/') ? 'overview-transport' : anchor;
  return ofRule === undefined ? operations.filter((operation) => documented.has(operation)) : [ofRule];
}

/** Names a cause in one line. */
export const headlineOf = (cause: Cause): string =>
  `${namesOf(cause, maxNames)}: ${difference(cause.first)} (${cause.first.step})`;

/** The number of names in a line. */
export const maxNames = 6;

/** `listTerms, getTerm and 12 more operations` */
export const namesOf = ({ operations }: Cause, max = operations.length): string =>
  shortList(operations, max, 'operation');

export function shortList(names: readonly string[], max: number, noun: string): string {
  const rest = names.length - max;
  return rest > 0
    ? `${names.slice(0, max).join(', ')} and ${formatCount(rest, `more ${noun}`)}`
    : names.join(', ');
}
