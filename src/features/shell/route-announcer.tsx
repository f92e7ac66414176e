import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { product } from '#lib/configuration.ts';
import { focusContent } from './focus-content.ts';

/**
 * What a full page load would do by itself: the document gets the title of the screen, and after a navigation the
 * focus goes to its heading while the title is read out.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const title = useScreenTitle();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        focusContent();
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <p role="status" className="visually-hidden">
      {announced}
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
