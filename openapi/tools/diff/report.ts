import type { ContractDocument } from '../document.ts';
import { createPlaces, type Side } from './place.ts';
import { whyMajor } from './reasons.ts';

export type Impact = 'major' | 'minor' | 'patch';

/** A change as `redocly diff --format json` writes it. */
export interface ReportedChange {
  kind: 'added' | 'removed' | 'modified';
  impact: Impact;
  verdicts: { ruleId: string; impact: Impact; message: string }[];
  property?: string;
  base?: Side;
  revision?: Side;
}

interface PlacedChange extends ReportedChange {
  group: string;
  rest: string;
}

const marks: Record<Impact, string> = { major: '✖ major', minor: '✔ minor', patch: '· patch' };

/**
 * The changes as text: first by operation in the order of the contract, then by the component that holds them, with the
 * operations that use it. What is major says why; changes of prose are counted.
 */
export function describeChanges(
  changes: ReportedChange[],
  base: ContractDocument,
  revision: ContractDocument,
): string {
  const { placeOf, headingOf, compare } = createPlaces(base, revision);
  const placed = changes.map((change) => ({
    ...change,
    ...placeOf(change.property, change.base, change.revision),
  }));
  const groups = [...Map.groupBy(placed, ({ group }) => group)].toSorted(([a], [b]) => compare(a, b));
  return groups.map(([group, own]) => [headingOf(group), ...linesOf(own)].join('\n')).join('\n\n');
}

function linesOf(changes: PlacedChange[]): string[] {
  const rated = (impact: Impact) => changes.filter((change) => change.impact === impact).map(describe);
  const prose = rated('patch');
  const texts = prose.length > 1 ? [`  ${marks.patch}  ${prose.length} texts or examples`] : prose;
  return [...new Set([...rated('major'), ...rated('minor'), ...texts])];
}

function describe(change: PlacedChange): string {
  const why = change.verdicts
    .filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message }) => `           ${whyMajor(ruleId, message, change)} (${ruleId})`);
  return [`  ${marks[change.impact]}  ${whatChanged(change)}`, ...why].join('\n');
}

function whatChanged({ kind, property, base, revision, rest }: PlacedChange): string {
  if (kind !== 'modified') return `${rest || 'as a whole'}: ${kind}`;
  const [was, is] = [brief(base?.value), brief(revision?.value)];
  const values = was.length + is.length < 100 ? `: ${was} → ${is}` : '';
  return property === 'key'
    ? `${rest}: was ${was}`
    : `${[rest, property].filter(Boolean).join(' · ')}${values}`;
}

const brief = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
