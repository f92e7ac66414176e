import { useLayoutEffect } from 'react';

/** Mounted answer sheets whose answers are all on the server. */
const screens = new Set<symbol>();

export const hasSavedAnswers = (): boolean => screens.size > 0;

/** Reports whether the server has all answers, for the login page's message after the session ends (D-239). */
export function useReportSavedAnswers(isSaved: boolean): void {
  // A passive effect could run after the session has ended.
  useLayoutEffect(() => {
    if (!isSaved) return;
    const screen = Symbol();
    screens.add(screen);
    return () => {
      screens.delete(screen);
    };
  }, [isSaved]);
}
