import { isSameValue } from '#lib/same-value.ts';
import {
  dataOf,
  isSameData,
  isSameQuestion,
  nameAt,
  type ActivityDraft,
  type QuestionDraft,
} from './activity-draft.ts';

export interface MergedDraft {
  draft: ActivityDraft;
  /** What somebody else has changed, a sentence each. */
  changes: readonly string[];
}

/**
 * What two people have made of one activity. Where only the other one has changed something, theirs is taken; where both
 * have, mine stays, and a sentence says so.
 *
 * @param base as both have read it
 */
export function mergeDrafts(base: ActivityDraft, mine: ActivityDraft, theirs: ActivityDraft): MergedDraft {
  const title = mergedText('The title', base.title, mine.title, theirs.title);
  const description = mergedText('The description', base.description, mine.description, theirs.description);
  const questions = mergedQuestions(base.questions, mine.questions, theirs.questions);
  return {
    draft: { title: title.text, description: description.text, questions: questions.questions },
    changes: [...title.changes, ...description.changes, ...questions.changes],
  };
}

function mergedText(what: string, base: string, mine: string, theirs: string) {
  if (theirs === base || isSameValue(theirs, mine)) return { text: mine, changes: [] };
  if (mine === base) return { text: theirs, changes: [`${what} is now “${theirs}”.`] };
  return { text: mine, changes: [`${what} is now “${theirs}”. You have “${mine}”.`] };
}

type Questions = readonly QuestionDraft[];

const byId = (questions: Questions): ReadonlyMap<string | undefined, QuestionDraft> =>
  new Map(questions.map((question) => [question.id, question]));

function mergedQuestions(base: Questions, mine: Questions, theirs: Questions) {
  const [bases, others] = [byId(base), byId(theirs)];
  const own = byId(mine);
  const changes: string[] = [];
  const kept = mine.flatMap((question) => {
    const before = bases.get(question.id);
    if (question.id === undefined || !before) return [question];
    const name = nameAt(base.indexOf(before));
    const other = others.get(question.id);
    const isMineChanged = !isSameQuestion(before, question);
    if (!other) {
      changes.push(
        isMineChanged
          ? `${name} was removed. You have changed it: it would be added again.`
          : `${name} was removed.`,
      );
      return isMineChanged ? [{ ...question, id: undefined, media: { ...question.media, path: null } }] : [];
    }
    if (isSameQuestion(before, other) || isSameQuestion(question, other)) return [question];
    changes.push(
      isMineChanged ? `${name} was changed. Your own version of it is here.` : `${name} was changed.`,
    );
    return [isMineChanged ? withMediaOf(question, before, other) : { ...other, key: question.key }];
  });
  const found = withIds(kept, theirs, bases);
  const known = byId(found);
  const added = theirs.filter(({ id }) => !bases.has(id) && !known.has(id));
  for (const question of added) changes.push(`${nameAt(theirs.indexOf(question))} was added.`);
  for (const question of theirs) {
    const before = bases.get(question.id);
    if (before && !own.has(question.id) && !isSameQuestion(before, question)) {
      changes.push(`${nameAt(base.indexOf(before))}, which you have removed, was changed.`);
    }
  }
  const isTheirOrder = isSameOrder(base, mine) && !isSameOrder(base, theirs);
  if (isTheirOrder) changes.push('The questions are in another order.');
  return { questions: inOrder([...found, ...added], isTheirOrder ? theirs : mine), changes };
}

/** Media that I have left alone, or replaced by a file, stand where theirs stand by now: the server takes no other path. */
const withMediaOf = (mine: QuestionDraft, base: QuestionDraft, theirs: QuestionDraft): QuestionDraft => ({
  ...mine,
  media: { ...mine.media, path: mine.media.path === base.media.path ? theirs.media.path : null },
});

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

/** In the order of a model; those that it does not have stay behind them. */
function inOrder(questions: Questions, model: Questions): Questions {
  const places = new Map(model.map((question, index) => [question.id ?? question.key, index]));
  const placeOf = ({ id, key }: QuestionDraft) => places.get(id ?? key) ?? places.get(key) ?? model.length;
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other));
}
