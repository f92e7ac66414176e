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

/**
 * The contract's limit for question data as JSON. Quotation marks are escaped, and correct options are contained
 * twice.
 */
const longestData = 200_000;

export const optionName = (index: number): string => `Option ${index + 1}`;

/** Findings for each option: empty, too long, or a duplicate (D-150). */
function optionFindings(texts: readonly string[]): Finding[] {
  // Compare as a learner sees them; the server accepts options that differ in white space.
  const asSeen = texts.map(normalizeText);
  return texts.flatMap((text, index) => {
    const field = optionName(index);
    if (asSeen[index] === '') return [warning(field, 'This option is empty.')];
    const twin = asSeen.indexOf(asSeen[index] ?? '');
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
  if (isLonger(JSON.stringify(toChoiceData(draft)), longestData)) {
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
