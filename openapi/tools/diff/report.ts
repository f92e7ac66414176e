import { routesOf, type ContractDocument } from '../document.ts';
import { usageOf } from '../usage.ts';
import { reasons } from './reasons.ts';

export type Impact = 'major' | 'minor' | 'patch';

interface Side {
  pointer: string;
  value?: unknown;
}

/** A change as `redocly diff --format json` writes it. */
export interface ReportedChange {
  kind: 'added' | 'removed' | 'modified';
  impact: Impact;
  verdicts: { ruleId: string; impact: Impact; message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
}

const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

const marks: Record<Impact, string> = { major: '✖ major', minor: '✔ minor', patch: '· patch' };

/**
 * The changes as text: first by operation in the order of the contract, then by the component that holds them, with the
 * operations that use it. What is major says why; changes of prose are counted.
 */
export function describeChanges(
  changes: ReportedChange[],
  base: ContractDocument,
  revision: ContractDocument,
) {
  const headings = headingsOf(base, revision);
  const groups = Map.groupBy(changes, (change) => placeOf(change).group);
  const order = [...headings.keys()];
  const known = [...groups.keys()].toSorted((a, b) => rank(order, a) - rank(order, b) || a.localeCompare(b));
  return known
    .map((group) => [headings.get(group) ?? group, ...linesOf(groups.get(group) ?? [])].join('\n'))
    .join('\n\n');
}

const rank = (order: string[], group: string) => order.indexOf(group) + 1 || order.length + 1;

function linesOf(changes: ReportedChange[]): string[] {
  const prose = changes.filter(({ impact }) => impact === 'patch');
  const rated = (impact: Impact) => changes.filter((change) => change.impact === impact).flatMap(describe);
  const texts =
    prose.length === 1
      ? describe(prose[0] as ReportedChange)
      : [`  ${marks.patch}  ${prose.length} texts or examples`];
  return [...rated('major'), ...rated('minor'), ...(prose.length > 0 ? texts : [])];
}

function describe(change: ReportedChange): string[] {
  const why = change.verdicts
    .filter(({ impact }) => impact === 'major')
    .map(
      ({ ruleId, message }) =>
        `           ${[message, reasons[ruleId]].filter(Boolean).join(' ')} (${ruleId})`,
    );
  return [`  ${marks[change.impact]}  ${whatChanged(change)}`, ...why];
}

function whatChanged(change: ReportedChange): string {
  const { kind, property, base, revision } = change;
  const { rest } = placeOf(change);
  if (kind !== 'modified') return `${rest || 'as a whole'}: ${kind}`;
  const [was, is] = [brief(base?.value), brief(revision?.value)];
  const values = was.length + is.length < 100 ? `: ${was} → ${is}` : '';
  return property === 'key'
    ? `${rest}: was ${was}`
    : `${[rest, property].filter(Boolean).join(' · ')}${values}`;
}

const brief = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Where a change stands: the operation, path or component, and the way from there. */
function placeOf({ property, base, revision }: ReportedChange): { group: string; rest: string } {
  const pointer = (revision ?? base)?.pointer ?? '#/';
  const parts = pointer
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (property !== undefined && parts.at(-1) === property) parts.pop();
  const length = lengthOfGroup(parts);
  return { group: parts.slice(0, length).join(' '), rest: parts.slice(length).join('/') };
}

function lengthOfGroup([section, , member]: string[]): number {
  if (section === 'components') return 3;
  if (section !== 'paths') return 1;
  return methods.includes(member ?? '') ? 3 : 2;
}

function headingsOf(base: ContractDocument, revision: ContractDocument): Map<string, string> {
  const headings = new Map<string, string>();
  for (const document of [revision, base]) {
    for (const { method, path, operation } of routesOf(document)) {
      const key = `paths ${path} ${method}`;
      if (!headings.has(key)) headings.set(key, `${operation.operationId}  ${method.toUpperCase()} ${path}`);
    }
  }
  for (const [name, { requests, responses }] of usageOf(revision)) {
    const uses = [some('requests of', requests), some('responses of', responses)].filter(Boolean).join('; ');
    headings.set(`components ${name.replace('/', ' ')}`, `${name.replace('/', ' ')}  in ${uses}`);
  }
  return headings;
}

function some(side: string, operations: Set<string>): string {
  const shown = [...operations].slice(0, 5);
  const more = operations.size - shown.length;
  if (shown.length === 0) return '';
  return `${side} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
