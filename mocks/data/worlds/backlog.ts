import type { World } from '../db.ts';
import { moreChangeSets } from './change-sets.ts';
import { defaultWorld } from './default.ts';

/** The demo world in which more came in than anybody moderated: 150 more change sets wait, some two to a record. */
export async function backlogWorld(now: Date): Promise<World> {
  const world = await defaultWorld(now);
  const more = moreChangeSets(world, now, { count: 150, perDay: 7, records: 120, rejected: 0 });
  return { ...world, changeSets: [...world.changeSets, ...more] };
}
