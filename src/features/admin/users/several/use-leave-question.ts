import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedWork } from '#lib/unsaved-work.ts';
import { confirm, declineConfirmations } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';

const ask = (): Promise<boolean> =>
  confirm({
    title: 'Leave while this is running?',
    message: markup`It stops then. What is done stays done; the others are left as they are.`,
    confirmText: 'Leave',
    cancelText: 'Stay here',
  });

/**
 * Asks before a page is left, reloaded or signed out of on which something is running. A question that is still open
 * when it ends goes: there is nothing left to decide.
 */
export function useLeaveQuestion(isRunning: boolean): void {
  const latest = useRef(isRunning);
  const questions = useRef(0);
  useEffect(() => {
    latest.current = isRunning;
    return () => {
      if (questions.current > 0) declineConfirmations();
    };
  }, [isRunning]);
  const [mayLeave] = useState(() => async () => {
    if (!latest.current) return true;
    questions.current += 1;
    const isAgreed = await ask();
    questions.current -= 1;
    return isAgreed;
  });
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => latest.current,
  });
  useEffect(() => guardUnsavedWork(mayLeave), [mayLeave]);
}
