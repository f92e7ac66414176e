import type { QuestionPart } from '#questions/parts.ts';
import { partsOfQuestion } from '#questions/registry.ts';
import { compareParts, type ComparedPart } from './compare-parts.ts';
import type { BothSides } from './word-changes.ts';

export interface Content {
  /** Undefined if the data cannot be read. */
  parts: QuestionPart[] | undefined;
  mediaPath: string | null;
}

export interface ComparedContent {
  parts: ComparedPart[] | undefined;
  mediaPath: string | null;
  isMediaChanged: boolean;
}

interface QuestionSide {
  type: string;
  data: unknown;
  sortOrder: number;
  mediaPath: string | null;
}

/** Returns the contents of both sides, with the position only if the question moves. */
export function questionContents({ before, after }: BothSides<QuestionSide>): BothSides<Content> {
  const isMoved = before.sortOrder !== after.sortOrder;
  const contentOf = (question: QuestionSide): Content => {
    const parts = partsOfQuestion(question);
    const position = { label: 'Position', text: String(question.sortOrder + 1) };
    return { parts: parts && (isMoved ? [...parts, position] : parts), mediaPath: question.mediaPath };
  };
  return { before: contentOf(before), after: contentOf(after) };
}

interface ActivityFields {
  title: string;
  description: string | null;
}

export const activityContent = ({ title, description }: ActivityFields): Content => ({
  parts: [
    { label: 'Title', text: title },
    { label: 'Description', text: description ?? '' },
  ],
  mediaPath: null,
});

export function compareContents({ before, after }: BothSides<Content>): BothSides<ComparedContent> {
  const isMediaChanged = before.mediaPath !== after.mediaPath;
  const compared = compareParts(before.parts ?? [], after.parts ?? []);
  const side = (content: Content, parts: ComparedPart[]): ComparedContent => ({
    parts: content.parts && parts,
    mediaPath: content.mediaPath,
    isMediaChanged,
  });
  return { before: side(before, compared.before), after: side(after, compared.after) };
}
