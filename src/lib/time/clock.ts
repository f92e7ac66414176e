/** Milliseconds by which clocks may differ: a response takes time, and `Date` headers have whole seconds. */
const tolerance = 60_000;

/** The application reads the time only here. */
export const clock = {
  /** The device's time, which may be wrong. Stories and tests replace it. */
  device: (): Date => new Date(),
  /** Milliseconds since the page loaded; independent of the device's clock. */
  sinceLoad: (): number => performance.now(),
  /** Milliseconds by which the server is ahead of the device; undefined until a response arrives. */
  offset: undefined as number | undefined,
  /** When the page loaded by the device's clock, as it was set when `offset` was measured. */
  loadedAt: 0,
  /** The server's time if known: trial sessions, plans and tokens end by it. */
  now: (): Date => {
    // If the user has set the device's clock since, the offset is invalid until the next response.
    if (clock.offset && Math.abs(loadTime() - clock.loadedAt) > tolerance) clock.offset = undefined;
    return new Date(clock.device().getTime() + (clock.offset ?? 0));
  },
};

const loadTime = (): number => clock.device().getTime() - clock.sinceLoad();

/**
 * Synchronizes with the server's clock.
 *
 * @param time the `Date` header of a response that just arrived, or milliseconds since 1970; ignored if unreadable
 */
export function setServerTime(time: string | number): void {
  const offset = new Date(time).getTime() - clock.device().getTime();
  if (Number.isNaN(offset)) return;
  clock.offset = Math.abs(offset) < tolerance ? 0 : offset;
  clock.loadedAt = loadTime();
}
