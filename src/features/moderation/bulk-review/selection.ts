import type { ReviewCard } from './review-cards.ts';

export type Selection = ReadonlySet<string>;

type Selectable = Pick<ReviewCard, 'pendingIds'>;

export const isSelectable = ({ pendingIds }: Selectable): boolean => pendingIds.length > 0;

/**
 * A card is selected when all of its pending change sets are. A change that is submitted later deselects the card, because the
 * reviewer has not seen it.
 */
export const isSelected = (card: Selectable, selection: Selection): boolean =>
  isSelectable(card) && card.pendingIds.every((id) => selection.has(id));

export function toggleCard(selection: Selection, { pendingIds }: Selectable, selected: boolean): Selection {
  const next = new Set(selection);
  for (const id of pendingIds) {
    if (selected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Returns the change sets of the selected cards, which 'Approve selected (n)' counts and sends. */
export const selectedIds = (cards: readonly Selectable[], selection: Selection): string[] =>
  cards.filter((card) => isSelected(card, selection)).flatMap(({ pendingIds }) => pendingIds);
