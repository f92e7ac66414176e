import type { ComponentType } from 'react';
import type { Practice } from './practice.ts';

/** One question of an activity as the app holds it; `data` was a JSON string on the wire (QST-015). */
export interface Question {
  id: string;
  type: string;
  data: unknown;
  /** From 0; people see this number plus one (D-077). */
  sortOrder: number;
  /** Opaque path of the picture, sound or film (D-146), or null. */
  mediaPath: string | null;
}

/** The outcome of a marked question. */
export interface Verdict {
  tone: 'ok' | 'wait' | 'no' | 'plain';
  /** The words of its badge, such as 'Correct · 1 of 1'. */
  words: string;
  /** The same without points, for practice: 'Correct'. */
  outcome: string;
}

interface ViewProps<D> {
  data: D;
  /** The id of the prompt; it names the group of controls. */
  labelledBy: string;
  /** A picture or player stands above the options: they keep to one column. */
  hasMedia: boolean;
}

export interface AnsweringProps<D> extends ViewProps<D> {
  /** A preview: nothing can be changed, nothing is marked (D-076). */
  isReadOnly: boolean;
  /** Receives the whole data with the new answer; members it does not know stay (D-069). */
  onChange: (data: D) => void;
}

export type ReviewProps<D> = ViewProps<D>;

/** What a question type brings. `D` is the type's data, after reading. */
export interface QuestionType<D> {
  /** Gives undefined when the data cannot be shown. */
  read: (data: unknown) => D | undefined;
  /** What is asked; stands in the legend. */
  prompt: (data: D) => string;
  /** What stands below the prompt, for reading aloud: 'Option 1: 2/4', or the text with 'blank' for each blank. */
  spoken: (data: D) => readonly string[];
  isAnswered: (data: D) => boolean;
  /** How far a started answer is, such as '1 of 3 blanks'. */
  progress?: (data: D) => string | undefined;
  /** After marking by the server: its score put into words, never a score of our own (D-063). */
  verdict: (data: D) => Verdict;
  practice: Practice<D>;
  Answering: ComponentType<AnsweringProps<D>>;
  Review: ComponentType<ReviewProps<D>>;
}

/** 'Question 1' for sortOrder 0 (D-077). */
export function questionName(question: Pick<Question, 'sortOrder'>): string {
  return `Question ${question.sortOrder + 1}`;
}
