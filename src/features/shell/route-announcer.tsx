import { useMatches, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { product } from '#lib/configuration.ts';

/**
 * Does what the browser does after a full page load: sets the document title and, after a navigation, announces it and
 * focuses the heading.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const title = useScreenTitle();
  const [firstPath] = useState(() => router.state.location.pathname);
  const [navigations, setNavigations] = useState(0);
  const before = useRef<Element>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // The router omits onRendered when one transition overtakes another. Setting state in a transition makes the effect run
  // with the new screen, never before it.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        // Without `fromLocation` the first page was left before it was shown.
        const isNavigation = fromLocation ? pathChanged : toLocation.pathname !== firstPath;
        if (isNavigation) startTransition(() => setNavigations((count) => count + 1));
      }),
    [router, firstPath],
  );
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        before.current = document.activeElement;
      }),
    [router],
  );
  useEffect(() => {
    if (navigations === 0) return;
    const { activeElement } = document;
    // A field that took the focus when the screen opened keeps it: blur would mark it as invalid.
    const isTaken = activeElement !== before.current && activeElement?.matches('#main :is(input, textarea)');
    if (!isTaken) focusContent();
  }, [navigations]);

  return (
    <p role="status" className="visually-hidden">
      {navigations > 0 ? title : ''}
    </p>
  );
}

/** The title of the deepest route that declares one in its `head`. */
function useScreenTitle(): string {
  return useMatches({
    select: (matches) => {
      for (const { meta } of matches.toReversed()) {
        const titled = meta?.find((tag) => tag?.title !== undefined);
        if (titled?.title !== undefined) return titled.title;
      }
      return product.name;
    },
  });
}
