import { useEffect, useRef, useState } from 'react';
import { useLeaveConfirmation, type LeaveMessage } from '#components/page/use-leave-confirmation.ts';
import { currentSession } from '#session/session.ts';
import { markup } from '#ui/overlay/markup.ts';
import { saveDraft } from './form-draft.ts';
import { getOpenForm } from './use-form-param.ts';

interface UnsavedChanges {
  state: () => 'saved' | 'sending' | 'unsaved';
  discard: () => void;
  /** The changed values, without secrets. */
  values: () => Readonly<Record<string, unknown>>;
  form: string;
  closingParams: readonly string[];
}

export const leaveMessages: Readonly<Record<'sending' | 'unsaved', LeaveMessage>> = {
  unsaved: {
    title: 'Leave without saving?',
    message: markup`What you changed here has not been saved and will be lost.`,
  },
  sending: {
    title: 'Leave while this is being sent?',
    message: markup`If you leave now, you may not see whether it worked. If it fails, what you typed is lost.`,
  },
};

const valueOf = (search: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(search)).get(name);

const isCurrentUser = (id: string | undefined): boolean => currentSession()?.id === id;

/**
 * Asks before a link, Back, a reload or closing the tab discards unsaved changes. When the session ends, stores them as
 * a draft for the same user instead.
 */
export function useUnsavedChanges(changes: UnsavedChanges): ReturnType<typeof useLeaveConfirmation> {
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  });
  const [owner] = useState(() => currentSession()?.id);
  useEffect(
    () => () => {
      const { state, form, values } = latest.current;
      if (owner !== undefined && !isCurrentUser(owner) && state() !== 'saved') {
        void saveDraft(owner, { form, values: values() });
      }
    },
    [owner],
  );
  return useLeaveConfirmation({
    message: () => {
      const state = changes.state();
      // No confirmation after the session has ended or another user has signed in.
      return state !== 'saved' && isCurrentUser(owner) ? leaveMessages[state] : undefined;
    },
    // True for another page or another form over the same list; filters and sorting keep the form open.
    isLeaving: (current, next) =>
      current.pathname !== next.pathname ||
      getOpenForm(current.search) !== getOpenForm(next.search) ||
      changes.closingParams.some((name) => valueOf(current.search, name) !== valueOf(next.search, name)),
    onConfirm: () => changes.discard(),
  });
}
