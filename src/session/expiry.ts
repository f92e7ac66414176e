/**
 * Ended at `exp`, compared in whole seconds (SES-005).
 *
 * @param expiresAt seconds since 1970
 */
export const isExpired = ({ expiresAt }: { expiresAt: number }, now: Date): boolean =>
  expiresAt <= Math.floor(now.getTime() / 1000);
