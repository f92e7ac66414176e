import * as v from 'valibot';

/** The simulated network between the application and the mock. */
export interface Connection {
  /** Milliseconds before each response. */
  latency: number;
  /** Milliseconds by which the latency varies in both directions. */
  jitter: number;
  isOffline: boolean;
}

export const perfectConnection: Connection = { latency: 0, jitter: 0, isOffline: false };

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

export const connectionSchema = v.strictObject({
  latency: milliseconds,
  jitter: milliseconds,
  isOffline: v.boolean(),
});

export const connectionChangeSchema = v.strictObject({
  latency: v.exactOptional(milliseconds),
  jitter: v.exactOptional(milliseconds),
  isOffline: v.exactOptional(v.boolean()),
});

/** @param random from 0 to 1 */
export const delayOf = ({ latency, jitter }: Connection, random: () => number): number =>
  Math.max(0, Math.round(latency + jitter * (2 * random() - 1)));
