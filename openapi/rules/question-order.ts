/** A question that is moved to a position, counted from 0. */
export interface Move {
  id: string;
  to: number;
}

/**
 * The questions of an activity in their new order. The moved ones are taken out and inserted again, each at its position; of
 * several with the same position, the one moved later comes second. The others fill the remaining positions in their order.
 * A position past the end means the end.
 *
 * @param ids all questions in their current order
 * @param moves in the order in which they were submitted; of two for the same question the later one applies
 */
export function orderAfter(ids: readonly string[], moves: readonly Move[]): string[] {
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
