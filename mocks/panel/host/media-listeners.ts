/**
 * Media queries that the application listens to. The browser does not report that a query matches differently when the
 * panel is docked or a switch of Storybook's toolbar changes, so the lists are remembered here. Import this before the application starts: `MediaQueryList`s that
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

const rewriters = new Set<(media: string) => string>();

/**
 * Media queries of scripts match as if they were written differently, whenever they were made.
 *
 * @returns a function that restores them; call `reportMediaChanges` after both
 */
export function rewriteMatches(rewrite: (media: string) => string): () => void {
  if (rewriters.size === 0) defineMatches(matchRewritten);
  rewriters.add(rewrite);
  return () => {
    if (rewriters.delete(rewrite) && rewriters.size === 0) defineMatches(matchNatively);
  };
}

const { prototype } = MediaQueryList;
const nativeMatches = Object.getOwnPropertyDescriptor(prototype, 'matches') ?? {};
const matchNatively = (list: MediaQueryList) => Boolean(nativeMatches.get?.call(list));

function matchRewritten(list: MediaQueryList): boolean {
  let { media } = list;
  for (const rewrite of rewriters) media = rewrite(media);
  return matchNatively(media === list.media ? list : matchMedia(media));
}

function defineMatches(matches: (list: MediaQueryList) => boolean): void {
  Object.defineProperty(prototype, 'matches', {
    ...nativeMatches,
    get(this: MediaQueryList) {
      return matches(this);
    },
  });
}
