/**
 * The rules of `updateActivity`, which also apply to question data in change sets. The contract's schemas have already
 * checked shape and types.
 */
import { listBlankWords } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import type { QuestionRecord, QuestionType } from '../../data/models/curriculum.ts';
import { prefixErrors, type FieldErrors } from '../field-errors.ts';
import { paragraphErrors } from './blanks.ts';

/** A question that an author sends. `data` is a JSON string; a question without an id is new. */
export interface EditedQuestion {
  id?: string;
  type: QuestionType;
  data: string;
  sortOrder: number;
  mediaPath: string | null;
}

interface SavedQuestion extends EditedQuestion {
  /** Index in the list of the request. */
  index: number;
}

/** The part of a question's data that the rules read. */
interface AuthoredData {
  paragraph?: string;
  options?: string[];
  correctAnswer?: unknown;
  correctAnswers?: string[];
}

/** Properties that are not stored with the question. */
const attemptProperties = ['answer', 'answers', 'selectedAnswers', 'score'];

/** The name of the form part with the new file of a question (D-145). */
export const filePartName = (index: number): string => `Questions[${index}].MediaFile`;

const mergeErrors = (all: readonly FieldErrors[]): FieldErrors =>
  Object.fromEntries(all.flatMap((errors) => Object.entries(errors)));

export const textErrors = (data: Readonly<Record<string, unknown>>): FieldErrors =>
  Object.fromEntries(
    ['question', 'prompt', 'paragraph'].flatMap((name) => {
      const text = data[name];
      return typeof text === 'string' && isBlank(text) ? [[name, ['The question has no text.']]] : [];
    }),
  );

/** Errors of one question's data: no text, a missing or unknown correct option, or blanks that cannot be marked. */
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

/** Removes the properties of attempts, and adds the words of blanks as the answer key. */
export function dataToStore(type: QuestionType, data: object): Record<string, unknown> {
  const authored = Object.fromEntries(
    Object.entries(data).filter(([name]) => !attemptProperties.includes(name)),
  );
  const { paragraph } = authored;
  return type === 'fillInTheBlanks' && typeof paragraph === 'string'
    ? { ...authored, correctAnswers: listBlankWords(paragraph) }
    : authored;
}

/**
 * Errors of a submitted form that do not depend on the stored activity.
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
  const expectedParts = new Set(questions.map((_question, index) => filePartName(index)));
  const unknown = fileParts.filter((part) => !expectedParts.has(part));
  return {
    ...prefixErrors('model', {
      ...(id !== undefined && id !== pathId && { id: ['This is not the id in the path.'] }),
      ...mergeErrors(perQuestion),
    }),
    ...Object.fromEntries(unknown.map((part) => [part, ['There is no such question in the model.']])),
  };
}

/** Errors of questions whose id, type or media path conflicts with the stored ones. */
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
  return mergeErrors(perQuestion);
}

/**
 * Sorts questions by `sortOrder`, then by index, and renumbers them from 0. A stored question keeps its spelling of the
 * type, a new single choice is `mcqSingleAnswer` (D-067).
 */
export function questionsToStore(
  questions: readonly EditedQuestion[],
  stored: readonly Pick<QuestionRecord, 'id' | 'type'>[],
): SavedQuestion[] {
  const types = new Map(stored.map(({ id, type }) => [id, type]));
  return questions
    .map((question, index) => ({ ...question, index }))
    .toSorted((first, second) => first.sortOrder - second.sortOrder)
    .map((question, sortOrder) => ({
      ...question,
      type: types.get(question.id ?? '') ?? kindOf(question.type),
      data: JSON.stringify(dataToStore(question.type, JSON.parse(question.data) as object)),
      sortOrder,
    }));
}

/** Unifies both spellings of single choice. */
const kindOf = (type: QuestionType): QuestionType =>
  type === 'questionSingleAnswer' ? 'mcqSingleAnswer' : type;
