import type { ReviewCard } from './review-cards.ts';

/** The ids of the selected change sets. */
export type Selection = ReadonlySet<string>;

type Selectable = Pick<ReviewCard, 'pendingIds'>;

export const isSelectable = ({ pendingIds }: Selectable): boolean => pendingIds.length > 0;

/**
 * A card is selected when all of its pending change sets are. If another one is submitted in the meantime, the card is no
 * longer selected: nobody should decide on something they have not seen.
 */
export const isSelected = (card: Selectable, selection: Selection): boolean =>
  isSelectable(card) && card.pendingIds.every((id) => selection.has(id));

/** With the card's change sets, or without them. */
export function toggled(selection: Selection, { pendingIds }: Selectable, selected: boolean): Selection {
  const next = new Set(selection);
  for (const id of pendingIds) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The change sets of the selected cards among those given: what 'Approve selected (n)' counts and sends. */
export const selectedIds = (cards: readonly Selectable[], selection: Selection): string[] =>
  cards.filter((card) => isSelected(card, selection)).flatMap(({ pendingIds }) => pendingIds);
