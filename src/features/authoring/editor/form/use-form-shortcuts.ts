import { useEffect, useRef } from 'react';

interface FormShortcuts {
  /** Alt+Arrow: moves the question that has the focus. */
  move: (key: string, by: -1 | 1) => void;
  /** Ctrl+S or ⌘S: saves, or submits for review. */
  send: () => void;
}

/** Keyboard shortcuts of the form, except while a dialog is open. */
export function useFormShortcuts(shortcuts: FormShortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat && event.key.toLowerCase() === 's') return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('[role="dialog"], [role="alertdialog"]')) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        latest.current.send();
      }
      const key = target?.closest<HTMLElement>('[data-question]')?.dataset['question'];
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (event.altKey && key !== undefined && (by === -1 || by === 1)) {
        event.preventDefault();
        latest.current.move(key, by);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
