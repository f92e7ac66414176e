import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { confirm, declineConfirmations, type Confirmation } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';
import { focusContentIfLost } from './focus/focus-content.ts';
import { createPositionHold, type HistoryAction } from './hold-position.ts';

/** What leaving would cost: the title of the question, and what happens then; with other answers than Leave and Stay here. */
export interface LeaveWords extends Pick<
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

interface LeaveQuestion {
  /** Looked at at the moment somebody is about to leave; undefined when nothing is lost by it. */
  words: () => LeaveWords | undefined;
  /** Which navigations leave; those to another page, unless said otherwise. */
  leaves?: (current: PageLocation, next: PageLocation) => boolean;
  /** Somebody has agreed to it who does not leave by a navigation. */
  onAgreed?: () => void;
}

/**
 * Asks before a page is left, reloaded or signed out of, as long as something would be lost.
 *
 * @returns `mayLeave` asks, for what closes by itself, and resolves to true when it may; `dropQuestion` takes the
 *   question away when there is nothing left to decide
 */
export function useLeaveQuestion(question: LeaveQuestion): {
  mayLeave: () => Promise<boolean>;
  dropQuestion: () => void;
} {
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  const [guard] = useState(() => {
    let questions = 0;
    const holdPosition = createPositionHold();
    const isAgreed = async () => {
      const words = latest.current.words();
      if (!words) return true;
      questions += 1;
      try {
        return await confirm({
          confirmText: 'Leave',
          cancelText: 'Stay here',
          ...words,
          // Where the focus was may have closed meanwhile.
          moveFocus: focusContentIfLost,
        });
      } finally {
        questions -= 1;
      }
    };
    const leaves = (current: PageLocation, next: PageLocation) =>
      latest.current.leaves?.(current, next) ?? current.pathname !== next.pathname;
    return {
      dropQuestion: () => {
        if (questions > 0) declineConfirmations();
      },
      mayLeave: async () => {
        const mayGo = await isAgreed();
        if (mayGo) latest.current.onAgreed?.();
        return mayGo;
      },
      shouldBlock: ({ action, current, next }: Navigation) =>
        holdPosition(action, async () => {
          if (!leaves(current, next)) return false;
          return !(await isAgreed());
        }),
      isNeeded: () => latest.current.words() !== undefined,
    };
  });
  useBlocker({ shouldBlockFn: guard.shouldBlock, enableBeforeUnload: guard.isNeeded });
  useEffect(() => guardUnsavedChanges(guard.mayLeave), [guard]);
  return guard;
}
