/** The number of the next attempt of one learner at one activity: from 1, without a limit (D-075). */
export const nextAttemptNumber = (attempts: readonly { attemptNumber: number }[]): number =>
  attempts.reduce((highest, attempt) => Math.max(highest, attempt.attemptNumber), 0) + 1;
