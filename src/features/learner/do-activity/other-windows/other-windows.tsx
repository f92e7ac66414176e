import type { Question } from '#questions/question.ts';
import type { SheetDraft } from '../draft/sheet-draft.ts';
import { HandedIn } from './handed-in.tsx';
import { NewerAnswers } from './newer-answers.tsx';

interface OtherWindowsProps {
  topicId: string;
  draft: SheetDraft;
  /** Shows a question and focuses what needs an answer. */
  onGoTo: (question: Pick<Question, 'id'>) => void;
}

/** Says what the same person has done with the sheet elsewhere, if there is anything to say (D-246). */
export function OtherWindows({ topicId, draft, onGoTo }: OtherWindowsProps) {
  const { replaced, handedIn } = draft.snapshot();
  if (handedIn !== undefined) return <HandedIn topicId={topicId} resultId={handedIn} />;
  if (replaced.length === 0) return null;
  return (
    <NewerAnswers
      replaced={replaced}
      onBringBack={draft.bringBackOwn}
      onForget={draft.forgetReplaced}
      onGoTo={onGoTo}
    />
  );
}
