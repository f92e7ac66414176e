import { useBlocker, type BlockerFn, type HistoryLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { confirm, declineConfirmations, type Confirmation } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';
import { recoverFocus } from './focus/focus-content.ts';

type HistoryAction = Parameters<BlockerFn>[0]['action'];

/** The index that the router stores in each history entry. */
const position = (): number | undefined =>
  (history.state as Partial<HistoryLocation['state']> | null)?.__TSR_index;

/**
 * Undoes Back and Forward while a confirmation is open: the router would ask again, and apply one answer to the other
 * navigation (ADR 5).
 *
 * @returns a function that resolves to whether a navigation is blocked
 */
function createHistoryLock() {
  let held: number | undefined;
  return async (action: HistoryAction, ask: () => Promise<boolean>): Promise<boolean> => {
    const now = position();
    if (held === undefined) {
      held = now;
      try {
        return await ask();
      } finally {
        held = undefined;
      }
    }
    if (now === undefined || action === 'PUSH' || action === 'REPLACE') return ask();
    // `history.go()` fires `popstate` again; that call is a no-op. `go(0)` would reload the page.
    if (now !== held) history.go(held - now);
    // Never resolves, so that the router drops this navigation.
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
  /** Called when the user is about to leave; undefined if leaving needs no confirmation. */
  message: () => LeaveMessage | undefined;
  /** Which navigations need confirmation. Default: those to another path. */
  isLeaving?: (current: PageLocation, next: PageLocation) => boolean;
  /** Called after a confirmation by `confirmLeave`, not by a navigation. */
  onConfirm?: () => void;
}

/**
 * Asks before the user leaves or reloads the page or signs out, while there are unsaved changes.
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
    const holdPosition = createHistoryLock();
    const isConfirmed = async () => {
      const message = latest.current.message();
      if (!message) return true;
      openDialogs += 1;
      try {
        return await confirm({
          confirmText: 'Leave',
          cancelText: 'Stay here',
          ...message,
          // The focused element may have been removed meanwhile.
          moveFocus: recoverFocus,
        });
      } finally {
        openDialogs -= 1;
      }
    };
    const leaves = (current: PageLocation, next: PageLocation) =>
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
        holdPosition(action, async () => {
          if (!leaves(current, next)) return false;
          return !(await isConfirmed());
        }),
      isNeeded: () => latest.current.message() !== undefined,
    };
  });
  useBlocker({ shouldBlockFn: guard.shouldBlock, enableBeforeUnload: guard.isNeeded });
  useEffect(() => guardUnsavedChanges(guard.confirmLeave), [guard]);
  return guard;
}
