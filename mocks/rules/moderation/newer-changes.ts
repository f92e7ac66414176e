/** An older change set does not undo what a newer one has published (D-226). */
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { replacedBy, type Replaced } from './change-patch.ts';
import { oldestFirst, statusesOf } from './moderation-state.ts';

type Change = Pick<ChangeSetRecord, 'id' | 'status' | 'submittedAtUtc' | 'patchJson'>;

/** What moderators call the properties that a patch can replace. */
const names: Record<keyof Replaced, string> = {
  title: 'title',
  description: 'description',
  data: 'content',
  sortOrder: 'position',
  mediaPath: 'media',
};

/**
 * Why a pending change set can no longer be approved: an accepted one that was submitted later replaces the same property.
 *
 * @param changesOfRecord all change sets of its record, in the order in which they arrived
 * @returns a sentence that names the newer change set; undefined when there is none
 */
export function newerChangeError(id: string, changesOfRecord: readonly Change[]): string | undefined {
  const ordered = oldestFirst(changesOfRecord);
  const own = ordered.findIndex((change) => change.id === id);
  const replaced = replacedBy(ordered[own]?.patchJson ?? '[]');
  const newestFirst = ordered.slice(own + 1).toReversed();
  for (const newer of newestFirst) {
    if (!statusesOf('Published').includes(newer.status)) continue;
    const inBoth = (Object.keys(replacedBy(newer.patchJson)) as (keyof Replaced)[]).find(
      (name) => name in replaced,
    );
    if (inBoth) return `A newer change to the ${names[inBoth]} is published already: ${newer.id}.`;
  }
  return undefined;
}
