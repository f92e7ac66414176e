import { useReducer, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { useLeaveConfirmation, type LeaveMessage } from '#components/page/use-leave-confirmation.ts';
import { currentSession } from '#session/session.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isSameActivity, openActivity, type ActivityDraft } from './activity-draft.ts';
import { draftReducer } from './draft-reducer.ts';
import type { Keeping } from './draft-writer.ts';
import type { MergedDraft } from './merge-drafts.ts';
import { useKeeping } from './use-keeping.ts';

/** Where writing begins. */
export interface Beginning {
  /** The activity as it was read. */
  activity: Activity;
  /** The same, opened. */
  base: ActivityDraft;
  /** The same object as `base` when nothing has been written yet. */
  draft: ActivityDraft;
  /** What another author has changed since the draft was left. */
  merged?: MergedDraft;
}

/** Begins with the activity as it is. */
export function beginWith(activity: Activity): Beginning {
  const base = openActivity(activity);
  return { activity, base, draft: base };
}

/**
 * An activity while it is being written: stored on this device with every change, and kept there unless its author discards
 * it on leaving.
 *
 * @param isSending looked at when the author is about to leave
 */
export function useActivityDraft(beginning: Beginning, isSending: boolean) {
  const [{ activity, base }, setRead] = useState(beginning);
  const [draft, dispatch] = useReducer(draftReducer, beginning.draft);
  const isChanged = draft !== base && !isSameActivity(draft, base);
  const [userId] = useState(() => currentSession()?.id ?? '');
  const owner = { userId, activityId: activity.id };
  const { keeping, forget } = useKeeping(owner, activity, isChanged ? draft : undefined);
  useLeaveConfirmation({
    message: () => {
      // A session that ends asks nothing: what was written waits for the same user.
      const isAsked = currentSession()?.id === userId && (isSending || isChanged);
      return isAsked ? leaveMessage({ keeping, isSending, discard: () => void forget() }) : undefined;
    },
  });
  return {
    activity,
    base,
    draft,
    dispatch,
    isChanged,
    /** The stored activity was saved by the same user: in another tab, or on another device. */
    isOwnSave: activity.lastModifiedUserId === userId,
    keeping,
    forget,
    /** The activity has another state on the server by now, and the draft is merged with it. */
    rebase: (now: Activity, merged: ActivityDraft) => {
      setRead({ activity: now, base: openActivity(now), draft: merged });
      dispatch({ kind: 'replace', draft: merged });
    },
  };
}

interface Work {
  keeping: Keeping;
  isSending: boolean;
  /** Deletes the draft from this device. */
  discard: () => void;
}

/** What is asked before the editor is left with changes: whether the draft stays on this device, or what is lost. */
function leaveMessage({ keeping, isSending, discard }: Work): LeaveMessage {
  const isLost = keeping === 'refused' || keeping === 'elsewhere';
  if (isSending) {
    return {
      title: 'Leave while this is being sent?',
      message: isLost
        ? markup`It is on its way. If you leave now, you may not see whether it was saved, and your changes are lost if it fails.`
        : markup`It is on its way. If you leave now, you may not see whether it was saved. Your draft stays on this device until then.`,
    };
  }
  const title = 'Leave without saving?';
  if (keeping === 'refused') {
    return { title, message: markup`This browser does not store drafts. Your changes will be lost.` };
  }
  if (keeping === 'elsewhere') {
    return {
      title,
      message: markup`Another tab stores its own draft of this activity. Your changes in this tab will be lost.`,
    };
  }
  return {
    title,
    message:
      keeping === 'words'
        ? markup`Your draft stays on this device, without the chosen files. Attach them again when you continue.`
        : markup`Your draft stays on this device. Open this activity again to continue.`,
    confirmText: 'Keep my draft and leave',
    cancelText: 'Stay',
    tone: 'primary',
    isSafe: true,
    alternative: { text: 'Discard', onPress: discard },
  };
}
