import { useMatches, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { product } from '#lib/configuration.ts';

/**
 * What a full page load would do by itself: the document gets the title of the screen, and after a navigation the
 * focus goes to its heading while the title is read out.
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

  // Not onRendered, which the router leaves out when one of its transitions overtakes another. The state changes in
  // a transition of its own, so that its effect comes with the new screen and never before it.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
        // When the first page is left before it was shown, there is no page to come from.
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
    // A form that opens with its screen has taken the focus: leaving it now would call an empty field wrong.
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
