/** A text of a question, which a moderator compares before and after a change. */
export interface QuestionPart {
  /** Unique in a question: 'Question', 'Paragraph', 'Option 2', 'Correct answer', 'Hint', 'Feedback'. */
  label: string;
  text: string;
  isRight?: boolean;
}

export const optionalPart = (label: string, text: string | null | undefined): QuestionPart[] =>
  text?.trim() ? [{ label, text }] : [];

/** All options by number, including equal ones, which the author must see. */
export const optionParts = (
  options: readonly string[],
  isRight: (option: string) => boolean,
): QuestionPart[] =>
  options.map((text, index) => ({ label: `Option ${index + 1}`, text, isRight: isRight(text) }));
