import { seedFiles } from '../media.ts';

/* The data that an author enters for each question type, with the answer key. */

export interface TrueFalseQuestion {
  type: 'truefalse';
  question: string;
  correctAnswer: boolean;
  feedBack?: string;
  media?: string;
}

/** `paragraph` contains the answers as `[[answer]]`; `correctAnswers` repeats them in order. */
export interface FillInTheBlanksQuestion {
  type: 'fillInTheBlanks';
  paragraph: string;
  correctAnswers: string[];
  hint?: string;
  feedBack?: string;
  media?: string;
}

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

/** A question without a `correctAnswer` is not scored and has a model answer (D-247). */
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

/** `media` is the id of a file in `media.ts`; `sortOrder` is the index of the question. */
export interface SeedActivity {
  id: string;
  topicId: string;
  title: string;
  /** Null shows as 'Not defined'. */
  description: string | null;
  media?: string;
  questions: SeedQuestion[];
}

/** The `data` of the question record: the author's data, and the description and captions of its media. */
export function dataOfQuestion({ type: _type, media, ...authored }: SeedQuestion): Record<string, unknown> {
  const file = seedFiles.find(({ id }) => id === media);
  return {
    ...authored,
    ...(file && { mediaDescription: file.description }),
    ...(file?.captions !== undefined && { mediaCaptions: file.captions }),
  };
}
