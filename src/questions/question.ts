import type { ComponentType } from 'react';
import { isBlank } from '#openapi/rules/text.ts';
import type { QuestionPart } from './parts.ts';
import type { Practice } from './practice.ts';
import type { SpokenLine } from './text/spoken.ts';

/** One question of an activity; its `data` was a JSON string in the response (QST-015). */
export interface Question {
  id: string;
  type: string;
  data: unknown;
  /** From 0; shown as this number plus one (D-077). */
  sortOrder: number;
  /** Opaque path of the image, audio or video (D-146), or null. */
  mediaPath: string | null;
}

/** The outcome of a marked question. */
export interface Verdict {
  tone: 'ok' | 'wait' | 'no' | 'plain';
  /** Text of its badge, such as 'Correct · 1 of 1'. */
  label: string;
  /** The same without points, for practice: 'Correct'. */
  outcome: string;
}

interface ViewProps<D> {
  data: D;
  /** The id of the prompt, which labels the group of controls. */
  labelledBy: string;
  /** There is media above the options, which then stay in one column. */
  hasMedia: boolean;
}

export interface AnsweringProps<D> extends ViewProps<D> {
  /** A preview: nothing can be changed and nothing is marked (D-076). */
  isReadOnly: boolean;
  /** Each option has a button that reads it aloud. */
  readsAloud: boolean;
  /** Called with the whole data including the new answer; unknown properties are kept (D-069). */
  onChange: (data: D) => void;
}

export type ReviewProps<D> = ViewProps<D>;

/** Everything about a question type. `D` is its parsed data. */
export interface QuestionType<D> {
  /** What staff call it (AUT-036). */
  name: string;
  /** Returns undefined when the data cannot be shown. */
  parse: (data: unknown) => D | undefined;
  /** The question itself; shown in the legend. */
  prompt: (data: D) => string;
  /** The text below the prompt, for reading aloud: 'Option 1: 2/4', or the paragraph with 'blank' for each blank. */
  spoken: (data: D) => readonly SpokenLine[];
  /** The learner's answer, for reading aloud after marking; empty without one. */
  spokenGiven: (data: D) => readonly SpokenLine[];
  /** The right answer, where it is not shown as 'The answer is Paris.' below the controls. */
  spokenRight?: (data: D) => readonly SpokenLine[];
  /** One good answer, with which learners compare their marked one; null without it. */
  comparison?: (data: D) => string | null;
  isAnswered: (data: D) => boolean;
  /** How far a started answer is, such as '1 of 3 blanks'. */
  progress?: (data: D) => string | undefined;
  /** The server's score in words, never a score of our own (D-063). */
  verdict: (data: D) => Verdict;
  practice: Practice<D>;
  /** What a question says, in the order in which it is read. */
  parts: (data: D) => readonly QuestionPart[];
  Answering: ComponentType<AnsweringProps<D>>;
  Review: ComponentType<ReviewProps<D>>;
}

/** 'Question 1' for sortOrder 0 (D-077). */
export function questionName(question: Pick<Question, 'sortOrder'>): string {
  return `Question ${question.sortOrder + 1}`;
}

/** The label of the description of media, for those who write and review it. */
export const mediaDescriptionLabel = 'What it shows or says';

/** The label of the captions of a film, for those who write and review them. */
export const mediaCaptionsLabel = 'Captions';

/** What its author says that the media shows, for those who cannot see or hear it; undefined without such words. */
export const mediaDescription = (data: unknown): string | undefined => textIn(data, 'mediaDescription');

/** The captions of its film, as the text of a WebVTT file; undefined without any. */
export const mediaCaptions = (data: unknown): string | undefined => textIn(data, 'mediaCaptions');

function textIn(data: unknown, property: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text: unknown = new Map(Object.entries(data)).get(property);
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}
