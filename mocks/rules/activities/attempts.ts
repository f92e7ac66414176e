/** @returns at least 1, without a limit (D-075) */
export const nextAttemptNumber = (attempts: readonly { attemptNumber: number }[]): number =>
  attempts.reduce((highest, attempt) => Math.max(highest, attempt.attemptNumber), 0) + 1;
