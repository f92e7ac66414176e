import { withCounters } from './counters.ts';
import type { Snapshot } from './db.ts';
import { columnNames } from './models.ts';
import type { ScenarioName } from './scenario-names.ts';
import { backlogScenario } from './scenarios/backlog.ts';
import { defaultScenario } from './scenarios/default.ts';
import { emptyScenario } from './scenarios/empty.ts';
import { expiredScenario } from './scenarios/expired.ts';
import { largeScenario } from './scenarios/large.ts';
import { seed } from './seed/seed.ts';

/** The named variants of the demo data; `now` is the date-time that their dates are relative to. */
const scenarios: Record<ScenarioName, (now: Date) => Promise<Snapshot>> = {
  default: defaultScenario,
  empty: emptyScenario,
  expired: expiredScenario,
  backlog: backlogScenario,
  large: largeScenario,
};

export const loadScenario = async (name: ScenarioName, now: Date): Promise<Snapshot> =>
  withCounters(await scenarios[name](now));

let fingerprint: string | undefined;

/** Returns a hash (FNV-1a) of the seed, from which all scenarios are made, and of the columns of all tables. */
export function seedFingerprint(): string {
  fingerprint ??= hashOf(JSON.stringify([seed(), columnNames]));
  return fingerprint;
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
