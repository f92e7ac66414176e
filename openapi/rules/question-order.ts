export interface Move {
  id: string;
  /** Counted from 0. */
  to: number;
}

/**
 * Returns the questions of an activity in their new order. Moved questions are removed and reinserted at their positions; if
 * several have the same position, they keep the order of the moves. The other questions fill the remaining positions in
 * their order. A position past the end means the end.
 *
 * @param ids all questions in their current order
 * @param moves in the order of submission; of two for the same question, the later one applies
 */
export function reorderQuestions(ids: readonly string[], moves: readonly Move[]): string[] {
  const latest = moves.filter(({ id }, index) => !moves.slice(index + 1).some((later) => later.id === id));
  const moved = latest.filter(({ id }) => ids.includes(id)).toSorted((one, other) => one.to - other.to);
  const others = ids.filter((id) => !moved.some((move) => move.id === id));
  const order: string[] = [];
  while (order.length < ids.length) {
    const [next] = moved;
    const isDue = next !== undefined && (next.to <= order.length || others.length === 0);
    order.push((isDue ? moved.shift()?.id : others.shift()) ?? '');
  }
  return order;
}
