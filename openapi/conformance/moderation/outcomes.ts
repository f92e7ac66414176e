import type { Client } from '../kit/client.ts';
import { blames, has, holds, omits } from '../kit/expect.ts';
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

/** Expects that each change is refused with an error for this part of it, and that none is stored. */
export async function expectRefusals(
  submitter: Client,
  reviewer: Client,
  activityId: string,
  refusals: readonly (readonly [part: string, change: Change])[],
): Promise<void> {
  for (const [part, body] of refusals) {
    blames(await submitter.submitChange({ body }).refused(400), part);
  }
  omits(await reviewer.listModerationQueue(), { activityId });
}
