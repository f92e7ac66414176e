import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { recoverFocus } from '../page/focus/focus-content.ts';
import { listParamNames } from './list-search.ts';

/** The query parameter that says which tab is open; the route's `listSearch` has to admit it. */
export const tabParam = 'tab';

const openTab = (search: object): unknown => (tabParam in search ? search[tabParam] : undefined);

/**
 * Which of a screen's lists is open, kept in the URL: the first tab where the URL names none that exists. Another tab
 * is another list, so what the last one was searched and sorted by goes.
 *
 * @param filters the names of the lists' own filters in the URL
 */
export function useListTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  filters: readonly string[] = [],
): { tab: Tab; openTab: (tab: Tab) => void } {
  const tabInUrl = useSearch({ strict: false, select: openTab });
  const navigate = useNavigate();
  const dropped = new Set([...listParamNames, ...filters, tabParam]);
  const current = tabs.find((tab) => tab === tabInUrl) ?? tabs[0];
  useTabFocus(current);
  return {
    tab: current,
    openTab: (tab) =>
      void navigate({
        to: '.',
        search: (previous: object): object => ({
          ...Object.fromEntries(Object.entries(previous).filter(([name]) => !dropped.has(name))),
          ...(tab !== tabs[0] && { [tabParam]: tab }),
        }),
        resetScroll: false,
      }),
  };
}

/** A button in one tab may open another one, and disappears with its tab: the focus moves to the heading. */
function useTabFocus(tab: string): void {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    recoverFocus();
  }, [tab]);
}
