/**
 * Media queries that the application listens to. The browser does not report that a query matches differently when the
 * panel is docked, so the lists are remembered here. Import this before the application starts: `MediaQueryList`s that
 * have listeners cannot be found later.
 */
const lists = new Set<WeakRef<MediaQueryList>>();
const known = new WeakMap<MediaQueryList, boolean>();

MediaQueryList.prototype.addEventListener = function remember(
  this: MediaQueryList,
  ...parameters: Parameters<EventTarget['addEventListener']>
) {
  if (!known.has(this)) lists.add(new WeakRef(this));
  known.set(this, this.matches);
  EventTarget.prototype.addEventListener.apply(this, parameters);
};

/** Dispatches `change` to each list that matches differently since its last event. */
export function reportMediaChanges(): void {
  for (const reference of lists) {
    const list = reference.deref();
    if (!list) {
      lists.delete(reference);
      continue;
    }
    const { media, matches } = list;
    if (known.get(list) === matches) continue;
    known.set(list, matches);
    list.dispatchEvent(new MediaQueryListEvent('change', { media, matches }));
  }
}
