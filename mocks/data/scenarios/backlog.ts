import type { Snapshot } from '../db.ts';
import { generateChangeSets } from './change-sets.ts';
import { defaultScenario } from './default.ts';

/** The demo data with 150 more pending change sets, some records with two. */
export async function backlogScenario(now: Date): Promise<Snapshot> {
  const base = await defaultScenario(now);
  const additional = generateChangeSets(base, now, { count: 150, perDay: 7, records: 120, rejected: 0 });
  return { ...base, changeSets: [...base.changeSets, ...additional] };
}
