import type { Finding } from '../editing.ts';
import { error, lengthFindings, longestWord, promptFindings, warning } from '../editor/findings.ts';
import { fewestOptions, mostOptions, type ChoiceDraft } from './choice-draft.ts';

export const optionName = (index: number): string => `Option ${index + 1}`;

/** Texts that a learner cannot tell apart; to the server only equal ones are the same. */
const seen = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

/** What is wrong with one option: it is empty, too long, or the twin of an earlier one (D-150). */
function optionFindings(texts: readonly string[], index: number): Finding[] {
  const field = optionName(index);
  const text = seen(texts[index] ?? '');
  if (text === '') return [warning(field, 'This option is empty.')];
  const twin = texts.findIndex((other) => seen(other) === text);
  return [
    ...lengthFindings(field, texts[index], longestWord),
    ...(twin < index ? [warning(field, `The same text as ${optionName(twin).toLowerCase()}.`)] : []),
  ];
}

function groupFindings({ hasKey, kind, rows }: ChoiceDraft): Finding[] {
  const field = 'Options';
  if (rows.length < fewestOptions) return [error(field, 'A question needs at least two options.')];
  if (rows.length > mostOptions) return [error(field, `At most ${mostOptions} options are allowed.`)];
  if (!hasKey || rows.some((row) => row.isRight)) return [];
  return kind === 'single'
    ? [error(field, 'No option is marked as correct.')]
    : [warning(field, 'No option is marked as correct, so no answer can be right.')];
}

export function checkChoice(draft: ChoiceDraft): readonly Finding[] {
  const texts = draft.rows.map((row) => row.text);
  return [
    ...promptFindings('Prompt', draft.data.prompt),
    ...texts.flatMap((_text, index) => optionFindings(texts, index)),
    ...groupFindings(draft),
    ...lengthFindings('Feedback', draft.data.feedBack),
  ];
}
