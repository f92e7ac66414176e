/**
 * What authors may save, and what is stored of it: the rules of `updateActivity`, which apply to the question data of
 * change sets as well. The contract's schemas have checked shape and types before.
 */
import { wordsOfBlanks } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { QuestionRecord, QuestionType } from '../../data/models/curriculum.ts';
import { prefixErrors, type FieldErrors } from '../field-errors.ts';
import { paragraphErrors } from './blanks.ts';

/** A question as its author sends it. `data` is a JSON string; a question without an id is new. */
export interface EditedQuestion {
  id?: string;
  type: QuestionType;
  data: string;
  sortOrder: number;
  mediaPath: string | null;
}

/** A question to be stored, with its index in the list that was sent. */
interface SavedQuestion extends EditedQuestion {
  index: number;
}

/** The part of a question's data that the rules read. */
interface AuthoredData {
  paragraph?: string;
  options?: string[];
  correctAnswer?: unknown;
  correctAnswers?: string[];
}

/** Properties of an attempt, which are not stored with the question. */
const attemptProperties = ['answer', 'answers', 'selectedAnswers', 'score'];

/** The name of the form part with the new file of the question at an index of the list (D-145). */
export const filePart = (index: number): string => `Questions[${index}].MediaFile`;

const merged = (all: readonly FieldErrors[]): FieldErrors =>
  Object.fromEntries(all.flatMap((errors) => Object.entries(errors)));

/** What is wrong with the text that a question asks: it is blank. */
export const textErrors = (data: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(
    ['question', 'prompt', 'paragraph'].flatMap((name) => {
      const text = data[name];
      return typeof text === 'string' && isBlank(text) ? [[name, ['The question has no text.']]] : [];
    }),
  );

/**
 * What is wrong with the data of one question: it has no words, no correct option or one that is none of the options, or a
 * paragraph whose blanks cannot be marked. Everything else may be unfinished.
 */
export const dataErrors = (type: QuestionType, data: AuthoredData): FieldErrors => ({
  ...answerKeyErrors(type, data),
  ...textErrors({ ...data }),
});

function answerKeyErrors(type: QuestionType, data: AuthoredData): FieldErrors {
  const { paragraph = '', options = [], correctAnswer, correctAnswers = [] } = data;
  const isOption = (text: unknown) => options.some((option) => option === text);
  const notAnOption = ['This is not one of the options.'];
  switch (type) {
    case 'questionSingleAnswer':
    case 'mcqSingleAnswer':
      return isOption(correctAnswer) ? {} : { correctAnswer: notAnOption };
    case 'mcqMultiAnswer':
      if (correctAnswers.length === 0) return { correctAnswers: ['Mark at least one option as correct.'] };
      return Object.fromEntries(
        correctAnswers.flatMap((correct, index) =>
          isOption(correct) ? [] : [[`correctAnswers.${index}`, notAnOption]],
        ),
      );
    case 'fillInTheBlanks':
      return paragraphErrors(paragraph);
    default:
      return {};
  }
}

/** The data as they are stored: without the properties of attempts, and with the words of the blanks as the answer key. */
export function dataToStore(type: QuestionType, data: object): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !attemptProperties.includes(name)));
  const { paragraph } = kept;
  return type === 'fillInTheBlanks' && typeof paragraph === 'string'
    ? { ...kept, correctAnswers: wordsOfBlanks(paragraph) }
    : kept;
}

/**
 * What is wrong with a submitted form by itself, without comparing it with the stored activity.
 *
 * @param pathId the id in the URL
 * @param fileParts names of all parts except `model`
 */
export function formErrors(
  pathId: string,
  model: { id?: string; questions?: readonly EditedQuestion[] },
  fileParts: readonly string[],
): FieldErrors {
  const { id, questions = [] } = model;
  const ids = questions.map((question) => question.id);
  const isDuplicate = (index: number) => ids[index] !== undefined && ids.indexOf(ids[index]) < index;
  const perQuestion = questions.map((question, index): FieldErrors => {
    const errors = dataErrors(question.type, JSON.parse(question.data) as AuthoredData);
    return prefixErrors(`questions.${index}`, {
      ...(isDuplicate(index) && { id: ['This question is in the list twice.'] }),
      ...prefixErrors('data', errors),
    });
  });
  const known = new Set(questions.map((_question, index) => filePart(index)));
  const unknown = fileParts.filter((part) => !known.has(part));
  return {
    ...prefixErrors('model', {
      ...(id !== undefined && id !== pathId && { id: ['This is not the id in the path.'] }),
      ...merged(perQuestion),
    }),
    ...Object.fromEntries(unknown.map((part) => [part, ['There is no such question in the model.']])),
  };
}

/**
 * What conflicts with the activity's stored questions: an id of another activity, another type, a media path from
 * elsewhere.
 */
export function mismatchErrors(
  questions: readonly EditedQuestion[],
  stored: readonly Pick<QuestionRecord, 'id' | 'type' | 'mediaPath'>[],
): FieldErrors {
  const byId = new Map(stored.map((question) => [question.id, question]));
  const perQuestion = questions.map(({ id, type, mediaPath }, index) => {
    const before = id === undefined ? undefined : byId.get(id);
    const isForeign = id !== undefined && !before;
    return prefixErrors(`model.questions.${index}`, {
      ...(isForeign && { id: ['This question is not part of the activity.'] }),
      ...(before &&
        kindOf(before.type) !== kindOf(type) && { type: ['The type of a question cannot be changed.'] }),
      ...(!isForeign &&
        mediaPath !== null &&
        mediaPath !== before?.mediaPath && { mediaPath: ['This is not the media that the question has.'] }),
    });
  });
  return merged(perQuestion);
}

/**
 * The questions as they are stored: sorted by `sortOrder`, equal numbers by their index, and renumbered from 0. A stored
 * question keeps its spelling of the type, a new single choice is `mcqSingleAnswer` (D-067).
 */
export function questionsToStore(
  questions: readonly EditedQuestion[],
  stored: readonly Pick<QuestionRecord, 'id' | 'type'>[],
): SavedQuestion[] {
  const types = new Map(stored.map(({ id, type }) => [id, type]));
  return questions
    .map((question, index) => ({ ...question, index }))
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((question, sortOrder) => ({
      ...question,
      type: types.get(question.id ?? '') ?? kindOf(question.type),
      data: JSON.stringify(dataToStore(question.type, JSON.parse(question.data) as object)),
      sortOrder,
    }));
}

/** Both spellings of single choice are one kind of question (D-067). */
const kindOf = (type: QuestionType): QuestionType =>
  type === 'questionSingleAnswer' ? 'mcqSingleAnswer' : type;
