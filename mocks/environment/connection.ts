/** The simulated network between the application and the mock. */
export interface Connection {
  /** Milliseconds before each response. */
  latency: number;
  /** Milliseconds by which the latency varies in both directions. */
  jitter: number;
  isOffline: boolean;
}

/** Latencies to choose from. The last is that of a slow mobile network (3G). */
export const latencies = { none: 0, fast: 100, slow: 2000 } as const;

export const perfectConnection: Connection = { latency: 0, jitter: 0, isOffline: false };

/** @param random from 0 to 1 */
export const delayOf = ({ latency, jitter }: Connection, random: () => number): number =>
  Math.max(0, Math.round(latency + jitter * (2 * random() - 1)));
