import type { ComponentType } from 'react';
import type { SpokenLine } from '#components/reading/spoken-line.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { QuestionPart } from './parts.ts';
import type { Practice } from './practice.ts';

/** `data` is a JSON string in the response (QST-015). */
export interface Question {
  id: string;
  type: string;
  data: unknown;
  /** From 0; shown plus one (D-077). */
  sortOrder: number;
  /** Path of the image, audio or video (D-146), or null. */
  mediaPath: string | null;
}

export interface Verdict {
  tone: 'success' | 'warning' | 'error' | 'neutral';
  label: string;
  /** The label without points, for practice: 'Correct'. */
  outcome: string;
}

interface ViewProps<D> {
  data: D;
  /** Id of the prompt, which labels the group of controls. */
  labelledBy: string;
  /** With media, options are in one column. */
  hasMedia: boolean;
}

export interface AnsweringProps<D> extends ViewProps<D> {
  /** A preview: neither editable nor marked (D-076). */
  isReadOnly: boolean;
  /** Adds a read-aloud button to each option. */
  readsAloud: boolean;
  /** Receives the data with the new answer, and unknown properties (D-069). */
  onChange: (data: D) => void;
}

export type ReviewProps<D> = ViewProps<D>;

export interface QuestionType<D> {
  /** Name for staff (AUT-036). */
  name: string;
  /** Returns undefined for invalid data. */
  parse: (data: unknown) => D | undefined;
  prompt: (data: D) => string;
  /** The text by which a learner recognizes the question; default: the prompt. */
  title?: (data: D) => string;
  /** Lines to read after the prompt: 'Option 1: 2/4', or the paragraph with 'blank' for each blank. */
  spoken: (data: D) => readonly SpokenLine[];
  /** The learner's answer, read aloud after marking; empty without one. */
  spokenGiven: (data: D) => readonly SpokenLine[];
  /** The correct answer or the marks of the options, read aloud; default: the text 'The answer is Paris.' */
  spokenRight?: (data: D) => readonly SpokenLine[];
  /** Model answer, shown after marking; null without one. */
  comparison?: (data: D) => string | null;
  isAnswered: (data: D) => boolean;
  /** Progress of a partial answer: '1 of 3 blanks'. */
  progress?: (data: D) => string | undefined;
  /** Formats the server's score, never one of the client (D-063). */
  verdict: (data: D) => Verdict;
  practice: Practice<D>;
  parts: (data: D) => readonly QuestionPart[];
  Answering: ComponentType<AnsweringProps<D>>;
  Review: ComponentType<ReviewProps<D>>;
}

/** 'Question 1' for sortOrder 0 (D-077). */
export function questionName(question: Pick<Question, 'sortOrder'>): string {
  return `Question ${question.sortOrder + 1}`;
}

export const mediaDescriptionLabel = 'What it shows or says';

export const mediaCaptionsLabel = 'Captions';

/** The author's text alternative of the media. */
export const mediaDescription = (data: unknown): string | undefined => textIn(data, 'mediaDescription');

/** Captions of the video, as WebVTT. */
export const mediaCaptions = (data: unknown): string | undefined => textIn(data, 'mediaCaptions');

function textIn(data: unknown, property: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text: unknown = new Map(Object.entries(data)).get(property);
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}
