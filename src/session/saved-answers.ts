import { useLayoutEffect } from 'react';

/** The mounted screens whose answers are all on the server. */
const screens = new Set<symbol>();

/** Whether an answer sheet is open and all its answers are on the server. */
export const hasSavedAnswers = (): boolean => screens.size > 0;

/**
 * Reports that all answers of a screen are saved, for the message of the login page when the session ends (D-239).
 * Unsaved answers are found on the device.
 */
export function useReportSavedAnswers(isSaved: boolean): void {
  // In a layout effect, because the session may end at once.
  useLayoutEffect(() => {
    if (!isSaved) return;
    const screen = Symbol();
    screens.add(screen);
    return () => {
      screens.delete(screen);
    };
  }, [isSaved]);
}
