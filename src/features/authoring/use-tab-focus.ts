import { useEffect, useRef } from 'react';
import { focusContentIfLost } from '#components/page/focus/focus-content.ts';

/** For a tab that a button in another tab opens: that button disappears with its tab, so the focus moves to the heading. */
export function useTabFocus(tab: string): void {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    focusContentIfLost();
  }, [tab]);
}
