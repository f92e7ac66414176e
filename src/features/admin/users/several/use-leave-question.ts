import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { guardUnsavedWork } from '#lib/unsaved-work.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';

const ask = (): Promise<boolean> =>
  confirm({
    title: 'Leave while this is running?',
    message: markup`It stops then. What is done stays done; the others are left as they are.`,
    confirmText: 'Leave',
    cancelText: 'Stay here',
  });

/** Asks before a page is left, reloaded or signed out of on which something is running. */
export function useLeaveQuestion(isRunning: boolean): void {
  const latest = useRef(isRunning);
  useEffect(() => {
    latest.current = isRunning;
  }, [isRunning]);
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      latest.current && current.pathname !== next.pathname && !(await ask()),
    enableBeforeUnload: () => latest.current,
  });
  useEffect(() => guardUnsavedWork(async () => !latest.current || ask()), []);
}
