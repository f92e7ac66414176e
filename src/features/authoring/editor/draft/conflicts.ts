import type {
  ActivityDraft,
  Conflict,
  FieldConflict,
  QuestionConflict,
  QuestionDraft,
  Side,
} from './activity-draft.ts';
import { isByPlace, isSameIn, mediaField, optionCount, withFieldOf } from './question-fields.ts';

/** Unique in a draft. */
export const conflictId = (conflict: Conflict): string =>
  conflict.kind === 'text'
    ? conflict.field
    : `${conflict.key} ${conflict.kind === 'field' ? conflict.field : ''}`;

/** Without the fields of questions that were removed since: adding the question again brings them back. */
export const shownConflicts = ({ conflicts, questions }: ActivityDraft): Conflict[] =>
  conflicts.filter((conflict) => conflict.kind !== 'field' || has(questions, conflict.key));

export const undecidedConflicts = (draft: ActivityDraft): Conflict[] =>
  shownConflicts(draft).filter(({ choice }) => choice === undefined);

type Questions = readonly QuestionDraft[];

const find = (questions: Questions, key: string): QuestionDraft | undefined =>
  questions.find((question) => question.key === key);
const has = (questions: Questions, key: string): boolean => find(questions, key) !== undefined;

/** Writes the chosen version of some conflicts into the draft. */
export function chooseSides(draft: ActivityDraft, ids: readonly string[], choice: Side): ActivityDraft {
  const chosen = draft.conflicts.filter((conflict) => ids.includes(conflictId(conflict)));
  const conflicts = draft.conflicts.map((conflict) =>
    chosen.includes(conflict) ? { ...conflict, choice } : conflict,
  );
  return chosen.reduce<ActivityDraft>((written, conflict) => withSide(written, conflict, choice), {
    ...draft,
    conflicts,
  });
}

function withSide(draft: ActivityDraft, conflict: Conflict, side: Side): ActivityDraft {
  if (conflict.kind === 'text') return { ...draft, [conflict.field]: conflict[side] };
  const { key } = conflict;
  const { questions } = draft;
  if (conflict.kind === 'field') {
    const { field } = conflict;
    const changed = questions.map((question) =>
      question.key === key ? withFieldOf(question, field, conflict[side]) : question,
    );
    return { ...draft, questions: changed };
  }
  if (side !== conflict.keptBy) return { ...draft, questions: questions.filter((one) => one.key !== key) };
  if (has(questions, key)) return draft;
  return { ...draft, questions: questions.toSpliced(conflict.index, 0, conflict.question) };
}

/**
 * Editing a field by hand chooses mine, which is then what was typed. Once theirs is chosen, edits change the form only: both
 * versions can still be chosen as they were.
 */
export function followEdits(before: ActivityDraft, after: ActivityDraft): ActivityDraft {
  if (after.conflicts.length === 0 || before === after) return after;
  const known = new Set(after.conflicts);
  const conflicts = withWholeOptions(after.conflicts, after.questions).map((conflict) =>
    known.has(conflict) ? afterEdit(conflict, before, after) : conflict,
  );
  const isSame = conflicts.every((conflict, index) => conflict === after.conflicts[index]);
  return isSame ? after : { ...after, conflicts };
}

function afterEdit(conflict: Conflict, before: ActivityDraft, after: ActivityDraft): Conflict {
  if (conflict.kind === 'text') {
    const text = after[conflict.field];
    if (text === before[conflict.field] || conflict.choice === 'theirs') return conflict;
    return text === conflict.theirs
      ? { ...conflict, choice: 'theirs' }
      : { ...conflict, choice: 'mine', mine: text };
  }
  const [old, edited] = [before, after].map(({ questions }) => find(questions, conflict.key));
  if (old === edited) return conflict;
  return conflict.kind === 'field'
    ? afterFieldEdit(conflict, old, edited)
    : afterQuestionEdit(conflict, edited);
}

