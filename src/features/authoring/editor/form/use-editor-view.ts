import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { AsideView } from '../aside/aside.tsx';
import { focusQuestion, questionElement } from '../focus-question.ts';

/** The visible part on a narrow page. */
export type EditorView = 'edit' | AsideView;

/** The view that is selected beside the questions or, on a narrow page, instead of them. */
export function useEditorView(setCollapsed: (key: string, isCollapsed: boolean) => void) {
  const [asideView, setAsideView] = useState<AsideView>('preview');
  const [isEditing, setEditing] = useState(true);
  const [{ goTo, goToHeading }] = useState(() => {
    const go = (key: string | undefined, to: 'heading' | 'invalid') => {
      // Show the questions: a narrow page may hide them.
      setEditing(true);
      if (key !== undefined) setCollapsed(key, false);
      requestAnimationFrame(() => focusQuestion(key, to));
    };
    return {
      goTo: (key: string | undefined) => go(key, 'invalid'),
      goToHeading: (key: string) => go(key, 'heading'),
    };
  });
  const selectView = (view: EditorView) => {
    setEditing(view === 'edit');
    if (view !== 'edit') setAsideView(view);
  };
  return { asideView, setAsideView, isEditing, selectView, goTo, goToHeading };
}

/**
 * Tracks the question that is being edited: the last one that was focused or pressed.
 *
 * @returns the key of the question, undefined for the title and the description; and event handlers for the element around
 * the fields
 */
export function useCurrentQuestion() {
  const [currentKey, setCurrentKey] = useState<string>();
  const [handlers] = useState(() => {
    const updateCurrent = ({ target, currentTarget }: SyntheticEvent) => {
      // React also bubbles events from overlays, which are portals.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      const key = target.closest<HTMLElement>('[data-question]')?.dataset['question'];
      if (key !== undefined || target.closest('[data-activity-fields]')) setCurrentKey(key);
    };
    return { onFocus: updateCurrent, onPointerDown: updateCurrent };
  });
  return { currentKey, handlers };
}

/** Scrolls back to the current question when a narrow page shows the questions again. */
export function useReturnToQuestion(isShown: boolean, currentKey: string | undefined): void {
  const latest = useRef(currentKey);
  useEffect(() => {
    latest.current = currentKey;
  });
  useLayoutEffect(() => {
    if (isShown) questionElement(latest.current)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isShown]);
}
