/** Ignored difference in milliseconds: the network delays responses, and `Date` headers have whole seconds. */
const tolerance = 60_000;

/** The only source of the current time. */
export const clock = {
  /** Time of the device, which may be wrong. Stories and tests replace it. */
  device: (): Date => new Date(),
  /** Milliseconds since the page load, independent of the device's clock. */
  sinceLoad: (): number => performance.now(),
  /** Milliseconds by which the server is ahead of the device; undefined before the first response. */
  offset: undefined as number | undefined,
  /**
   * Time of the page load by the device's clock when `offset` was measured. `loadTime()` differs if that clock was
   * changed.
   */
  loadedAt: 0,
  /** Server time if known: trial sessions, plans and tokens end by it. */
  now: (): Date => {
    // The device's clock was changed: the offset is unknown until the next response.
    if (clock.offset && Math.abs(loadTime() - clock.loadedAt) > tolerance) clock.offset = undefined;
    return new Date(clock.device().getTime() + (clock.offset ?? 0));
  },
};

const loadTime = (): number => clock.device().getTime() - clock.sinceLoad();

/** Converts a time that a library, such as TanStack Query, took with `Date.now()`, to the nearest second. */
export const toServerTime = (time: number): number =>
  Math.round((clock.now().getTime() - (Date.now() - time)) / 1000) * 1000;

/** Accepts the `Date` header of a response that just arrived, or milliseconds since 1970. */
export function setServerTime(time: string | number): void {
  const offset = new Date(time).getTime() - clock.device().getTime();
  if (Number.isNaN(offset)) return;
  clock.offset = Math.abs(offset) < tolerance ? 0 : offset;
  clock.loadedAt = loadTime();
}
