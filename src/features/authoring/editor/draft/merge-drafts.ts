import { isSameValue } from '#lib/same-value.ts';
import {
  toQuestionData,
  isSameData,
  isSameQuestion,
  questionName,
  type ActivityDraft,
  type Conflict,
  type FieldConflict,
  type QuestionConflict,
  type QuestionDraft,
  type ConflictSide,
  type TextConflict,
} from './activity-draft.ts';
import { undecidedConflicts } from './conflicts.ts';
import { maxQuestions } from './draft-reducer.ts';
import { mergeQuestion } from './merge-question.ts';

export interface MergedDraft {
  draft: ActivityDraft;
  /** The other author's changes that the draft now contains, one sentence each. */
  changes: readonly string[];
}

interface Versions {
  base: ActivityDraft;
  mine: ActivityDraft;
  theirs: ActivityDraft;
  undecided: readonly Conflict[];
}

/**
 * Three-way merge of an activity. Takes fields that only the other author has changed. A field that both have changed keeps
 * this author's version and becomes a conflict. Undecided conflicts of `mine` remain.
 */
export function mergeDrafts(base: ActivityDraft, mine: ActivityDraft, theirs: ActivityDraft): MergedDraft {
  const versions: Versions = { base, mine, theirs, undecided: undecidedConflicts(mine) };
  const title = mergeText('title', versions);
  const description = mergeText('description', versions);
  const { questions, conflicts, changes } = mergeQuestions(versions);
  return {
    draft: {
      title: title.text,
      description: description.text,
      questions,
      conflicts: [...title.conflicts, ...description.conflicts, ...conflicts],
    },
    changes: [...title.changes, ...description.changes, ...changes],
  };
}

interface MergedText {
  text: string;
  changes: string[];
  conflicts: TextConflict[];
}

function mergeText(field: TextConflict['field'], { base, mine, theirs, undecided }: Versions): MergedText {
  const [before, current, other] = [base[field], mine[field], theirs[field]];
  const isUndecided = undecided.some((conflict) => conflict.kind === 'text' && conflict.field === field);
  if (isSameValue(other, current) || (other === before && !isUndecided)) {
    return { text: current, changes: [], conflicts: [] };
  }
  if (current === before) {
    const change = other === '' ? `The ${field} was removed.` : `The ${field} is now “${other}”.`;
    return { text: other, changes: [change], conflicts: [] };
  }
  const conflict = { kind: 'text', field, mine: current, theirs: other, choice: undefined } as const;
  return { text: current, changes: [], conflicts: [conflict] };
}

type Questions = readonly QuestionDraft[];

const indexById = (questions: Questions): ReadonlyMap<string | undefined, QuestionDraft> =>
  new Map(questions.map((question) => [question.id, question]));

function mergeQuestions(versions: Versions) {
  const { base, mine, theirs } = versions;
  const baseById = indexById(base.questions);
  const merged = mergeCommonQuestions(versions);
  const matched = matchSavedQuestions(merged.questions, theirs.questions, baseById);
  const matchedById = indexById(matched);
  const added = theirs.questions.filter(({ id }) => !baseById.has(id) && !matchedById.has(id));
  const changeTexts = new Map([
    ...merged.changeTexts,
    ...added.map(({ key }) => [key, 'was added.'] as const),
  ]);

  const hasTheirOrderChanged =
    !isSameOrder(base.questions, theirs.questions) && !isSameOrder(mine.questions, theirs.questions);
  const hasMyOrderChanged = !isSameOrder(base.questions, mine.questions);
  const [model, source] = hasTheirOrderChanged && !hasMyOrderChanged ? [theirs, mine] : [mine, theirs];
  const questions = sortLike([...matched, ...added], model.questions, source.questions);
  const conflicts = [...merged.conflicts, ...findRemovalConflicts(questions, merged.readdedKeys, versions)];
  const indexOf = (conflict: QuestionConflict | FieldConflict) =>
    conflict.kind === 'question' ? conflict.index : questions.findIndex(({ key }) => key === conflict.key);
  return {
    questions,
    conflicts: conflicts.toSorted((one, other) => indexOf(one) - indexOf(other)),
    changes: [
      ...merged.removals,
      ...questions.flatMap(({ key }, index) =>
        changeTexts.has(key) ? [`${questionName(index)} ${changeTexts.get(key)}`] : [],
      ),
      ...(hasTheirOrderChanged ? [hasMyOrderChanged ? keptOrderMessage : newOrderMessage] : []),
      ...(questions.length > maxQuestions ? [tooManyMessage(questions.length)] : []),
    ],
  };
}

const attachAgainMessage = 'If you add the question again, attach a file again.';
const newOrderMessage = 'The questions were reordered.';
const keptOrderMessage = 'The questions were reordered. The order in your draft is kept.';
const tooManyMessage = (count: number) =>
  `There are ${count} questions now. The maximum is ${maxQuestions}: remove some before you save.`;

