/** One thing that a question says. A moderator compares the parts of a question before and after a change. */
export interface QuestionPart {
  /** What it is, each once in a question: 'Question', 'Paragraph', 'Option 2', 'Correct answer', 'Hint', 'Feedback'. */
  label: string;
  text: string;
  /** For an option: whether it is a right one. */
  isRight?: boolean;
}

/** A part that a question may do without. */
export const optionalPart = (label: string, text: string | null | undefined): QuestionPart[] =>
  text?.trim() ? [{ label, text }] : [];

/** Every option by its own number; equal texts stay apart, because the author has to see both. */
export const optionParts = (
  options: readonly string[],
  isRight: (option: string) => boolean,
): QuestionPart[] =>
  options.map((text, index) => ({ label: `Option ${index + 1}`, text, isRight: isRight(text) }));
