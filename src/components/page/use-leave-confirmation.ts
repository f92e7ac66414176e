import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { confirm, declineConfirmations, type Confirmation } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';
import { recoverFocus } from './focus/focus-content.ts';
import { createHistoryLock, type HistoryAction } from './hold-position.ts';

/** What leaving would cost: the title of the question, and what happens then; with other answers than Leave and Stay here. */
export interface LeaveMessage extends Pick<
  Confirmation,
  'confirmText' | 'cancelText' | 'tone' | 'isSafe' | 'alternative'
> {
  title: string;
  message: Markup;
}

interface PageLocation {
  pathname: string;
  search: object;
}

interface Navigation {
  action: HistoryAction;
  current: PageLocation;
  next: PageLocation;
}

interface LeaveOptions {
  /** Looked at at the moment somebody is about to leave; undefined when nothing is lost by it. */
  message: () => LeaveMessage | undefined;
  /** Which navigations leave; those to another page, unless said otherwise. */
  isLeaving?: (current: PageLocation, next: PageLocation) => boolean;
  /** Somebody has agreed to it who does not leave by a navigation. */
  onConfirm?: () => void;
}

/**
 * Asks before a page is left, reloaded or signed out of, as long as something would be lost.
 *
 * @returns `confirmLeave` asks, for what closes by itself, and resolves to true when it may; `cancelConfirmation` takes the
 *   question away when there is nothing left to decide
 */
export function useLeaveConfirmation(question: LeaveOptions): {
  confirmLeave: () => Promise<boolean>;
  cancelConfirmation: () => void;
} {
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  const [guard] = useState(() => {
    let questions = 0;
    const holdPosition = createHistoryLock();
    const isAgreed = async () => {
      const words = latest.current.message();
      if (!words) return true;
      questions += 1;
      try {
        return await confirm({
          confirmText: 'Leave',
          cancelText: 'Stay here',
          ...words,
          // Where the focus was may have closed meanwhile.
          moveFocus: recoverFocus,
        });
      } finally {
        questions -= 1;
      }
    };
    const leaves = (current: PageLocation, next: PageLocation) =>
      latest.current.isLeaving?.(current, next) ?? current.pathname !== next.pathname;
    return {
      cancelConfirmation: () => {
        if (questions > 0) declineConfirmations();
      },
      confirmLeave: async () => {
        const mayGo = await isAgreed();
        if (mayGo) latest.current.onConfirm?.();
        return mayGo;
      },
      shouldBlock: ({ action, current, next }: Navigation) =>
        holdPosition(action, async () => {
          if (!leaves(current, next)) return false;
          return !(await isAgreed());
        }),
      isNeeded: () => latest.current.message() !== undefined,
    };
  });
  useBlocker({ shouldBlockFn: guard.shouldBlock, enableBeforeUnload: guard.isNeeded });
  useEffect(() => guardUnsavedChanges(guard.confirmLeave), [guard]);
  return guard;
}
