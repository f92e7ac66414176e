import { tableNames, type Snapshot } from '../db.ts';
import { defaultScenario } from './default.ts';

/** A school before its first day: the Admin Thandi and the built-in roles, which have no records. */
export async function emptyScenario(now: Date): Promise<Snapshot> {
  const { users } = await defaultScenario(now);
  const nothing = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot;
  return { ...nothing, users: users.filter(({ id }) => id === 'usr-thandi') };
}
