import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Key } from '#components/keys/use-keys.ts';
import { isEndInView, isStartInView } from './in-view.ts';
import type { Step, QuestionPager } from './use-question-pager.ts';

export const pagerKeys = { next: 'PageDown', previous: 'PageUp' } as const;

/** The keys as the list of keys shows them. */
export const pagerKeyRows: readonly Key[] = [
  { name: 'Page Down', description: 'show the next question' },
  { name: 'Page Up', description: 'show the previous question' },
];

const steps: ReadonlyMap<string, Step> = new Map([
  [pagerKeys.next, 1],
  [pagerKeys.previous, -1],
]);

/**
 * Turns the page with Page Down and Page Up. In a question longer than the window, these keys first scroll to its
 * end or start.
 *
 * @param pages the element that contains the shown question
 */
export function usePagerKeys({ isSingle, turn }: QuestionPager, pages: RefObject<HTMLElement | null>) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { current } = pages;
    const { key, target } = event;
    const step = steps.get(key);
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!current || step === undefined || hasModifier || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(keyConsumers)) return;
    if (step === 1 ? !isEndInView(current) : !isStartInView(current)) return;
    if (turn(step)) event.preventDefault();
  });

  useEffect(() => {
    if (!isSingle) return;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isSingle]);
}

const keyConsumers =
  'textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="alertdialog"], [role="listbox"]';
