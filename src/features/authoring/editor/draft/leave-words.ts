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
export function leaveWords({ keeping, isSending, discard }: Work): LeaveWords {
  const isLost = keeping === 'refused' || keeping === 'elsewhere';
  if (isSending) {
    return {
      title: 'Leave while this is being sent?',
      message: isLost
        ? markup`It is on its way. If you leave now, you may not see how it ends, and what you wrote is lost if it fails.`
        : markup`It is on its way. If you leave now, you may not see how it ends. Your draft is kept on this device until it is saved.`,
    };
  }
  const title = 'Leave without saving?';
  if (keeping === 'refused') {
    return { title, message: markup`This browser keeps nothing: what you changed here will be lost.` };
  }
  if (keeping === 'elsewhere') {
    return {
      title,
      message: markup`Another tab keeps its own version of this activity. What you changed in this tab will be lost.`,
    };
  }
  return {
    title,
    message:
      keeping === 'words'
        ? markup`Your draft is kept on this device, but for the chosen files: attach them again when you go on.`
        : markup`Your draft is kept on this device. You can go on with it when you open this activity again.`,
    confirmText: 'Keep my draft and leave',
    cancelText: 'Stay',
    tone: 'primary',
    isSafe: true,
    alternative: { text: 'Discard', onPress: discard },
  };
}
