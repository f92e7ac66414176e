import { isSameValue } from '#lib/same-value.ts';
import {
  dataOf,
  isSameData,
  isSameQuestion,
  nameAt,
  type ActivityDraft,
  type Conflict,
  type FieldConflict,
  type QuestionConflict,
  type QuestionDraft,
  type Side,
  type TextConflict,
} from './activity-draft.ts';
import { undecidedConflicts } from './conflicts.ts';
import { mostQuestions } from './draft-reducer.ts';
import { mergeQuestion } from './merge-question.ts';

export interface MergedDraft {
  /** With the conflicts to decide. */
  draft: ActivityDraft;
  /** What the other author has changed and is in the draft now, a sentence each. */
  changes: readonly string[];
}

/** As both authors have read an activity, and as each has changed it. */
interface Versions {
  base: ActivityDraft;
  mine: ActivityDraft;
  theirs: ActivityDraft;
  /** Of an earlier merge. */
  undecided: readonly Conflict[];
}

/**
 * What two authors have made of one activity. What only the other one has changed is taken; what both have changed stays
 * mine, and is a conflict until I choose.
 *
 * @param mine with the conflicts of an earlier merge: the undecided ones stay
 */
export function mergeDrafts(base: ActivityDraft, mine: ActivityDraft, theirs: ActivityDraft): MergedDraft {
  const versions: Versions = { base, mine, theirs, undecided: undecidedConflicts(mine) };
  const title = mergedText('title', versions);
  const description = mergedText('description', versions);
  const { questions, conflicts, changes } = mergedQuestions(versions);
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

/** What to do after a merge. */
export function mergeAdvice({ draft, changes }: MergedDraft): string {
  const [isTaken, isDisputed] = [changes.length > 0, draft.conflicts.length > 0];
  const taken = isTaken ? 'Where you changed nothing, the other changes are in the form now.' : '';
  const todo = isTaken ? 'Look at them, then save again.' : 'Save again.';
  return [
    'Your changes are not saved yet.',
    taken,
    isDisputed ? 'Choose between the versions below, then save again.' : todo,
  ]
    .filter(Boolean)
    .join(' ');
}

interface MergedText {
  text: string;
  changes: string[];
  conflicts: TextConflict[];
}

function mergedText(field: TextConflict['field'], { base, mine, theirs, undecided }: Versions): MergedText {
  const [before, own, other] = [base[field], mine[field], theirs[field]];
  const isOpen = undecided.some((conflict) => conflict.kind === 'text' && conflict.field === field);
  if (isSameValue(other, own) || (other === before && !isOpen)) {
    return { text: own, changes: [], conflicts: [] };
  }
  if (own === before) {
    const change = other === '' ? `The ${field} was removed.` : `The ${field} is now “${other}”.`;
    return { text: other, changes: [change], conflicts: [] };
  }
  const conflict = { kind: 'text', field, mine: own, theirs: other, choice: undefined } as const;
  return { text: own, changes: [], conflicts: [conflict] };
}

type Questions = readonly QuestionDraft[];

const byId = (questions: Questions): ReadonlyMap<string | undefined, QuestionDraft> =>
  new Map(questions.map((question) => [question.id, question]));

function mergedQuestions(versions: Versions) {
  const { base, mine, theirs } = versions;
  const bases = byId(base.questions);
  const common = mergedCommon(versions);
  const found = withIds(common.questions, theirs.questions, bases);
  const known = byId(found);
  const added = theirs.questions.filter(({ id }) => !bases.has(id) && !known.has(id));
  const news = new Map([...common.news, ...added.map(({ key }) => [key, 'was added.'] as const)]);

  const isTheirOrder =
    !isSameOrder(base.questions, theirs.questions) && !isSameOrder(mine.questions, theirs.questions);
  const isMineMoved = !isSameOrder(base.questions, mine.questions);
  const [model, source] = isTheirOrder && !isMineMoved ? [theirs, mine] : [mine, theirs];
  const questions = inOrder([...found, ...added], model.questions, source.questions);
  const conflicts = [...common.conflicts, ...removalConflicts(questions, common.again, versions)];
  const placeOf = (conflict: QuestionConflict | FieldConflict) =>
    conflict.kind === 'question' ? conflict.index : questions.findIndex(({ key }) => key === conflict.key);
  return {
    questions,
    conflicts: conflicts.toSorted((one, other) => placeOf(one) - placeOf(other)),
    changes: [
      ...common.removals,
      ...questions.flatMap(({ key }, index) => (news.has(key) ? [`${nameAt(index)} ${news.get(key)}`] : [])),
      ...(isTheirOrder ? [isMineMoved ? ownOrder : theirOrder] : []),
      ...(questions.length > mostQuestions ? [tooMany(questions.length)] : []),
    ],
  };
}

const attachAgain = 'If you add the question again, attach a file again.';
const theirOrder = 'The questions are in another order.';
const ownOrder = 'The questions were put in another order. The order in your draft is kept.';
const tooMany = (count: number) =>
  `There are ${count} questions now, and ${mostQuestions} are the most: remove some before you save.`;

/** My questions, with what the other author has made of those that both had. */
function mergedCommon({ base, mine, theirs, undecided }: Versions) {
  const [bases, others] = [byId(base.questions), byId(theirs.questions)];
  const conflicts: (QuestionConflict | FieldConflict)[] = [];
  const removals: string[] = [];
  /** What is new in a question, by its key. */
  const news = new Map<string, string>();
  /** The keys of removed questions that I have changed. */
  const again = new Set<string>();
  const questions = mine.questions.flatMap((question) => {
    const { id, key, media } = question;
    const before = bases.get(id);
    if (id === undefined || !before) return [question];
    const other = others.get(id);
    if (other) {
      const fields = undecided.flatMap((one) => (one.kind === 'field' && one.key === key ? [one.field] : []));
      const merged = mergeQuestion(before, question, other, fields);
      conflicts.push(...merged.conflicts);
      if (merged.changed.length > 0) news.set(key, `was changed: ${merged.changed.join(', ')}.`);
      return [merged.question];
    }
    const name = nameAt(base.questions.indexOf(before));
    if (isSameQuestion(before, question)) {
      removals.push(`${name} was removed.`);
      return [];
    }
    again.add(key);
    if (media.path !== null && !media.file) {
      removals.push(`${name} was removed with its file. ${attachAgain}`);
    }
    return [{ ...question, id: undefined, media: { ...media, path: null } }];
  });
  return { questions, conflicts, removals, news, again };
}

/**
 * Questions that one author has removed and the other one has changed.
 *
 * @param again the keys of those that the draft adds again
 */
function removalConflicts(
  questions: Questions,
  again: ReadonlySet<string>,
  { base, mine, theirs, undecided }: Versions,
): QuestionConflict[] {
  const [bases, own] = [byId(base.questions), byId(mine.questions)];
  const isOpen = (key: string) =>
    undecided.some((conflict) => conflict.kind === 'question' && conflict.key === key);
  const changedByMe = questions.filter(({ id, key }) => id === undefined && (again.has(key) || isOpen(key)));
  const changedByThem = theirs.questions.filter((question) => {
    const before = bases.get(question.id);
    if (!before || own.has(question.id)) return false;
    return !isSameQuestion(before, question) || isOpen(question.key);
  });
  const conflict = (question: QuestionDraft, keptBy: Side, index: number) =>
    ({ kind: 'question', key: question.key, question, keptBy, index, choice: undefined }) as const;
  return [
    ...changedByMe.map((question) => conflict(question, 'mine', questions.indexOf(question))),
    ...changedByThem.map((question) => conflict(question, 'theirs', theirs.questions.indexOf(question))),
  ];
}

/**
 * New questions of mine that are there already: they were saved, and the response was lost. Adding them once more would
 * make two of each.
 */
function withIds(
  mine: Questions,
  theirs: Questions,
  bases: ReadonlyMap<string | undefined, unknown>,
): Questions {
  const unmatched = theirs.filter(({ id }) => !bases.has(id));
  return mine.map((question) => {
    if (question.id !== undefined) return question;
    const isThere = ({ media }: QuestionDraft) => question.media.file === undefined || media.path !== null;
    const match = unmatched.find(
      (other) =>
        other.type === question.type && isThere(other) && isSameData(dataOf(other), dataOf(question)),
    );
    if (!match) return question;
    unmatched.splice(unmatched.indexOf(match), 1);
    return { ...match, key: question.key };
  });
}

/** Whether the questions that both have are in the same order. */
function isSameOrder(one: Questions, other: Questions): boolean {
  const [first, second] = [one, other].map((questions, index) => {
    const common = byId(index === 0 ? other : one);
    return questions.flatMap(({ id }) => (id !== undefined && common.has(id) ? [id] : []));
  });
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * In the order of a model. A question that it does not have stays behind its neighbour in the other version; one from the
 * end stays at the end.
 */
function inOrder(questions: Questions, model: Questions, other: Questions): Questions {
  const ordered = sortedBy(
    model,
    questions.filter((question) => placeIn(model, question) !== -1),
  );
  const others = sortedBy(
    other,
    questions.filter((question) => !ordered.includes(question)),
  );
  const last = Math.max(...ordered.map((question) => placeIn(other, question)));
  for (const question of others) {
    const place = placeIn(other, question);
    const before = other.slice(0, place).findLast((one) => placeIn(ordered, one) !== -1);
    const index = before ? placeIn(ordered, before) + 1 : 0;
    ordered.splice(place > last ? ordered.length : index, 0, question);
  }
  return ordered;
}

/** -1 when there is no such question. A new question that was saved since has its id in one version alone. */
const placeIn = (questions: Questions, { id, key }: QuestionDraft): number =>
  questions.findIndex((one) => one.key === key || (id !== undefined && one.id === id));

const sortedBy = (model: Questions, questions: Questions): QuestionDraft[] =>
  questions.toSorted((one, two) => placeIn(model, one) - placeIn(model, two));
