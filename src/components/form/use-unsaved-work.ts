import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { guardUnsavedWork } from '#lib/unsaved-work.ts';
import { currentSession } from '#session/session.ts';
import { confirm, declineConfirmations } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { keepDraft } from './kept-draft.ts';
import { openForm } from './use-form-param.ts';

interface UnsavedWork {
  /** Looked at in the moment when somebody is about to leave. */
  isUnsaved: () => boolean;
  /** Somebody has agreed to lose it. */
  discard: () => void;
  /** What is typed, without what must not be kept. */
  values: () => Readonly<Record<string, unknown>>;
  /** Which form it is, among all. */
  form: string;
}

interface PageLocation {
  pathname: string;
  search: object;
}

/** Another page, or another form over the same list; filters and sorting leave a form where it is. */
const leaves = (current: PageLocation, next: PageLocation): boolean =>
  current.pathname !== next.pathname || openForm(current.search) !== openForm(next.search);

/** Asks before unsaved work is lost; true when it may be. */
const ask = (): Promise<boolean> =>
  confirm({
    title: 'Leave without saving?',
    message: markup`What you changed here has not been saved and will be lost.`,
    confirmText: 'Leave',
    cancelText: 'Stay here',
  });

/**
 * Guards what somebody has typed: a link, Back, a reload or a closed tab asks first. A session that ends asks nothing;
 * what was typed then waits in memory for the same person.
 *
 * @returns `mayLeave` asks, for a form that closes by itself, and resolves to true when the work may be lost;
 *   `dropQuestion` takes the question away when the work has been saved meanwhile
 */
export function useUnsavedWork(work: UnsavedWork): {
  mayLeave: () => Promise<boolean>;
  dropQuestion: () => void;
} {
  const latest = useRef(work);
  const [owner] = useState(() => currentSession()?.id);
  useEffect(() => {
    latest.current = work;
  });

  const [guard] = useState(() => {
    // With another session, or none, there is nobody left to ask.
    const hasOwner = () => currentSession()?.id === owner;
    const isNeeded = () => latest.current.isUnsaved() && hasOwner();
    let questions = 0;
    const askHere = async () => {
      questions += 1;
      try {
        return await ask();
      } finally {
        questions -= 1;
      }
    };
    return {
      hasOwner,
      isNeeded,
      dropQuestion: () => {
        if (questions > 0) declineConfirmations();
      },
      mayLeave: async () => {
        const isAgreed = !isNeeded() || (await askHere());
        if (isAgreed) latest.current.discard();
        return isAgreed;
      },
      shouldBlock: async ({ current, next }: { current: PageLocation; next: PageLocation }) =>
        leaves(current, next) && isNeeded() && !(await askHere()),
    };
  });
  useBlocker({ shouldBlockFn: guard.shouldBlock, enableBeforeUnload: guard.isNeeded });
  useEffect(() => guardUnsavedWork(guard.mayLeave), [guard]);
  useEffect(
    () => () => {
      const { isUnsaved, form, values } = latest.current;
      if (owner !== undefined && !guard.hasOwner() && isUnsaved()) {
        keepDraft({ owner, form, values: values() });
      }
    },
    [guard, owner],
  );
  return guard;
}
