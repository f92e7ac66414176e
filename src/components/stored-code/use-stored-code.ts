import { useEffect, useRef, useState } from 'react';
import { currentSession } from '#session/session.ts';
import { readStoredCode, storeCode } from './stored-code.ts';

/**
 * The code of a program, with the changes of the user that are stored on this device.
 *
 * @param program identifies the program
 * @param original the code of the author
 */
export function useStoredCode(program: string, original: string): readonly [string, (code: string) => void] {
  // Signing out clears the session before the screen unmounts.
  const [userId] = useState(() => currentSession()?.id ?? '');
  const key = `${userId} ${program}`;
  const [code, setCode] = useState(original);
  const hasChanged = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const stored = await readStoredCode(key, original);
      if (isCurrent && stored !== undefined && !hasChanged.current) setCode(stored);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key, original]);

  const change = (next: string) => {
    hasChanged.current = true;
    setCode(next);
    void storeCode(key, { original, code: next });
  };
  return [code, change];
}
