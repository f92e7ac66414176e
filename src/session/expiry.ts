import { clock } from '#lib/time/clock.ts';

interface Ending {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** A token that ends within this many seconds is refreshed before it is used (D-003). */
export const refreshMargin = 60;

/**
 * Ended at `exp`, compared in whole seconds (SES-005).
 *
 * @param within seconds: whether it ends as soon as that
 */
export const isExpired = ({ expiresAt }: Ending, now: Date, within = 0): boolean =>
  expiresAt - within <= Math.floor(now.getTime() / 1000);

/** Whether it ends in its last seconds by the server's clock, or by the device's: a page that starts anew knows no other. */
export const isExpiringSoon = (ending: Ending): boolean =>
  [clock.now(), clock.device()].some((now) => isExpired(ending, now, refreshMargin));
