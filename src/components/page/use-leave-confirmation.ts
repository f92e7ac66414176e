import { useBlocker, type BlockerFn, type HistoryLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { confirm, declineConfirmations, type Confirmation } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';
import { recoverFocus } from './focus/focus-content.ts';

type HistoryAction = Parameters<BlockerFn>[0]['action'];

/** The index that the router stores in each history entry. */
const historyPosition = (): number | undefined =>
  (history.state as Partial<HistoryLocation['state']> | null)?.__TSR_index;

/**
 * Undoes Back and Forward while a confirmation is open: the router would open a second confirmation and apply the answer
 * to the wrong navigation (ADR 5).
 *
 * @returns a function that resolves to whether a navigation is blocked
 */
function createHistoryLock() {
  let lockedPosition: number | undefined;
  return async (action: HistoryAction, ask: () => Promise<boolean>): Promise<boolean> => {
    const currentPosition = historyPosition();
    if (lockedPosition === undefined) {
      lockedPosition = currentPosition;
      try {
        return await ask();
      } finally {
        lockedPosition = undefined;
      }
    }
    if (currentPosition === undefined || action === 'PUSH' || action === 'REPLACE') return ask();
    // `history.go()` fires `popstate` again; that call is a no-op. `go(0)` would reload the page.
    if (currentPosition !== lockedPosition) history.go(lockedPosition - currentPosition);
    // The promise never resolves, so that the router drops this navigation.
    return new Promise<never>(() => {});
  };
}

/** The dialog that asks before leaving. Default buttons: 'Leave' and 'Stay here'. */
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
  /** Called before leaving. Returns undefined if leaving needs no confirmation. */
  message: () => LeaveMessage | undefined;
  /** Whether a navigation needs a confirmation. Default: true for another path. */
  isLeaving?: (current: PageLocation, next: PageLocation) => boolean;
  /** Called after the user has confirmed in `confirmLeave`, not for a navigation. */
  onConfirm?: () => void;
}

/**
 * Asks for confirmation before the user leaves or reloads the page or signs out, while `message` returns a message.
 *
 * @returns `confirmLeave` asks and resolves to whether the caller may close; `cancelConfirmation` closes an open dialog
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
    let openDialogs = 0;
    const lockHistory = createHistoryLock();
    const isConfirmed = async () => {
      const message = latest.current.message();
      if (!message) return true;
      openDialogs += 1;
      try {
        return await confirm({
          confirmText: 'Leave',
          cancelText: 'Stay here',
          ...message,
          // The element that had the focus may have been removed.
          moveFocus: recoverFocus,
        });
      } finally {
        openDialogs -= 1;
      }
    };
    const isLeaving = (current: PageLocation, next: PageLocation) =>
      latest.current.isLeaving?.(current, next) ?? current.pathname !== next.pathname;
    return {
      cancelConfirmation: () => {
        if (openDialogs > 0) declineConfirmations();
      },
      confirmLeave: async () => {
        const canLeave = await isConfirmed();
        if (canLeave) latest.current.onConfirm?.();
        return canLeave;
      },
      shouldBlock: ({ action, current, next }: Navigation) =>
        lockHistory(action, async () => {
          if (!isLeaving(current, next)) return false;
          return !(await isConfirmed());
        }),
      isNeeded: () => latest.current.message() !== undefined,
    };
  });
  useBlocker({ shouldBlockFn: guard.shouldBlock, enableBeforeUnload: guard.isNeeded });
  useEffect(() => guardUnsavedChanges(guard.confirmLeave), [guard]);
  return guard;
}
