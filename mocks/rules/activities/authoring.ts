/**
 * What authors may save, and what is stored of it: the rules of `updateActivity`, which hold for the question data of
 * change sets as well. Form and types were checked by the contract's schemas before.
 */
import type { QuestionRecord, QuestionType } from '../../data/records.ts';
import { wordsOfBlanks } from './blanks.ts';

/** Reasons for a refusal by member, as a `Problem` carries them: `questions.0.id`. */
export type Faults = Record<string, string[]>;

/** A question as its author sends it. `data` is JSON text; without an id the question is new. */
export interface EditedQuestion {
  id?: string;
  type: QuestionType;
  data: string;
  sortOrder: number;
  mediaPath: string | null;
}

/** A question to be stored. `place` is where it stood in the list that was sent. */
export interface SavedQuestion extends EditedQuestion {
  place: number;
}

/** Author's data with its key, as far as the rules look into it. */
interface AuthoredData {
  paragraph?: string;
  options?: string[];
  correctAnswer?: unknown;
  correctAnswers?: string[];
}

/** Members of an attempt; they have no place in what an author stores. */
const attemptMembers = ['answer', 'answers', 'selectedAnswers', 'score'];

/** The name of the part with the new file of a question; the place is that in the list, from 0 (D-145). */
export const filePart = (place: number): string => `Questions[${place}].MediaFile`;

/** The same faults, seen from further out: `id` under `model` is `model.id`. */
export const faultsUnder = (place: string, faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([member, reasons]) => [`${place}.${member}`, reasons]));

const merged = (all: readonly Faults[]): Faults =>
  Object.fromEntries(all.flatMap((faults) => Object.entries(faults)));

/**
 * What is wrong in the data of one question, by member: a right option that is none of the options, or a blank without
 * its right word. All else may be unfinished.
 */
export function dataFaults(type: QuestionType, data: AuthoredData): Faults {
  const { paragraph = '', options = [], correctAnswer, correctAnswers = [] } = data;
  const isOption = (text: unknown) => options.some((option) => option === text);
  const notAnOption = ['This is not one of the options.'];
  switch (type) {
    case 'questionSingleAnswer':
    case 'mcqSingleAnswer':
      return isOption(correctAnswer) ? {} : { correctAnswer: notAnOption };
    case 'mcqMultiAnswer':
      return Object.fromEntries(
        correctAnswers.flatMap((right, index) =>
          isOption(right) ? [] : [[`correctAnswers.${index}`, notAnOption]],
        ),
      );
    case 'fillInTheBlanks':
      return wordsOfBlanks(paragraph).some((word) => word.trim() === '')
        ? { paragraph: ['A blank has no right word.'] }
        : {};
    default:
      return {};
  }
}

/** The data as they are stored: without the members of attempts, and with the words of the blanks as the key. */
export function dataToStore(type: QuestionType, data: object): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !attemptMembers.includes(name)));
  const { paragraph } = kept;
  return type === 'fillInTheBlanks' && typeof paragraph === 'string'
    ? { ...kept, correctAnswers: wordsOfBlanks(paragraph) }
    : kept;
}

/**
 * What is wrong in the parts of a form, as far as nobody needs to look at the stored activity.
 *
 * @param pathId the id in the address
 * @param fileParts names of all parts but `model`
 */
export function formFaults(
  pathId: string,
  model: { id: string; questions?: readonly EditedQuestion[] },
  fileParts: readonly string[],
): Faults {
  const { id, questions = [] } = model;
  const ids = questions.map((question) => question.id);
  const isRepeated = (place: number) => ids[place] !== undefined && ids.indexOf(ids[place]) < place;
  const perQuestion = questions.map((question, place): Faults => {
    const faults = dataFaults(question.type, JSON.parse(question.data) as AuthoredData);
    return faultsUnder(`questions.${place}`, {
      ...(isRepeated(place) && { id: ['This question stands in the list twice.'] }),
      ...faultsUnder('data', faults),
    });
  });
  const known = new Set(questions.map((_question, place) => filePart(place)));
  const stray = fileParts.filter((part) => !known.has(part));
  return {
    ...faultsUnder('model', {
      ...(id !== pathId && { id: ['This is not the id in the path.'] }),
      ...merged(perQuestion),
    }),
    ...Object.fromEntries(stray.map((part) => [part, ['There is no such question in the model.']])),
  };
}

/** What does not fit the questions that the activity has now: a foreign id, another type, a media path from elsewhere. */
export function misfits(
  questions: readonly EditedQuestion[],
  stored: readonly Pick<QuestionRecord, 'id' | 'type' | 'mediaPath'>[],
): Faults {
  const byId = new Map(stored.map((question) => [question.id, question]));
  const perQuestion = questions.map(({ id, type, mediaPath }, place) => {
    const before = id === undefined ? undefined : byId.get(id);
    const isForeign = id !== undefined && !before;
    return faultsUnder(`model.questions.${place}`, {
      ...(isForeign && { id: ['This question is not part of the activity.'] }),
      ...(before && kindOf(before.type) !== kindOf(type) && { type: ['The type of a question stays.'] }),
      ...(!isForeign &&
        mediaPath !== null &&
        mediaPath !== before?.mediaPath && { mediaPath: ['This is not the media that the question has.'] }),
    });
  });
  return merged(perQuestion);
}

/**
 * The questions as they are stored: in the order of `sortOrder`, equal numbers by their place, and numbered from 0. A
 * stored question keeps its spelling of the type, a new single choice is `mcqSingleAnswer` (D-067).
 */
export function questionsToStore(
  questions: readonly EditedQuestion[],
  stored: readonly Pick<QuestionRecord, 'id' | 'type'>[],
): SavedQuestion[] {
  const types = new Map(stored.map(({ id, type }) => [id, type]));
  return questions
    .map((question, place) => ({ ...question, place }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((question, sortOrder) => ({
      ...question,
      type: types.get(question.id ?? '') ?? kindOf(question.type),
      data: JSON.stringify(dataToStore(question.type, JSON.parse(question.data) as object)),
      sortOrder,
    }));
}

/** Both spellings of the single choice are one kind (D-067). */
const kindOf = (type: QuestionType): QuestionType =>
  type === 'questionSingleAnswer' ? 'mcqSingleAnswer' : type;
