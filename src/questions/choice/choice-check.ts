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

/** The contract's limit of a question's data as JSON, where a quotation mark counts twice, and a right option too. */
const longestData = 200_000;

export const optionName = (index: number): string => `Option ${index + 1}`;

/** What is wrong with each option: it is empty, too long, or the twin of an earlier one (D-150). */
function optionFindings(texts: readonly string[]): Finding[] {
  // What a learner cannot tell apart; to the server only identical options are the same.
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
