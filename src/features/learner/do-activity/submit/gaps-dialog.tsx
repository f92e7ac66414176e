import { useEffect, useEffectEvent, useRef } from 'react';
import type { Question } from '#questions/question.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { markup } from '#ui/overlay/markup.ts';

export interface GapsDialogProps {
  isOpen: boolean;
  /** The questions that are not answered yet. */
  gaps: readonly Question[];
  /** True: submit anyway. False: keep going, at the first of the gaps. */
  onAnswer: (anyway: boolean) => void;
  onGoTo: (question: Question) => void;
}

/** Says how many questions are open before the answers are submitted; that is allowed (D-072). */
export function GapsDialog({ isOpen, gaps, onAnswer, onGoTo }: GapsDialogProps) {
  const keepsGoing = useRef(false);
  const goOn = useEffectEvent(() => {
    if (keepsGoing.current && gaps[0]) onGoTo(gaps[0]);
    keepsGoing.current = false;
  });

  // The page behind can take the focus only when the dialog has let go of it.
  useEffect(() => {
    if (!isOpen) goOn();
  }, [isOpen]);

  const answer = (anyway: boolean) => {
    keepsGoing.current = !anyway;
    onAnswer(anyway);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Ready to submit?"
      message={
        gaps.length === 1
          ? markup`1 question is not answered yet.`
          : markup`${gaps.length} questions are not answered yet.`
      }
      confirmText="Submit anyway"
      cancelText="Keep going"
      tone="secondary"
      onAnswer={answer}
    />
  );
}
