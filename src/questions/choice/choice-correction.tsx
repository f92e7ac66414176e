import { Note } from '../card/note.tsx';
import { correctAnswerText } from '../marking.ts';

/** Renders nothing for a correct choice, or if the correct answer is unknown. */
export function ChoiceCorrection({ given, correct }: { given: string | null; correct: string | null }) {
  if (correct === null || given === correct) return null;
  return (
    <Note
      kind={given === null ? 'open' : 'correction'}
      part="answer"
      {...(given !== null && { lead: 'Not correct.' })}
    >
      {correctAnswerText(correct)}
    </Note>
  );
}
