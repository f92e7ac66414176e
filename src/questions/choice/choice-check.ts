import { normalizeText } from '#openapi/rules/text.ts';
import type { Finding } from '../editing.ts';
import {
  error,
  isLonger,
  lengthFindings,
  maxOptionLength,
  promptFindings,
  warning,
} from '../editor/findings.ts';
import { toChoiceData, minOptions, maxOptions, type ChoiceDraft } from './choice-draft.ts';

/** The contract's limit for JSON, in which quotation marks are escaped and correct options occur twice. */
const maxDataLength = 200_000;

export const optionName = (index: number): string => `Option ${index + 1}`;

/** Empty, too long, and duplicate options (D-150). */
function optionFindings(texts: readonly string[]): Finding[] {
  // Compare texts as learners see them: the server accepts options that differ only in white space.
  const normalized = texts.map(normalizeText);
  return texts.flatMap((text, index) => {
    const field = optionName(index);
    if (normalized[index] === '') return [warning(field, 'This option is empty.')];
    const twin = normalized.indexOf(normalized[index] ?? '');
    return [
      ...lengthFindings(field, text, maxOptionLength),
      ...(twin < index ? [warning(field, `The same text as ${optionName(twin).toLowerCase()}.`)] : []),
    ];
  });
}

function groupFindings(draft: ChoiceDraft): Finding[] {
  const { hasKey, rows } = draft;
  const field = 'Options';
  if (rows.length < minOptions) return [error(field, 'A question needs at least two options.')];
  if (rows.length > maxOptions) return [error(field, `At most ${maxOptions} options are allowed.`)];
  if (isLonger(JSON.stringify(toChoiceData(draft)), maxDataLength)) {
    return [error(field, 'All options together are too long.')];
  }
  return !hasKey || rows.some((row) => row.isRight) ? [] : [error(field, 'No option is marked as correct.')];
}

export function checkChoice(draft: ChoiceDraft): readonly Finding[] {
  return [
    ...promptFindings('Prompt', draft.data.prompt),
    ...optionFindings(draft.rows.map((row) => row.text)),
    ...groupFindings(draft),
    ...lengthFindings('Feedback', draft.data.feedBack),
  ];
}
