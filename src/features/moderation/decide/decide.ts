import { isUnclear, problemKind } from '#components/problem-text.ts';

export type Decision = 'approve' | 'reject';

/** The statuses that a decision leads to. */
const outcomes: Readonly<Record<Decision, readonly string[]>> = {
  approve: ['Published', 'Approved'],
  reject: ['Rejected'],
};

/**
 * Makes a decision. If the response is lost, the decision still counts as made when the change sets, loaded again, have
 * the status that it leads to.
 *
 * @param run makes the call, then reloads the change sets
 * @param statusesNow the current statuses of the change sets
 * @throws Problem when the decision was not made, or it is unclear whether it was
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
