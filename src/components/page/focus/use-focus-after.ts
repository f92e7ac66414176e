import { useEffect } from 'react';
import { focusContentIfLost } from './focus-content.ts';

/** For a dialog or bar whose opener may be gone by the time it closes: the focus then moves to the heading of the screen. */
export function useFocusAfter(): void {
  useEffect(() => focusContentIfLost, []);
}
