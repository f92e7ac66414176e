import { partsOfQuestion } from '#questions/registry.ts';
import { toPlainText } from '#questions/text/plain-text.ts';
import { dataOf, type QuestionDraft } from '../draft/activity-draft.ts';

/** Characters: more than fits on one line. */
const most = 120;

/** What a question begins with, on one line; empty while it says nothing. */
export function questionSummary(question: QuestionDraft): string {
  const [part] = partsOfQuestion({ type: question.type, data: dataOf(question) }) ?? [];
  return toPlainText(part?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most);
}
