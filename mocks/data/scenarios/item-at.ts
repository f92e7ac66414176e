/** The item at a place of a list that begins again after its last one. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  if (items.length === 0) throw new Error('There is nothing to choose from.');
  return items[place % items.length] as Item;
}
