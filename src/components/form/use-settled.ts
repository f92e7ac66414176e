import { useEffect, useState } from 'react';

/** How long somebody has to pause before what they typed is looked up, ms (D-036, AUTH-023, ADM-016). */
const typingPause = 500;

/** @returns the text as it was when the typing last stopped: one call a pause, not one a letter */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
