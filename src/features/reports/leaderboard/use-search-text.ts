import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without another letter after which the address follows: it draws the whole page anew. */
const quietPeriod = 300;

export interface SearchText {
  text: string;
  change: (text: string) => void;
  /** For the field. */
  input: React.RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
}

/**
 * What is searched for, as it is typed, and with it `?search=` of the address.
 *
 * @param kept what the address says
 */
export function useSearchText(kept: string): SearchText {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState(kept);

  // The field follows the address only when nobody types.
  useEffect(() => {
    if (input.current !== document.activeElement) setText(kept);
  }, [kept]);

  const change = (typed: string) => {
    setText(typed);
    schedule(() => {
      const search = typed.trim() === '' ? {} : { search: typed };
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    });
  };
  const schedule = useQuietly();
  return { text, change, input };
}

/** Does the last of what it is given, once nothing has come for the quiet period; nothing after the screen is gone. */
function useQuietly(): (work: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (work) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, quietPeriod);
  };
}
