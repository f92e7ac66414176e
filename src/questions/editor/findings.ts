import { formatCount } from '#lib/numbers.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { Finding } from '../editing.ts';

/** `QuestionText` of the contract: prompts, paragraphs, hints, feedback. */
export const maxTextLength = 10_000;

/** `OptionText` of the contract: options, and answers of blanks. */
export const maxOptionLength = 1000;

export const error = (field: string, message: string): Finding => ({ level: 'error', field, message });

export const warning = (field: string, message: string): Finding => ({ level: 'warning', field, message });

/** Counts code points, as JSON Schema does: an emoji is one character. */
export const isLonger = (text: string, most: number): boolean =>
  text.length > most && [...text].length > most;

export function lengthFindings(
  field: string,
  text: string | null | undefined,
  most = maxTextLength,
): Finding[] {
  if (!text || !isLonger(text, most)) return [];
  const over = formatCount([...text].length - most);
  return [error(field, `This is ${over} over the limit of ${formatCount(most)} characters.`)];
}

export function promptFindings(field: string, text: string): Finding[] {
  if (isBlank(text)) return [error(field, 'The question has no text yet.')];
  return [...lengthFindings(field, text), ...referenceFindings(field, text)];
}

const questionReference = /\bquestions? \d+\b|\b(?:previous|next) question\b|\bquestion (?:above|below)\b/i;

/** A reference to another question, which practice does not show (D-301). */
export function referenceFindings(field: string, text: string): Finding[] {
  const [reference] = questionReference.exec(text) ?? [];
  if (reference === undefined) return [];
  const message = `“${reference}” is unclear where this question is practised on its own. Repeat what it needs.`;
  return [warning(field, message)];
}

/** Returns the findings of a field as props of a form field. */
export function findingsOfField(findings: readonly Finding[], field: string) {
  const messages = (level: Finding['level']) =>
    findings
      .filter((finding) => finding.field === field && finding.level === level)
      .map((finding) => finding.message)
      .join(' ') || undefined;
  return { errorMessage: messages('error'), warning: messages('warning') };
}
