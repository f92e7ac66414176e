import { useLayoutEffect } from 'react';

/** The screens with answers of which the server has all. */
const screens = new Set<symbol>();

/** Whether the user was giving answers, and the server has all of them. */
export const hasSavedAnswers = (): boolean => screens.size > 0;

/**
 * For a screen on which answers are given: when the session ends, the login page says that they are kept (D-239). Those
 * that the server does not have are found on the device.
 */
export function useReportSavedAnswers(isSaved: boolean): void {
  // Before the screen is seen: the session may end at once.
  useLayoutEffect(() => {
    if (!isSaved) return;
    const screen = Symbol();
    screens.add(screen);
    return () => {
      screens.delete(screen);
    };
  }, [isSaved]);
}
