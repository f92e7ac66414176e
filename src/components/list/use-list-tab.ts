import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { recoverFocus } from '../page/focus/focus-content.ts';
import { listParamNames } from './list-search.ts';

/** The query parameter of the open tab. The route's `listSearch` must allow it. */
export const tabParam = 'tab';

const tabFromSearch = (search: object): unknown => (tabParam in search ? search[tabParam] : undefined);

/**
 * Stores the open tab of several lists in the URL; the first tab is the default. Opening another tab clears search,
 * filters and order.
 *
 * @param filters the query parameters of the lists' filters
 */
export function useListTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  filters: readonly string[] = [],
): { tab: Tab; openTab: (tab: Tab) => void } {
  const tabInUrl = useSearch({ strict: false, select: tabFromSearch });
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

/** Recovers the focus when a button opens another tab and disappears with its own tab. */
function useTabFocus(tab: string): void {
  const lastTab = useRef(tab);
  useEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    recoverFocus();
  }, [tab]);
}
