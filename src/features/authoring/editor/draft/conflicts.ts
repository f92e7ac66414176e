import type {
  ActivityDraft,
  Conflict,
  FieldConflict,
  QuestionConflict,
  QuestionDraft,
  ConflictSide,
} from './activity-draft.ts';
import { isPositionalField, isFieldEqual, mediaField, optionCount, copyField } from './draft-fields.ts';

export const conflictId = (conflict: Conflict): string =>
  conflict.kind === 'text'
    ? conflict.field
    : `${conflict.key} ${conflict.kind === 'field' ? conflict.field : ''}`;

/** Hides field conflicts of questions that the author has removed since; restoring the question shows them again. */
export const visibleConflicts = ({ conflicts, questions }: ActivityDraft): Conflict[] =>
  conflicts.filter((conflict) => conflict.kind !== 'field' || hasQuestion(questions, conflict.key));

export const undecidedConflicts = (draft: ActivityDraft): Conflict[] =>
  visibleConflicts(draft).filter(({ choice }) => choice === undefined);

type Questions = readonly QuestionDraft[];

const findQuestion = (questions: Questions, key: string): QuestionDraft | undefined =>
  questions.find((question) => question.key === key);
const hasQuestion = (questions: Questions, key: string): boolean =>
  findQuestion(questions, key) !== undefined;

export function resolveConflicts(
  draft: ActivityDraft,
  ids: readonly string[],
  choice: ConflictSide,
): ActivityDraft {
  const chosen = draft.conflicts.filter((conflict) => ids.includes(conflictId(conflict)));
  const conflicts = draft.conflicts.map((conflict) =>
    chosen.includes(conflict) ? { ...conflict, choice } : conflict,
  );
  return chosen.reduce<ActivityDraft>((resolved, conflict) => applySide(resolved, conflict, choice), {
    ...draft,
    conflicts,
  });
}

function applySide(draft: ActivityDraft, conflict: Conflict, side: ConflictSide): ActivityDraft {
  if (conflict.kind === 'text') return { ...draft, [conflict.field]: conflict[side] };
  const { key } = conflict;
  const { questions } = draft;
  if (conflict.kind === 'field') {
    const { field } = conflict;
    const changed = questions.map((question) =>
      question.key === key ? copyField(question, field, conflict[side]) : question,
    );
    return { ...draft, questions: changed };
  }
  if (side !== conflict.changedBy) {
    return { ...draft, questions: questions.filter((question) => question.key !== key) };
  }
  if (hasQuestion(questions, key)) return draft;
  return { ...draft, questions: questions.toSpliced(conflict.index, 0, conflict.question) };
}

/**
 * Editing a field chooses this author's version and updates it. After the other version was chosen, edits change neither
 * version, so that this author can still switch.
 */
export function updateConflictsAfterEdit(before: ActivityDraft, after: ActivityDraft): ActivityDraft {
  if (after.conflicts.length === 0 || before === after) return after;
  const uncombined = new Set(after.conflicts);
  const conflicts = combineOptionConflicts(after.conflicts, after.questions).map((conflict) =>
    uncombined.has(conflict) ? updateConflict(conflict, before, after) : conflict,
  );
  const isSame = conflicts.every((conflict, index) => conflict === after.conflicts[index]);
  return isSame ? after : { ...after, conflicts };
}

function updateConflict(conflict: Conflict, before: ActivityDraft, after: ActivityDraft): Conflict {
  if (conflict.kind === 'text') {
    const text = after[conflict.field];
    if (text === before[conflict.field] || conflict.choice === 'theirs') return conflict;
    return text === conflict.theirs
      ? { ...conflict, choice: 'theirs' }
      : { ...conflict, choice: 'mine', mine: text };
  }
  const [old, edited] = [before, after].map(({ questions }) => findQuestion(questions, conflict.key));
  if (old === edited) return conflict;
  return conflict.kind === 'field'
    ? updateFieldConflict(conflict, old, edited)
    : updateQuestionConflict(conflict, edited);
}

