/** Milliseconds. A response takes a while, and its `Date` header has no fractions of a second. */
const tolerance = 60_000;

/** The one place that asks for the time. */
export const clock = {
  /** The time of the device, which may be wrong. Stories and tests stop it. */
  device: (): Date => new Date(),
  /** Milliseconds since the page was loaded, which no setting of the device changes. */
  sinceLoad: (): number => performance.now(),
  /** Milliseconds by which the server is ahead of the device; undefined before the server has told its time. */
  offset: undefined as number | undefined,
  /** When the page was loaded by the device's clock, as it was set when the offset was measured. */
  loadedAt: 0,
  /** The time of the server, as far as it is known: trial sessions, plans and tokens end by it. */
  now: (): Date => {
    // A device that was set anew since then may be right now; the next response tells.
    if (clock.offset && Math.abs(loadTime() - clock.loadedAt) > tolerance) clock.offset = undefined;
    return new Date(clock.device().getTime() + (clock.offset ?? 0));
  },
};

const loadTime = (): number => clock.device().getTime() - clock.sinceLoad();

/**
 * Sets the clock by the server's.
 *
 * @param time the `Date` header of a response that has just arrived, or milliseconds since 1970; nothing changes for one
 *   that cannot be read
 */
export function setServerTime(time: string | number): void {
  const offset = new Date(time).getTime() - clock.device().getTime();
  if (Number.isNaN(offset)) return;
  clock.offset = Math.abs(offset) < tolerance ? 0 : offset;
  clock.loadedAt = loadTime();
}
