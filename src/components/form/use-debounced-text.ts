import { useEffect, useState } from 'react';

/** Debounce of lookups in ms (D-036). */
const typingPause = 500;

export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
