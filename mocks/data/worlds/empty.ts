import { tableNames, type World } from '../db.ts';
import { defaultWorld } from './default.ts';

/** A school before its first day: the Admin Thandi and the built-in roles, which have no records. */
export async function emptyWorld(now: Date): Promise<World> {
  const { users } = await defaultWorld(now);
  const nothing = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as World;
  return { ...nothing, users: users.filter(({ id }) => id === 'usr-thandi') };
}
