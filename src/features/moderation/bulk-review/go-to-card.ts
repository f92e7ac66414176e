import { cardId } from './card.tsx';

/**
 * Moves the focus to the next or previous card: to its checkbox, or to its heading if there is nothing to decide. From
 * anywhere else it goes to the first card, or the last.
 */
export function goToCard(ids: readonly string[], step: 1 | -1): void {
  const cards = ids.map((id) => document.getElementById(cardId(id)));
  const current = cards.findIndex((card) => card?.contains(document.activeElement));
  const fallback = step === 1 ? 0 : cards.length - 1;
  const card = cards[current === -1 ? fallback : current + step];
  const target = card?.querySelector<HTMLElement>('input[type="checkbox"]') ?? card?.querySelector('h2');
  // Scrolls the whole card into view, not only its checkbox.
  target?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
