import type { Activity } from '#api/queries/activities/lists.ts';
import {
  toQuestionData,
  type ActivityDraft,
  type Conflict,
  type QuestionDraft,
  type ConflictSide,
} from '#features/authoring/editor/draft/activity-draft.ts';
import { conflictId } from '#features/authoring/editor/draft/conflicts.ts';
import { questionFieldText } from '#features/authoring/editor/draft/draft-fields.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import { createDraft, sampleActivity, changedActivity, questionTexts } from './sample-activity.ts';

export const base = createDraft(sampleActivity());
export const editQuestion = (key: string, question: string): DraftAction => ({
  kind: 'edit',
  key,
  draft: { question, correctAnswer: true, feedBack: null },
});
export const applyActions = (...actions: DraftAction[]) => actions.reduce(draftReducer, base);

export function mergeWith(mine: DraftAction[], theirs: (activity: Activity) => void) {
  const { draft, changes } = mergeDrafts(base, applyActions(...mine), createDraft(changedActivity(theirs)));
  return {
    draft,
    changes,
    questionTexts: questionTexts(draft),
    conflicts: draft.conflicts.map(describeConflict),
  };
}

/** Returns the field and the versions of the other and of this author, or the question and the author who changed it. */
export function describeConflict(conflict: Conflict): unknown[] {
  if (conflict.kind === 'text') return [conflict.field, conflict.theirs, conflict.mine];
  if (conflict.kind === 'question') return [conflict.key, 'changed by', conflict.changedBy];
  const { key, field, mine, theirs } = conflict;
  return [`${key} ${field}`, questionFieldText(theirs, field), questionFieldText(mine, field)];
}

export const resolveAll = (draft: ActivityDraft, side: ConflictSide) =>
  draftReducer(draft, { kind: 'resolve', conflicts: draft.conflicts.map(conflictId), side });

export const removeSecond = (activity: Activity) => {
  activity.questions = activity.questions.filter(({ id }) => id !== 'que-2') as never;
};
export const questionAt = ({ questions }: ActivityDraft, index: number): QuestionDraft => {
  const question = questions[index];
  if (!question) throw new Error('There is no such question.');
  return question;
};
export const dataAt = (draft: ActivityDraft, index: number) =>
  toQuestionData(questionAt(draft, index)) as Record<string, unknown>;

/** Changes the data of a question; undefined properties are ignored. */
export const changeQuestion = (activity: Activity, id: string, changes: object) => {
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const found = activity.questions.find((question) => question.id === id);
  if (found) found.data = { ...found.data, ...data } as never;
};
