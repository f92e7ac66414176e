import { isUnclear, problemKind } from '#components/problem-text.ts';

export type Decision = 'approve' | 'reject';

/** The statuses that a decision leads to. */
const outcomes: Readonly<Record<Decision, readonly string[]>> = {
  approve: ['Published', 'Approved'],
  reject: ['Rejected'],
};

/**
 * Decides, and knows a decision that was made though its response was lost: when the change sets have been loaded again
 * and are as they should be, it is done.
 *
 * @param run makes the call, and loads again what it is about
 * @param statusesNow the statuses of the change sets by now
 * @throws Problem when the decision was not made, or nobody can say
 */
export async function decide(
  decision: Decision,
  run: () => Promise<unknown>,
  statusesNow: () => readonly (string | undefined)[],
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isDone = statusesNow().every((status) => outcomes[decision].includes(status ?? ''));
    if (!isUnclear(problemKind(error)) || !isDone) throw error;
  }
}
