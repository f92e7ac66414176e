import { partsOfQuestion } from '#questions/registry.ts';
import { toPlainText } from '#questions/text/plain-text.ts';
import { dataOf, type QuestionDraft } from '../draft/activity-draft.ts';

/** Characters: more than fit on one line. */
const maxLength = 120;

/** The beginning of a question's text, on one line; empty without text. */
export function questionSummary(question: QuestionDraft): string {
  const [part] = partsOfQuestion({ type: question.type, data: dataOf(question) }) ?? [];
  return toPlainText(part?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
