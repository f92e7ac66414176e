import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isEndInView, isStartInView } from './in-view.ts';
import type { Step, Turning } from './use-turning.ts';

/** In the form of `aria-keyshortcuts`. */
export const turnKeys = { next: 'PageDown', previous: 'PageUp' } as const;

const steps: ReadonlyMap<string, Step> = new Map([
  [turnKeys.next, 1],
  [turnKeys.previous, -1],
]);

/**
 * Page Down and Page Up turn the questions. In one that is longer than the window they scroll to its end, or to its
 * beginning, first.
 *
 * @param pages what is scrolled
 */
export function useTurnKeys({ isSingle, turn }: Turning, pages: RefObject<HTMLElement | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current } = pages;
    const { key, target } = event;
    const step = steps.get(key);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!current || step === undefined || hasModifier || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(users)) return;
    if (step === 1 ? !isEndInView(current) : !isStartInView(current)) return;
    if (turn(step)) event.preventDefault();
  });

  useEffect(() => {
    if (!isSingle) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isSingle]);
}

/** These have a use for the keys themselves. */
const users =
  'textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="alertdialog"], [role="listbox"]';
