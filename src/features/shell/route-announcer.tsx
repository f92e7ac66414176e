import { useMatches, useRouter, type AnyRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useRef, useState } from 'react';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { product } from '#lib/configuration.ts';

/** Sets the document title and, after a navigation, announces it and focuses the heading, like a full page load. */
export function RouteAnnouncer() {
  const router = useRouter();
  const title = useScreenTitle();
  const [firstPath] = useState(() => router.state.location.pathname);
  const lastScreen = useRef<string>(undefined);
  const [navigations, setNavigations] = useState(0);
  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // The router omits onRendered when a transition is interrupted by another. A state update inside the transition
  // delays the effect until the new screen is rendered.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ toLocation }) => {
        const screen = screenPathOf(router);
        const { current: last } = lastScreen;
        lastScreen.current = screen;
        // The user may have left the first page before it was rendered.
        const isNavigation = last === undefined ? toLocation.pathname !== firstPath : screen !== last;
        if (isNavigation) startTransition(() => setNavigations((count) => count + 1));
      }),
    [router, firstPath],
  );
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        focusedBefore.current = document.activeElement;
      }),
    [router],
  );
  useEffect(() => {
    if (navigations === 0) return;
    const { activeElement } = document;
    // A field that has taken the focus keeps it: a blur event would mark it as invalid. An element in a newly opened
    // panel keeps it, too.
    const isTaken =
      activeElement !== focusedBefore.current &&
      activeElement?.matches('#main :is(input, textarea), [role="dialog"] *');
    if (!isTaken) focusContent();
  }, [navigations]);

  return (
    <p role="status" className="visually-hidden">
      {navigations > 0 ? title : ''}
    </p>
  );
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the route shows a panel beside the screen of its parent route, and manages the focus itself. */
    isPanel?: boolean;
  }
}

/** Returns the path of the screen, without that of an open panel. */
const screenPathOf = ({ state: { matches } }: AnyRouter): string | undefined =>
  matches.findLast(({ staticData }) => !staticData.isPanel)?.pathname;

/** Returns the title of the deepest route that has one in its `head`. */
function useScreenTitle(): string {
  return useMatches({
    select: (matches) => {
      for (const { meta } of matches.toReversed()) {
        const withTitle = meta?.find((tag) => tag?.title !== undefined);
        if (withTitle?.title !== undefined) return withTitle.title;
      }
      return product.name;
    },
  });
}
