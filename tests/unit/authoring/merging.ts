import type { Activity } from '#api/queries/activities/lists.ts';
import {
  dataOf,
  type ActivityDraft,
  type Conflict,
  type QuestionDraft,
  type Side,
} from '#features/authoring/editor/draft/activity-draft.ts';
import { conflictId } from '#features/authoring/editor/draft/conflicts.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import { textOf } from '#features/authoring/editor/draft/question-fields.ts';
import { opened, read, rewritten, sentences } from './written.ts';

export const base = opened(read());
export const write = (key: string, question: string): DraftAction => ({
  kind: 'write',
  key,
  draft: { question, correctAnswer: true, feedBack: null },
});
export const mineAfter = (...actions: DraftAction[]) => actions.reduce(draftReducer, base);

export function merged(mine: DraftAction[], theirs: (activity: Activity) => void) {
  const { draft, changes } = mergeDrafts(base, mineAfter(...mine), opened(rewritten(theirs)));
  return { draft, changes, sentences: sentences(draft), conflicts: draft.conflicts.map(shown) };
}

/** A conflict in short: where, theirs, mine. */
export function shown(conflict: Conflict): unknown[] {
  if (conflict.kind === 'text') return [conflict.field, conflict.theirs, conflict.mine];
  if (conflict.kind === 'question') return [conflict.key, 'kept by', conflict.keptBy];
  const { key, field, mine, theirs } = conflict;
  return [`${key} ${field}`, textOf(theirs, field), textOf(mine, field)];
}

export const choose = (draft: ActivityDraft, side: Side) =>
  draftReducer(draft, { kind: 'choose', conflicts: draft.conflicts.map(conflictId), side });

export const withoutSecond = (activity: Activity) => {
  activity.questions = activity.questions.filter(({ id }) => id !== 'que-2') as never;
};
export const questionAt = ({ questions }: ActivityDraft, index: number): QuestionDraft => {
  const question = questions[index];
  if (!question) throw new Error('There is no such question.');
  return question;
};
export const dataAt = (draft: ActivityDraft, index: number) =>
  dataOf(questionAt(draft, index)) as Record<string, unknown>;

/** Changes the data of a question; a property that is undefined stays. */
export const change = (activity: Activity, id: string, changes: object) => {
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const found = activity.questions.find((one) => one.id === id);
  if (found) found.data = { ...found.data, ...data } as never;
};
