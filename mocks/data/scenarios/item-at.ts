/** The item at an index of a list that repeats after its last item. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  if (items.length === 0) throw new Error('There is nothing to choose from.');
  return items[index % items.length] as Item;
}
