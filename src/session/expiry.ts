import { clock } from '#lib/time/clock.ts';

interface Ending {
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Seconds before the expiry at which a token is refreshed (D-003). */
export const refreshMargin = 60;

/** Whether the expiry is at most `within` seconds ahead, in whole seconds (SES-005). */
export const isExpired = ({ expiresAt }: Ending, now: Date, within = 0): boolean =>
  expiresAt - within <= Math.floor(now.getTime() / 1000);

/** Checks the server's and the device's clock: after a reload, only the device's clock is known. */
export const isExpiringSoon = (ending: Ending): boolean =>
  [clock.now(), clock.device()].some((now) => isExpired(ending, now, refreshMargin));
