import { useReducer, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { useLeaveConfirmation, type LeaveMessage } from '#components/page/use-leave-confirmation.ts';
import { currentSession } from '#session/session.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isSameActivity, toActivityDraft, type ActivityDraft } from './activity-draft.ts';
import { draftReducer } from './draft-reducer.ts';
import type { DraftStorageState } from './draft-writer.ts';
import type { MergedDraft } from './merge-drafts.ts';
import { useDraftStorage } from './use-draft-storage.ts';

export interface InitialDraft {
  activity: Activity;
  base: ActivityDraft;
  /** The same object as `base` when nothing was edited. */
  draft: ActivityDraft;
  /** Set when the activity was saved after the draft was stored. */
  merged?: MergedDraft;
}

export function createInitialDraft(activity: Activity): InitialDraft {
  const base = toActivityDraft(activity);
  return { activity, base, draft: base };
}

/**
 * The draft of an activity, stored on the device with every change until it is saved or discarded.
 *
 * @param isSending changes the text of the confirmation before the user leaves the page
 */
export function useActivityDraft(initial: InitialDraft, isSending: boolean) {
  const [{ activity, base }, setSaved] = useState(initial);
  const [draft, dispatch] = useReducer(draftReducer, initial.draft);
  const isChanged = draft !== base && !isSameActivity(draft, base);
  const [userId] = useState(() => currentSession()?.id ?? '');
  const owner = { userId, activityId: activity.id };
  const { storageState, deleteDraft } = useDraftStorage(owner, activity, isChanged ? draft : undefined);
  useLeaveConfirmation({
    message: () => {
      // No confirmation after the session has ended: the draft is stored for the same user.
      const shouldAsk = currentSession()?.id === userId && (isSending || isChanged);
      return shouldAsk
        ? createLeaveMessage({ storageState, isSending, discard: () => void deleteDraft() })
        : undefined;
    },
  });
  return {
    activity,
    base,
    draft,
    dispatch,
    isChanged,
    /** Whether the current user made the last save, in another tab or on another device. */
    isSavedByUser: activity.lastModifiedUserId === userId,
    storageState,
    deleteDraft,
    /** Replaces the base with a newer stored activity, and the draft with its merge with that activity. */
    rebase: (now: Activity, merged: ActivityDraft) => {
      setSaved({ activity: now, base: toActivityDraft(now), draft: merged });
      dispatch({ kind: 'replace', draft: merged });
    },
  };
}

interface LeaveState {
  storageState: DraftStorageState;
  isSending: boolean;
  discard: () => void;
}

function createLeaveMessage({ storageState, isSending, discard }: LeaveState): LeaveMessage {
  const isLost = storageState === 'refused' || storageState === 'otherTab';
  if (isSending) {
    return {
      title: 'Leave while this is being sent?',
      message: isLost
        ? markup`It is being sent. If you leave now, you may not see whether it was saved, and your changes are lost if it fails.`
        : markup`It is being sent. If you leave now, you may not see whether it was saved. Your draft stays on this device until it is saved.`,
    };
  }
  const title = 'Leave without saving?';
  if (storageState === 'refused') {
    return { title, message: markup`This browser does not store drafts. Your changes will be lost.` };
  }
  if (storageState === 'otherTab') {
    return {
      title,
      message: markup`Another tab stores its own draft of this activity. Your changes in this tab will be lost.`,
    };
  }
  return {
    title,
    message:
      storageState === 'withoutFiles'
        ? markup`Your draft stays on this device, without the chosen files. Attach them again when you continue.`
        : markup`Your draft stays on this device. Open this activity again to continue.`,
    confirmText: 'Keep my draft and leave',
    cancelText: 'Stay',
    tone: 'primary',
    isSafe: true,
    alternative: { text: 'Discard', onPress: discard },
  };
}
