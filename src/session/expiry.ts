import { clock } from '#lib/time/clock.ts';

interface Ending {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Seconds before its expiry at which a token is refreshed (D-003). */
export const refreshMargin = 60;

/**
 * Whether a session has expired, compared in whole seconds (SES-005).
 *
 * @param within seconds to look ahead
 */
export const isExpired = ({ expiresAt }: Ending, now: Date, within = 0): boolean =>
  expiresAt - within <= Math.floor(now.getTime() / 1000);

/** Whether it expires soon by the server's or the device's clock: after a reload only the device's clock is known. */
export const isExpiringSoon = (ending: Ending): boolean =>
  [clock.now(), clock.device()].some((now) => isExpired(ending, now, refreshMargin));
