import { counted } from '#lib/numbers.ts';
import { confirm, tell } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import type { ReviewCard } from './review-cards.ts';

/**
 * Asks once about the selected change sets whose content was saved after they were submitted (D-257). Those with a
 * conflict cannot be approved here.
 *
 * @returns the ids to approve; none when the reviewer cancels
 */
export async function askAboutChanged(
  ids: readonly string[],
  cards: readonly Pick<ReviewCard, 'changedSinceIds' | 'conflictingIds'>[],
): Promise<readonly string[]> {
  const changed = new Set(cards.flatMap(({ changedSinceIds }) => changedSinceIds));
  const conflicting = new Set(cards.flatMap(({ conflictingIds }) => conflictingIds));
  const approvable = ids.filter((id) => !conflicting.has(id));
  const conflictCount = ids.length - approvable.length;
  const changedCount = approvable.filter((id) => changed.has(id)).length;
  if (conflictCount === 0 && changedCount === 0) return ids;

  const title = `Changed since ${counted(conflictCount + changedCount, 'change was', 'changes were')} submitted`;
  const conflictText =
    conflictCount > 0
      ? `${counted(conflictCount, 'change conflicts', 'changes conflict')} with what was saved since: open it, and choose for each field. `
      : '';
  const mergeText =
    changedCount > 0
      ? `Of ${counted(changedCount, 'change', 'changes')}, no field conflicts: what was saved since stays, and the proposed fields are added.`
      : '';
  const message = markup`${conflictText}${mergeText}`;
  if (approvable.length === 0) {
    await tell({ title, message });
    return [];
  }
  const isAgreed = await confirm({
    title,
    message,
    confirmText: `Approve ${conflictCount > 0 ? 'the other ' : ''}${approvable.length}`,
    tone: 'primary',
  });
  return isAgreed ? approvable : [];
}
