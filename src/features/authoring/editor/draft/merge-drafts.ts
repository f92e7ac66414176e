import { isSameValue } from '#lib/same-value.ts';
import {
  dataOf,
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
 * Three-way merge of an activity. Takes what only the other author has changed. What both have changed keeps my version and
 * becomes a conflict. Undecided conflicts of `mine` stay.
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
  const isOpen = undecided.some((conflict) => conflict.kind === 'text' && conflict.field === field);
  if (isSameValue(other, current) || (other === before && !isOpen)) {
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

const byId = (questions: Questions): ReadonlyMap<string | undefined, QuestionDraft> =>
  new Map(questions.map((question) => [question.id, question]));

function mergeQuestions(versions: Versions) {
  const { base, mine, theirs } = versions;
  const bases = byId(base.questions);
  const common = mergeCommonQuestions(versions);
  const found = matchSavedQuestions(common.questions, theirs.questions, bases);
  const known = byId(found);
  const added = theirs.questions.filter(({ id }) => !bases.has(id) && !known.has(id));
  const changeTexts = new Map([
    ...common.changeTexts,
    ...added.map(({ key }) => [key, 'was added.'] as const),
  ]);

  const isTheirOrder =
    !isSameOrder(base.questions, theirs.questions) && !isSameOrder(mine.questions, theirs.questions);
  const isMineMoved = !isSameOrder(base.questions, mine.questions);
  const [model, source] = isTheirOrder && !isMineMoved ? [theirs, mine] : [mine, theirs];
  const questions = sortLike([...found, ...added], model.questions, source.questions);
  const conflicts = [...common.conflicts, ...findRemovalConflicts(questions, common.readdedKeys, versions)];
  const indexOf = (conflict: QuestionConflict | FieldConflict) =>
    conflict.kind === 'question' ? conflict.index : questions.findIndex(({ key }) => key === conflict.key);
  return {
    questions,
    conflicts: conflicts.toSorted((one, other) => indexOf(one) - indexOf(other)),
    changes: [
      ...common.removals,
      ...questions.flatMap(({ key }, index) =>
        changeTexts.has(key) ? [`${questionName(index)} ${changeTexts.get(key)}`] : [],
      ),
      ...(isTheirOrder ? [isMineMoved ? keptOrderMessage : newOrderMessage] : []),
      ...(questions.length > maxQuestions ? [tooManyMessage(questions.length)] : []),
    ],
  };
}

const attachAgainMessage = 'If you add the question again, attach a file again.';
const newOrderMessage = 'The questions were reordered.';
const keptOrderMessage = 'The questions were reordered. The order in your draft is kept.';
const tooManyMessage = (count: number) =>
  `There are ${count} questions now. The maximum is ${maxQuestions}: remove some before you save.`;

/** Merges the questions of the base that I still have; my new questions are kept. */
function mergeCommonQuestions({ base, mine, theirs, undecided }: Versions) {
  const [bases, others] = [byId(base.questions), byId(theirs.questions)];
  const conflicts: (QuestionConflict | FieldConflict)[] = [];
  const removals: string[] = [];
  const changeTexts = new Map<string, string>();
  /** Keys of questions that I have changed and the other author has removed. */
  const readdedKeys = new Set<string>();
  const questions = mine.questions.flatMap((question) => {
    const { id, key, media } = question;
    const before = bases.get(id);
    if (id === undefined || !before) return [question];
    const other = others.get(id);
    if (other) {
      const fields = undecided.flatMap((one) => (one.kind === 'field' && one.key === key ? [one.field] : []));
      const merged = mergeQuestion(before, question, other, fields);
      conflicts.push(...merged.conflicts);
      if (merged.changed.length > 0) changeTexts.set(key, `was changed: ${merged.changed.join(', ')}.`);
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
  const [bases, myQuestions] = [byId(base.questions), byId(mine.questions)];
  const isOpen = (key: string) =>
    undecided.some((conflict) => conflict.kind === 'question' && conflict.key === key);
  const changedByMe = questions.filter(
    ({ id, key }) => id === undefined && (readdedKeys.has(key) || isOpen(key)),
  );
  const changedByThem = theirs.questions.filter((question) => {
    const before = bases.get(question.id);
    if (!before || myQuestions.has(question.id)) return false;
    return !isSameQuestion(before, question) || isOpen(question.key);
  });
  const conflict = (question: QuestionDraft, changedBy: ConflictSide, index: number) =>
    ({ kind: 'question', key: question.key, question, changedBy, index, choice: undefined }) as const;
  return [
    ...changedByMe.map((question) => conflict(question, 'mine', questions.indexOf(question))),
    ...changedByThem.map((question) => conflict(question, 'theirs', theirs.questions.indexOf(question))),
  ];
}

/**
 * Gives my new questions the ids of identical stored ones: they were saved, but the response was lost. Without the match they
 * would be added twice.
 */
function matchSavedQuestions(
  mine: Questions,
  theirs: Questions,
  bases: ReadonlyMap<string | undefined, unknown>,
): Questions {
  const unmatched = theirs.filter(({ id }) => !bases.has(id));
  return mine.map((question) => {
    if (question.id !== undefined) return question;
    const hasMedia = ({ media }: QuestionDraft) => question.media.file === undefined || media.path !== null;
    const match = unmatched.find(
      (other) =>
        other.type === question.type && hasMedia(other) && isSameData(dataOf(other), dataOf(question)),
    );
    if (!match) return question;
    unmatched.splice(unmatched.indexOf(match), 1);
    return { ...match, key: question.key };
  });
}

function isSameOrder(one: Questions, other: Questions): boolean {
  const [first, second] = [one, other].map((questions, index) => {
    const common = byId(index === 0 ? other : one);
    return questions.flatMap(({ id }) => (id !== undefined && common.has(id) ? [id] : []));
  });
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * Sorts questions like a model. A question that the model lacks follows its predecessor in the other version; one from the
 * end stays at the end.
 */
function sortLike(questions: Questions, model: Questions, other: Questions): Questions {
  const ordered = sortedBy(
    model,
    questions.filter((question) => indexIn(model, question) !== -1),
  );
  const others = sortedBy(
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

const sortedBy = (model: Questions, questions: Questions): QuestionDraft[] =>
  questions.toSorted((one, two) => indexIn(model, one) - indexIn(model, two));
