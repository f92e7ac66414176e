/** Consecutive ids: `att-1`, `att-2`, … The number of a deleted record is not reused. */
import type { Snapshot } from './db.ts';
import type { CounterRecord } from './models/server-state.ts';

const numberedTables = { att: 'attempts', chs: 'changeSets', mail: 'mails' } as const;

export type NumberedPrefix = keyof typeof numberedTables;

/** Adds counters that continue after the highest ids of the snapshot. */
export function withCounters(snapshot: Snapshot): Snapshot {
  const counters = (Object.keys(numberedTables) as NumberedPrefix[]).flatMap((prefix): CounterRecord[] => {
    const last = highestNumber(prefix, snapshot[numberedTables[prefix]]);
    return last === 0 ? [] : [{ id: prefix, last }];
  });
  return { ...snapshot, counters };
}

const highestNumber = (prefix: NumberedPrefix, rows: readonly { id: string }[]): number =>
  rows.reduce((highest, { id }) => Math.max(highest, Number(id.slice(prefix.length + 1)) || 0), 0);
