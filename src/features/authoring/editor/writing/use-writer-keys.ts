import { useEffect, useRef } from 'react';

interface WriterKeys {
  /** Alt with an arrow moves the question that the focus is in. */
  move: (key: string, by: -1 | 1) => void;
  /** Ctrl+S, or ⌘S: saves, or submits for review. */
  send: () => void;
}

/** The keys of the editor, wherever the focus is; each has a button as well. None works behind a dialog. */
export function useWriterKeys(keys: WriterKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