function afterFieldEdit(
  conflict: FieldConflict,
  old: QuestionDraft | undefined,
  edited: QuestionDraft | undefined,
): FieldConflict {
  const { field, theirs } = conflict;
  if (!old || !edited || conflict.choice === 'theirs') return conflict;
  // The media carry their description with them.
  if (field === mediaField ? old.media === edited.media : isSameIn(field, old, edited)) return conflict;
  return isSameIn(field, edited, theirs)
    ? { ...conflict, choice: 'theirs' }
    : { ...conflict, choice: 'mine', mine: edited };
}

const otherSide = { mine: 'theirs', theirs: 'mine' } as const;

const afterQuestionEdit = (
  conflict: QuestionConflict,
  edited: QuestionDraft | undefined,
): QuestionConflict => ({
  ...conflict,
  choice: edited ? conflict.keptBy : otherSide[conflict.keptBy],
  question: edited ?? conflict.question,
});

/** Once an option was added or removed, options can no longer be compared by their places: only all of them together. */
function withWholeOptions(conflicts: readonly Conflict[], questions: Questions): readonly Conflict[] {
  const moved = new Map<string, FieldConflict>();
  for (const conflict of conflicts) {
    if (conflict.kind !== 'field' || !isByPlace(conflict.field)) continue;
    const question = find(questions, conflict.key);
    if (!question || optionCount(question) === optionCount(conflict.theirs)) continue;
    const { choice } = moved.get(conflict.key) ?? { choice: 'mine' };
    const isUndecided = choice === undefined || conflict.choice === undefined;
    const whole = { ...conflict, field: 'options', mine: question };
    moved.set(conflict.key, { ...whole, choice: isUndecided ? undefined : 'mine' });
  }
  if (moved.size === 0) return conflicts;
  const others = conflicts.filter(
    (conflict) => conflict.kind !== 'field' || !isByPlace(conflict.field) || !moved.has(conflict.key),
  );
  return [...others, ...moved.values()];
}

/** What is stored of an undecided conflict: both versions are in the draft and in the activity that it began with. */
export interface ConflictPlace {
  /** Of the question. */
  key?: string;
  /** Undefined for a whole question. */
  field?: string;
}

export const undecidedPlaces = (draft: ActivityDraft): ConflictPlace[] =>
  undecidedConflicts(draft).map((conflict) => {
    if (conflict.kind === 'text') return { field: conflict.field };
    return conflict.kind === 'field' ? { key: conflict.key, field: conflict.field } : { key: conflict.key };
  });

/**
 * The draft with the undecided conflicts that it was stored with.
 *
 * @param base the stored activity that it was merged with
 */
export const withStoredConflicts = (
  draft: ActivityDraft,
  base: ActivityDraft,
  places: readonly ConflictPlace[],
): ActivityDraft => ({
  ...draft,
  conflicts: places.flatMap((place) => conflictAt(place, draft, base) ?? []),
});

function conflictAt(
  { key, field }: ConflictPlace,
  draft: ActivityDraft,
  base: ActivityDraft,
): Conflict | undefined {
  const choice = undefined;
  if (key === undefined) {
    if (field !== 'title' && field !== 'description') return undefined;
    return { kind: 'text', field, mine: draft[field], theirs: base[field], choice };
  }
  const mine = find(draft.questions, key);
  if (field !== undefined) {
    const theirs = mine && base.questions.find(({ id }) => id === mine.id);
    const isSame = !mine || !theirs || isSameIn(field, mine, theirs);
    return isSame ? undefined : { kind: 'field', key, field, mine, theirs, choice };
  }
  const theirs = find(base.questions, key);
  const [question, keptBy, { questions }] = mine
    ? ([mine, 'mine', draft] as const)
    : ([theirs, 'theirs', base] as const);
  return question && { kind: 'question', key, question, keptBy, index: questions.indexOf(question), choice };
}