/** Merges the base questions that this author has not removed, and keeps this author's new questions. */
function mergeCommonQuestions({ base, mine, theirs, undecided }: Versions) {
  const [baseById, theirById] = [indexById(base.questions), indexById(theirs.questions)];
  const conflicts: (QuestionConflict | FieldConflict)[] = [];
  const removals: string[] = [];
  const changeTexts = new Map<string, string>();
  /** Keys of questions that this author has changed and the other has removed. */
  const readdedKeys = new Set<string>();
  const questions = mine.questions.flatMap((question) => {
    const { id, key, media } = question;
    const before = baseById.get(id);
    if (id === undefined || !before) return [question];
    const other = theirById.get(id);
    if (other) {
      const fields = undecided.flatMap((one) => (one.kind === 'field' && one.key === key ? [one.field] : []));
      const merged = mergeQuestion(before, question, other, fields);
      conflicts.push(...merged.conflicts);
      if (merged.changedLabels.length > 0) {
        changeTexts.set(key, `was changed: ${merged.changedLabels.join(', ')}.`);
      }
      return [merged.question];
    }
    const name = questionName(base.questions.indexOf(before));
    if (isSameQuestion(before, question)) {
      removals.push(`${name} was removed.`);
      return [];
    }
    readdedKeys.add(key);
    if (media.path !== null && !media.file) {
      removals.push(`${name} was removed with its file. ${attachAgainMessage}`);
    }
    return [{ ...question, id: undefined, media: { ...media, path: null } }];
  });
  return { questions, conflicts, removals, changeTexts, readdedKeys };
}

function findRemovalConflicts(
  questions: Questions,
  readdedKeys: ReadonlySet<string>,
  { base, mine, theirs, undecided }: Versions,
): QuestionConflict[] {
  const [baseById, myById] = [indexById(base.questions), indexById(mine.questions)];
  const isUndecided = (key: string) =>
    undecided.some((conflict) => conflict.kind === 'question' && conflict.key === key);
  const changedByMe = questions.filter(
    ({ id, key }) => id === undefined && (readdedKeys.has(key) || isUndecided(key)),
  );
  const changedByThem = theirs.questions.filter((question) => {
    const before = baseById.get(question.id);
    if (!before || myById.has(question.id)) return false;
    return !isSameQuestion(before, question) || isUndecided(question.key);
  });
  const createConflict = (question: QuestionDraft, changedBy: ConflictSide, index: number) =>
    ({ kind: 'question', key: question.key, question, changedBy, index, choice: undefined }) as const;
  return [
    ...changedByMe.map((question) => createConflict(question, 'mine', questions.indexOf(question))),
    ...changedByThem.map((question) =>
      createConflict(question, 'theirs', theirs.questions.indexOf(question)),
    ),
  ];
}

/**
 * Gives this author's new questions the ids of identical stored ones: they were saved, but the response was lost. Otherwise,
 * the next save would add them again.
 */
function matchSavedQuestions(
  mine: Questions,
  theirs: Questions,
  baseById: ReadonlyMap<string | undefined, unknown>,
): Questions {
  const unmatched = theirs.filter(({ id }) => !baseById.has(id));
  return mine.map((question) => {
    if (question.id !== undefined) return question;
    const hasExpectedMedia = ({ media }: QuestionDraft) =>
      question.media.file === undefined || media.path !== null;
    const match = unmatched.find(
      (other) =>
        other.type === question.type &&
        hasExpectedMedia(other) &&
        isSameData(toQuestionData(other), toQuestionData(question)),
    );
    if (!match) return question;
    unmatched.splice(unmatched.indexOf(match), 1);
    return { ...match, key: question.key };
  });
}

function isSameOrder(one: Questions, other: Questions): boolean {
  const [first, second] = [one, other].map((questions, index) => {
    const common = indexById(index === 0 ? other : one);
    return questions.flatMap(({ id }) => (id !== undefined && common.has(id) ? [id] : []));
  });
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * Sorts questions in the order of `model`. A question that `model` lacks follows its predecessor in `other`, or is last if it
 * is last there.
 */
function sortLike(questions: Questions, model: Questions, other: Questions): Questions {
  const ordered = sortByModel(
    model,
    questions.filter((question) => indexIn(model, question) !== -1),
  );
  const others = sortByModel(
    other,
    questions.filter((question) => !ordered.includes(question)),
  );
  const last = Math.max(...ordered.map((question) => indexIn(other, question)));
  for (const question of others) {
    const position = indexIn(other, question);
    const before = other.slice(0, position).findLast((one) => indexIn(ordered, one) !== -1);
    const index = before ? indexIn(ordered, before) + 1 : 0;
    ordered.splice(position > last ? ordered.length : index, 0, question);
  }
  return ordered;
}

/** Compares keys and ids: a new question that was saved since has its id in one version only. Returns -1 for none. */
const indexIn = (questions: Questions, { id, key }: QuestionDraft): number =>
  questions.findIndex((one) => one.key === key || (id !== undefined && one.id === id));

const sortByModel = (model: Questions, questions: Questions): QuestionDraft[] =>
  questions.toSorted((one, other) => indexIn(model, one) - indexIn(model, other));
