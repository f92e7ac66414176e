/**
 * Gives each submission its idempotency key. All tries to submit the same answers have the same one: the server may have
 * the answers although its response was lost.
 */
export function createSubmissionKeys() {
  let last: { answers: string; key: string } | undefined;
  return {
    keyFor(submitted: object): string {
      const answers = JSON.stringify(submitted);
      if (last?.answers !== answers) last = { answers, key: crypto.randomUUID() };
      return last.key;
    },
    /** The server has definitely not taken the answers: the next try is a new submission. */
    renew(): void {
      last = undefined;
    },
  };
}
