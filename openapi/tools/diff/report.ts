import type { ContractDocument } from '../document.ts';
import { createLocator, type ChangeLocation } from './change-location.ts';
import type { Change } from './change.ts';
import { impactOf, whyMajor, type Impact } from './rating.ts';

export interface RatedChange extends ChangeLocation {
  impact: Impact;
  what: string;
  reasons: string[];
}

const impacts: Impact[] = ['patch', 'minor', 'major'];
const marks: Record<Impact, string> = { major: '✖ major', minor: '✔ minor', patch: '· patch' };

/** Rates changes. Changes of a shared definition are merged into one, with the highest rating. */
export function rateChanges(changes: Change[], base: ContractDocument, revision: ContractDocument) {
  const locator = createLocator(base, revision);
  const rated = new Map<string, RatedChange>();
  for (const change of changes) {
    const impact = impactOf(change.effect, change.direction);
    const reason =
      impact === 'major' && change.rule
        ? [`${whyMajor(change.rule, change.direction, change.message)} (${change.rule})`]
        : [];
    const location = locator.locate(change.at);
    const what = changeText(change, location.rest);
    const key = `${location.group} ${what}`;
    const previous = rated.get(key);
    rated.set(key, {
      ...location,
      what,
      impact:
        previous && impacts.indexOf(previous.impact) > impacts.indexOf(impact) ? previous.impact : impact,
      reasons: [...new Set([...(previous?.reasons ?? []), ...reason])],
    });
  }
  return [...rated.values()].toSorted((a, b) => locator.compare(a.group, b.group));
}

/**
 * Formats the changes as text, grouped by operation in the order of the contract, then by component with its users.
 * Explains major changes. Counts patch changes instead of listing them if a group has several.
 */
export function describeChanges(changes: RatedChange[]): string {
  const groups = [...Map.groupBy(changes, ({ heading }) => heading)];
  return groups.map(([heading, ownChanges]) => [heading, ...linesOf(ownChanges)].join('\n')).join('\n\n');
}

function linesOf(changes: RatedChange[]): string[] {
  const rated = (impact: Impact) => changes.filter((change) => change.impact === impact).map(describe);
  const prose = rated('patch');
  const texts = prose.length > 1 ? [`  ${marks.patch}  ${prose.length} texts or examples`] : prose;
  return [...rated('major'), ...rated('minor'), ...texts];
}

const describe = ({ impact, what, reasons }: RatedChange): string =>
  [`  ${marks[impact]}  ${what}`, ...reasons.map((reason) => `           ${reason}`)].join('\n');

function changeText({ kind, property, was, is }: Change, rest: string): string {
  if (kind !== 'modified') return `${rest || 'as a whole'}: ${kind}`;
  const [before, after] = [was, is].map((value) => (value === undefined ? 'none' : JSON.stringify(value)));
  const values = `${before} → ${after}`;
  const label = [rest, property].filter(Boolean).join(' · ') || 'as a whole';
  return values.length < 100 ? `${label}: ${values}` : label;
}
