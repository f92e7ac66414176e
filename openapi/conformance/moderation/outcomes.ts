import type { Client, Problem } from '../kit/client.ts';
import { has, holds, omits } from '../kit/expect.ts';
import type { Change } from './changes.ts';

/**
 * Approves change sets. A server may publish them at once, or later.
 *
 * @returns whether they are published
 */
export async function approve(reviewer: Client, ...ids: string[]): Promise<boolean> {
  has(await reviewer.approveManyChanges({ body: { ids } }), { ids: { length: ids.length } });
  const published = await Promise.all(ids.map(async (id) => isPublished(reviewer, id)));
  return published.every(Boolean);
}

/** Expects an approved change set. */
export async function isPublished(reviewer: Client, id: string): Promise<boolean> {
  const changeSet = await reviewer.getChangeSet({ id });
  const { status } = changeSet;
  holds(changeSet, 'the status Approved or Published', ['Approved', 'Published'].includes(status), status);
  return status === 'Published';
}

/** Expects a problem with errors for exactly these parts of the request. */
export function expectErrors(problem: Problem, ...parts: string[]): void {
  const named = Object.keys(problem.errors ?? {}).toSorted();
  holds(problem, `errors for ${parts.join(', ')} only`, named.join() === parts.toSorted().join(), named);
}

/** Expects a problem with an error for a part of the request, or for a part inside it. */
export function expectErrorIn(problem: Problem, part: string): void {
  const named = Object.keys(problem.errors ?? {});
  const isNamed = named.some((name) => name === part || name.startsWith(`${part}.`));
  holds(problem, `an error for ${part}`, isNamed, named);
}

/** Expects that each change is refused with an error for this part of it, and that none is stored. */
export async function expectRefusals(
  submitter: Client,
  reviewer: Client,
  activityId: string,
  refusals: readonly (readonly [part: string, change: Change])[],
): Promise<void> {
  for (const [part, body] of refusals) {
    expectErrorIn(await submitter.submitChange({ body }).refused(400), part);
  }
  omits(await reviewer.listModerationQueue(), { activityId });
}
