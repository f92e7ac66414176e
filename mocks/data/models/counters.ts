import { id, number, type RecordOf } from './columns.ts';

/** The last number of each kind of consecutive ids: `chs` and 61 after `chs-61`. */
export const counters = { id: id(), last: number() };
export type CounterRecord = RecordOf<typeof counters>;
