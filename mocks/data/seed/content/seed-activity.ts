import { seedFiles } from '../media.ts';

/** The author's side of each question type: what the question record stores as `data`, answer key included. */
export interface TrueFalseQuestion {
  type: 'truefalse';
  question: string;
  correctAnswer: boolean;
  feedBack?: string;
  media?: string;
}

/** `paragraph` holds the answers as `[[answer]]`; `correctAnswers` repeats them in order. */
export interface FillInTheBlanksQuestion {
  type: 'fillInTheBlanks';
  paragraph: string;
  correctAnswers: string[];
  hint?: string;
  feedBack?: string;
  media?: string;
}

/** Both spellings are one type of question (D-067). */
export interface SingleAnswerQuestion {
  type: 'mcqSingleAnswer' | 'questionSingleAnswer';
  prompt: string;
  options: string[];
  correctAnswer: string;
  feedBack?: string;
  media?: string;
}

export interface MultiAnswerQuestion {
  type: 'mcqMultiAnswer';
  prompt: string;
  options: string[];
  correctAnswers: string[];
  feedBack?: string;
  media?: string;
}

/** Without a `correctAnswer` the text is kept and not scored (D-064); then there is a model answer (D-247). */
export interface TextAnswerQuestion {
  type: 'textAnswer';
  prompt: string;
  correctAnswer: string | null;
  modelAnswer?: string;
  feedBack?: string;
  media?: string;
}

export type SeedQuestion =
  | TrueFalseQuestion
  | FillInTheBlanksQuestion
  | SingleAnswerQuestion
  | MultiAnswerQuestion
  | TextAnswerQuestion;

/** `media` is the id of a file in `media.ts`; the questions' order is their sortOrder. */
export interface SeedActivity {
  id: string;
  topicId: string;
  title: string;
  /** Null shows as 'Not defined'. */
  description: string | null;
  media?: string;
  questions: SeedQuestion[];
}

/** The `data` of the question record: what its author wrote, and what its media show and say. */
export function dataOfQuestion({ type: _type, media, ...written }: SeedQuestion): Record<string, unknown> {
  const file = seedFiles.find(({ id }) => id === media);
  return {
    ...written,
    ...(file && { mediaDescription: file.description }),
    ...(file?.captions !== undefined && { mediaCaptions: file.captions }),
  };
}
