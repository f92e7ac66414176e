/** A question that is moved to a place, counted from 0. */
export interface Move {
  id: string;
  to: number;
}

/**
 * The questions of an activity in their new order. The moved ones are taken out and put in again, each at its number; of
 * several with one number, the one moved later comes behind. The others fill the remaining places as they stood. A
 * number past the end means the end.
 *
 * @param ids all questions in their present order
 * @param moves in the order in which they were submitted; of two for one question the later one counts
 */
export function orderAfter(ids: readonly string[], moves: readonly Move[]): string[] {
  const last = moves.filter(({ id }, index) => !moves.slice(index + 1).some((later) => later.id === id));
  const moved = last.filter(({ id }) => ids.includes(id)).toSorted((one, other) => one.to - other.to);
  const others = ids.filter((id) => !moved.some((move) => move.id === id));
  const order: string[] = [];
  while (order.length < ids.length) {
    const [next] = moved;
    const isDue = next !== undefined && (next.to <= order.length || others.length === 0);
    order.push((isDue ? moved.shift()?.id : others.shift()) ?? '');
  }
  return order;
}
