/** A text of a question, for comparing versions in moderation. */
export interface QuestionPart {
  /** Unique in a question: 'Question', 'Option 2', 'Correct answer', 'Feedback'. */
  label: string;
  text: string;
  isRight?: boolean;
}

export const optionalPart = (label: string, text: string | null | undefined): QuestionPart[] =>
  text?.trim() ? [{ label, text }] : [];

/** Includes equal options, which the author must see. */
export const optionParts = (
  options: readonly string[],
  isRight: (option: string) => boolean,
): QuestionPart[] =>
  options.map((text, index) => ({ label: `Option ${index + 1}`, text, isRight: isRight(text) }));
