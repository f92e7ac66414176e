import { partsOfQuestion } from '#questions/registry.ts';
import { toShortText } from '#questions/text/plain-text.ts';
import { toQuestionData, type QuestionDraft } from '../draft/activity-draft.ts';

/** Returns the beginning of a question's text, on one line; empty without text. */
export function questionSummary(question: QuestionDraft): string {
  const [part] = partsOfQuestion({ type: question.type, data: toQuestionData(question) }) ?? [];
  return toShortText(part?.text ?? '');
}
