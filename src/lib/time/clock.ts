/** The one place that asks for the time. */
export const clock = {
  /** The time of the device, which may be wrong. Stories and tests stop it. */
  device: (): Date => new Date(),
  /** Milliseconds by which the server is ahead of the device; undefined before the server has told its time. */
  offset: undefined as number | undefined,
  /** The time of the server, as far as it is known: trial sessions, plans and tokens end by it. */
  now: (): Date => new Date(clock.device().getTime() + (clock.offset ?? 0)),
};

/** Milliseconds. A response takes a while, and its `Date` header has no fractions of a second. */
const tolerance = 60_000;

/**
 * Sets the clock by the server's.
 *
 * @param time the `Date` header of a response that has just arrived, or milliseconds since 1970; nothing changes for one
 *   that cannot be read
 */
export function noteServerTime(time: string | number): void {
  const offset = new Date(time).getTime() - clock.device().getTime();
  if (Number.isNaN(offset)) return;
  clock.offset = Math.abs(offset) < tolerance ? 0 : offset;
}
