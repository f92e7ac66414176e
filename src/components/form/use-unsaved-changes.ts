import { useEffect, useRef, useState } from 'react';
import { useLeaveConfirmation, type LeaveMessage } from '#components/page/use-leave-confirmation.ts';
import { currentSession } from '#session/session.ts';
import { markup } from '#ui/overlay/markup.ts';
import { saveDraft } from './form-draft.ts';
import { openForm } from './use-form-param.ts';

interface UnsavedChanges {
  /** Looked at at the moment somebody is about to leave; 'sending' while it is on its way. */
  state: () => 'saved' | 'sending' | 'unsaved';
  /** Somebody has agreed to lose it. */
  discard: () => void;
  /** What is typed, without what must not be kept. */
  values: () => Readonly<Record<string, unknown>>;
  /** Which form it is, among all. */
  form: string;
  /** The query parameters with which it goes, besides that of `useFormParam`. */
  closingParams: readonly string[];
}

/** What is asked before work is left that nobody has saved. */
export const leaveMessages: Readonly<Record<'sending' | 'unsaved', LeaveMessage>> = {
  unsaved: {
    title: 'Leave without saving?',
    message: markup`What you changed here has not been saved and will be lost.`,
  },
  sending: {
    title: 'Leave while this is being sent?',
    message: markup`It is on its way. If you leave now, you may not see how it ends, and what you typed is lost if it fails.`,
  },
};

const valueOf = (search: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(search)).get(name);

/** @param id undefined for nobody */
const isSignedIn = (id: string | undefined): boolean => currentSession()?.id === id;

/**
 * Guards what somebody has typed: a link, Back, a reload or a closed tab asks first. A session that ends asks nothing;
 * what was typed then waits on the device for the same person.
 */
export function useUnsavedChanges(work: UnsavedChanges): ReturnType<typeof useLeaveConfirmation> {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  const [owner] = useState(() => currentSession()?.id);
  useEffect(
    () => () => {
      const { state, form, values } = latest.current;
      if (owner !== undefined && !isSignedIn(owner) && state() !== 'saved') {
        void saveDraft(owner, { form, values: values() });
      }
    },
    [owner],
  );
  return useLeaveConfirmation({
    message: () => {
      const state = work.state();
      // With another session, or none, there is nobody left to ask.
      return state !== 'saved' && isSignedIn(owner) ? leaveMessages[state] : undefined;
    },
    // Another page, or another form over the same list; filters and sorting leave a form where it is.
    isLeaving: (current, next) =>
      current.pathname !== next.pathname ||
      openForm(current.search) !== openForm(next.search) ||
      work.closingParams.some((name) => valueOf(current.search, name) !== valueOf(next.search, name)),
    onConfirm: () => work.discard(),
  });
}