function updateFieldConflict(
  conflict: FieldConflict,
  old: QuestionDraft | undefined,
  edited: QuestionDraft | undefined,
): FieldConflict {
  const { field, theirs } = conflict;
  if (!old || !edited || conflict.choice === 'theirs') return conflict;
  // Media and their description count as one field.
  if (field === mediaField ? old.media === edited.media : isFieldEqual(field, old, edited)) return conflict;
  return isFieldEqual(field, edited, theirs)
    ? { ...conflict, choice: 'theirs' }
    : { ...conflict, choice: 'mine', mine: edited };
}

const otherSide = { mine: 'theirs', theirs: 'mine' } as const;

const updateQuestionConflict = (
  conflict: QuestionConflict,
  edited: QuestionDraft | undefined,
): QuestionConflict => ({
  ...conflict,
  choice: edited ? conflict.changedBy : otherSide[conflict.changedBy],
  question: edited ?? conflict.question,
});

/**
 * After an option was added or removed, indexes no longer match: replaces the conflicts of single options with one conflict of
 * all options.
 */
function combineOptionConflicts(conflicts: readonly Conflict[], questions: Questions): readonly Conflict[] {
  const combined = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    if (conflict.kind !== 'field' || !isPositionalField(conflict.field)) continue;
    const question = findQuestion(questions, conflict.key);
    if (!question || optionCount(question) === optionCount(conflict.theirs)) continue;
    const { choice } = combined.get(conflict.key) ?? { choice: 'mine' };
    const isUndecided = choice === undefined || conflict.choice === undefined;
    const allOptions = { ...conflict, field: 'options', mine: question };
    combined.set(conflict.key, { ...allOptions, choice: isUndecided ? undefined : 'mine' });
  }
  if (combined.size === 0) return conflicts;
  const others = conflicts.filter(
    (conflict) =>
      conflict.kind !== 'field' || !isPositionalField(conflict.field) || !combined.has(conflict.key),
  );
  return [...others, ...combined.values()];
}

/** The stored form of an undecided conflict. Both versions are in the stored draft and its base. */
export interface StoredConflict {
  key?: string;
  field?: string;
}

export const toStoredConflicts = (draft: ActivityDraft): StoredConflict[] =>
  undecidedConflicts(draft).map((conflict) => {
    if (conflict.kind === 'text') return { field: conflict.field };
    return conflict.kind === 'field' ? { key: conflict.key, field: conflict.field } : { key: conflict.key };
  });

/** @param base the stored activity that the draft was merged with */
export const restoreConflicts = (
  draft: ActivityDraft,
  base: ActivityDraft,
  stored: readonly StoredConflict[],
): ActivityDraft => ({
  ...draft,
  conflicts: stored.flatMap((conflict) => restoreConflict(conflict, draft, base) ?? []),
});

function restoreConflict(
  { key, field }: StoredConflict,
  draft: ActivityDraft,
  base: ActivityDraft,
): Conflict | undefined {
  const choice = undefined;
  if (key === undefined) {
    if (field !== 'title' && field !== 'description') return undefined;
    return { kind: 'text', field, mine: draft[field], theirs: base[field], choice };
  }
  const mine = findQuestion(draft.questions, key);
  if (field !== undefined) {
    const theirs = mine && base.questions.find(({ id }) => id === mine.id);
    const isSame = !mine || !theirs || isFieldEqual(field, mine, theirs);
    return isSame ? undefined : { kind: 'field', key, field, mine, theirs, choice };
  }
  const theirs = findQuestion(base.questions, key);
  const [question, changedBy, { questions }] = mine
    ? ([mine, 'mine', draft] as const)
    : ([theirs, 'theirs', base] as const);
  return (
    question && { kind: 'question', key, question, changedBy, index: questions.indexOf(question), choice }
  );
}
