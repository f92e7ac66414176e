import { partsOfQuestion } from '#questions/registry.ts';
import { toPlainText } from '#questions/text/plain-text.ts';
import { toQuestionData, type QuestionDraft } from '../draft/activity-draft.ts';

/** In characters: more than fit on one line. */
const maxLength = 120;

/** Returns the beginning of a question's text, on one line; empty without text. */
export function questionSummary(question: QuestionDraft): string {
  const [part] = partsOfQuestion({ type: question.type, data: toQuestionData(question) }) ?? [];
  return toPlainText(part?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength);
}
