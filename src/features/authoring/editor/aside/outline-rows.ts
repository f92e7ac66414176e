import type { Finding } from '#questions/editing.ts';
import { findingsOf } from '../checks/findings-of.ts';
import type { ActivityDraft, QuestionDraft } from '../draft/activity-draft.ts';
import { questionSummary } from './question-summary.ts';

export interface OutlineRow {
  /** The key of the question. */
  id: string;
  index: number;
  type: QuestionDraft['type'];
  words: string;
  findings: readonly Finding[];
}

/** By the question, which is immutable: the list draws a row again only when it is another object. */
const known = new WeakMap<QuestionDraft, OutlineRow>();

export const outlineRows = ({ questions }: ActivityDraft, grade: number | undefined): OutlineRow[] =>
  questions.map((question, index) => {
    const findings = findingsOf(question, grade);
    const before = known.get(question);
    if (before?.index === index && before.findings === findings) return before;
    const row = { id: question.key, index, type: question.type, words: questionSummary(question), findings };
    known.set(question, row);
    return row;
  });
