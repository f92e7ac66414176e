import { useEffect, useRef } from 'react';
import { focusContentIfLost } from '#components/page/focus-content.ts';

/** For a tab that is opened by a button in another one: the button goes with its tab, and the focus moves to the heading. */
export function useTabFocus(tab: string): void {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    focusContentIfLost();
  }, [tab]);
}
