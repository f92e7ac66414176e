import type { LeaveWords } from '#components/page/use-leave-question.ts';
import { markup } from '#ui/overlay/markup.ts';
import type { Keeping } from './draft-writer.ts';

interface Work {
  keeping: Keeping;
  isSending: boolean;
  /** Deletes the draft from this device. */
  discard: () => void;
}

/** What is asked before the editor is left with changes: whether the draft stays on this device, or what is lost. */
export function leaveMessage({ keeping, isSending, discard }: Work): LeaveWords {
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
