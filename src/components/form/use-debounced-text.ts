import { useEffect, useState } from 'react';

/** Milliseconds without typing before a lookup (D-036). */
const typingPause = 500;

/** @returns the text when the user last paused typing */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
