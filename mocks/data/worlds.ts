import type { World } from './db.ts';
import { seed } from './seed/seed.ts';
import { backlogWorld } from './worlds/backlog.ts';
import { defaultWorld } from './worlds/default.ts';
import { emptyWorld } from './worlds/empty.ts';
import { expiredWorld } from './worlds/expired.ts';
import { largeWorld } from './worlds/large.ts';

/** The named variants of the demo world, each made for the moment from which its dates are counted. */
const worlds = {
  default: defaultWorld,
  /** Only the Admin is there. */
  empty: emptyWorld,
  /** Everyone's plan has ended. */
  expired: expiredWorld,
  /** A long queue of moderation. */
  backlog: backlogWorld,
  /** 10,000 learners in one grade, and long lists of everything. */
  large: largeWorld,
} satisfies Record<string, (now: Date) => Promise<World>>;

export type WorldName = keyof typeof worlds;

export const worldNames = Object.keys(worlds) as WorldName[];

export const isWorldName = (name: unknown): name is WorldName =>
  typeof name === 'string' && Object.hasOwn(worlds, name);

/** A world as it is at the start; the same name and moment give the same world on every machine. */
export const loadWorld = (name: WorldName, now: Date): Promise<World> => worlds[name](now);

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
