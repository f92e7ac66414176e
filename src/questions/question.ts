import type { ComponentType } from 'react';
import { isBlank } from '#openapi/rules/text.ts';
import type { QuestionPart } from './parts.ts';
import type { Practice } from './practice.ts';
import type { SpokenLine } from './text/spoken.ts';

/** A question of an activity; `data` is a JSON string in the response (QST-015). */
export interface Question {
  id: string;
  type: string;
  data: unknown;
  /** From 0; shown plus one (D-077). */
  sortOrder: number;
  /** Opaque path of the image, audio or video (D-146), or null. */
  mediaPath: string | null;
}

/** The outcome of a marked question. */
export interface Verdict {
  tone: 'ok' | 'wait' | 'no' | 'plain';
  /** Text of its badge, such as 'Correct · 1 of 1'. */
  label: string;
  /** Without points, for practice: 'Correct'. */
  outcome: string;
}

interface ViewProps<D> {
  data: D;
  /** The id of the prompt, which labels the group of controls. */
  labelledBy: string;
  /** The question has media, so options stay in one column. */
  hasMedia: boolean;
}

export interface AnsweringProps<D> extends ViewProps<D> {
  /** A preview: not editable, not marked (D-076). */
  isReadOnly: boolean;
  /** Adds a button to each option that reads it aloud. */
  readsAloud: boolean;
  /** Receives the data with the new answer and unknown properties (D-069). */
  onChange: (data: D) => void;
}

export type ReviewProps<D> = ViewProps<D>;

/** A question type. `D` is its parsed data. */
export interface QuestionType<D> {
  /** The name for staff (AUT-036). */
  name: string;
  /** Undefined if the data cannot be shown. */
  parse: (data: unknown) => D | undefined;
  /** Shown in the legend. */
  prompt: (data: D) => string;
  /** The text below the prompt for reading aloud: 'Option 1: 2/4', or the paragraph with 'blank' for each blank. */
  spoken: (data: D) => readonly SpokenLine[];
  /** The learner's answer for reading aloud after marking; empty without one. */
  spokenGiven: (data: D) => readonly SpokenLine[];
  /** The correct answer for reading aloud, unless it is shown as 'The answer is Paris.' */
  spokenRight?: (data: D) => readonly SpokenLine[];
  /** A model answer to compare with after marking; null without one. */
  comparison?: (data: D) => string | null;
  isAnswered: (data: D) => boolean;
  /** The progress of a partial answer: '1 of 3 blanks'. */
  progress?: (data: D) => string | undefined;
  /** The server's score as a label, never a score of the client (D-063). */
  verdict: (data: D) => Verdict;
  practice: Practice<D>;
  /** The texts of the question in reading order. */
  parts: (data: D) => readonly QuestionPart[];
  Answering: ComponentType<AnsweringProps<D>>;
  Review: ComponentType<ReviewProps<D>>;
}

/** 'Question 1' for sortOrder 0 (D-077). */
export function questionName(question: Pick<Question, 'sortOrder'>): string {
  return `Question ${question.sortOrder + 1}`;
}

/** The label of the media description in editor and review. */
export const mediaDescriptionLabel = 'What it shows or says';

/** The label of the captions in editor and review. */
export const mediaCaptionsLabel = 'Captions';

/** The text alternative of the media, by the author. */
export const mediaDescription = (data: unknown): string | undefined => textIn(data, 'mediaDescription');

/** The captions of the video, as WebVTT. */
export const mediaCaptions = (data: unknown): string | undefined => textIn(data, 'mediaCaptions');

function textIn(data: unknown, property: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text: unknown = new Map(Object.entries(data)).get(property);
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}
