import { questionSummary } from '../aside/question-summary.ts';
import { nameAt, type ActivityDraft, type Conflict, type Side } from '../draft/activity-draft.ts';
import { labelOf, textOf } from '../draft/question-fields.ts';

const textLabels = { title: 'Title', description: 'Description' };

/** 'Question 2 · Feedback', by where the question is now. */
export function conflictLabel(conflict: Conflict, { questions }: ActivityDraft): string {
  if (conflict.kind === 'text') return textLabels[conflict.field];
  const index = questions.findIndex(({ key }) => key === conflict.key);
  if (conflict.kind === 'field') return `${nameAt(index)} · ${labelOf(conflict.field)}`;
  return index === -1 ? `${nameAt(conflict.index)}, removed` : nameAt(index);
}

/**
 * Both versions as their author reads them; empty for none.
 *
 * @param canSave otherwise the author submits changes, which cannot add a question
 */
export function conflictTexts(conflict: Conflict, canSave: boolean): Record<Side, string> {
  if (conflict.kind === 'text') return excerpts(conflict.mine, conflict.theirs);
  if (conflict.kind === 'field') {
    const { mine, theirs, field } = conflict;
    return excerpts(textOf(mine, field), textOf(theirs, field));
  }
  const { question, keptBy } = conflict;
  const summary = questionSummary(question);
  return keptBy === 'mine'
    ? {
        mine: canSave
          ? `Add the question again, as you changed it: ${summary}`
          : `Keep the question here. Only an administrator can add it again: ${summary}`,
        theirs: 'Remove the question.',
      }
    : { mine: 'Leave the question removed.', theirs: `Add the question again, as changed: ${summary}` };
}

/** Characters of a version that are shown, and those before the first difference. */
const mostShown = 400;
const lead = 60;

/** Two long texts, from a little before their first difference. */
function excerpts(mine: string, theirs: string): Record<Side, string> {
  if (Math.max(mine.length, theirs.length) <= mostShown) return { mine, theirs };
  let difference = 0;
  while (difference < mine.length && mine[difference] === theirs[difference]) difference += 1;
  const start = Math.max(0, difference - lead);
  const excerpt = (text: string) => {
    const end = start + mostShown;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
  };
  return { mine: excerpt(mine), theirs: excerpt(theirs) };
}
