import type { Snapshot } from './db.ts';
import { backlogScenario } from './scenarios/backlog.ts';
import { defaultScenario } from './scenarios/default.ts';
import { emptyScenario } from './scenarios/empty.ts';
import { expiredScenario } from './scenarios/expired.ts';
import { largeScenario } from './scenarios/large.ts';
import { seed } from './seed/seed.ts';

/** The named variants of the demo data, each made for the moment from which its dates are counted. */
const worlds = {
  default: defaultScenario,
  /** Only the Admin is there. */
  empty: emptyScenario,
  /** Everyone's plan has ended. */
  expired: expiredScenario,
  /** A long queue of moderation. */
  backlog: backlogScenario,
  /** 10,000 learners in one grade, and long lists of everything. */
  large: largeScenario,
} satisfies Record<string, (now: Date) => Promise<Snapshot>>;

export type ScenarioName = keyof typeof worlds;

export const scenarioNames = Object.keys(worlds) as ScenarioName[];

export const isScenarioName = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(worlds, name);

/** A world as it is at the start; the same name and moment give the same world on every machine. */
export const loadScenario = (name: ScenarioName, now: Date): Promise<Snapshot> => worlds[name](now);

let fingerprint: string | undefined;

/** Tells one seed from another: a short hash (FNV-1a) of everything in it. The other worlds are made from it. */
export function seedFingerprint(): string {
  fingerprint ??= hashOf(JSON.stringify(seed()));
  return fingerprint;
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
