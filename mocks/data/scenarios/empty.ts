import { tableNames, type Snapshot } from '../db.ts';
import { defaultScenario } from './default.ts';

/** A new school: the Admin Thandi and the built-in roles, which have no records. */
export async function emptyScenario(now: Date): Promise<Snapshot> {
  const { users } = await defaultScenario(now);
  const noRows = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot;
  return { ...noRows, users: users.filter(({ id }) => id === 'usr-thandi') };
}
