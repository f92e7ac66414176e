/** Restores the answer key in changes by Learners, who receive and send questions without it (D-137). */
import { replaceBlanks, emptyBlanks, listBlankWords } from '#openapi/rules/blanks.ts';
import type { QuestionType } from '../../data/models/curriculum.ts';
import { dataToStore } from '../activities/authoring.ts';
import { maxParagraphLength } from '../activities/blanks.ts';
import { withoutAnswerKey } from '../activities/withholding.ts';
import { parseData, withQuestionData, type ChangeJson } from './change-patch.ts';

type Data = Record<string, unknown>;

const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

const asStrings = (value: unknown): string[] => (Array.isArray(value) ? value.map(asString) : []);

/** Returns `blanks` or `options` when their number differs, so that the answer key cannot be restored. */
export function differingCount(
  type: QuestionType,
  data: Data,
  stored: Data,
): 'blanks' | 'options' | undefined {
  const blanks = (each: Data) => listBlankWords(asString(each['paragraph'])).length;
  const options = (each: Data) => asStrings(each['options']).length;
  if (type === 'fillInTheBlanks') return blanks(data) === blanks(stored) ? undefined : 'blanks';
  return options(data) === options(stored) ? undefined : 'options';
}

/**
 * Adds the correct answers, model answer and feedback of the stored question to a Learner's data, and ignores an answer
 * key that the Learner sent. A correct option that the Learner removed is replaced by the new option at its index; a
 * blank without a stored word remains empty.
 */
export function withStoredAnswerKey(type: QuestionType, data: Data, stored: Data): Data {
  const { correctAnswer, correctAnswers, modelAnswer, feedBack } = stored;
  const storedOptions = asStrings(stored['options']);
  const options = asStrings(data['options']);
  const renamed = (correct: string) =>
    options.includes(correct) ? correct : (options[storedOptions.indexOf(correct)] ?? correct);
  const key: Data = {};
  if (type === 'fillInTheBlanks') {
    key['paragraph'] = fillBlanks(asString(data['paragraph']), listBlankWords(asString(stored['paragraph'])));
  } else if (type === 'mcqMultiAnswer') {
    key['correctAnswers'] = [...new Set(asStrings(correctAnswers).map(renamed))];
  } else {
    key['correctAnswer'] =
      options.length > 0 && typeof correctAnswer === 'string' ? renamed(correctAnswer) : correctAnswer;
  }
  const restored = {
    ...withoutAnswerKey(data),
    ...key,
    ...(modelAnswer !== undefined && { modelAnswer }),
    ...(feedBack !== undefined && { feedBack }),
  };
  return dataToStore(type, restored);
}

/** Fills the blanks with words, or empties them if the paragraph would become too long. */
function fillBlanks(paragraph: string, words: readonly string[]): string {
  const filled = withWords(paragraph, words);
  return isTooLong(filled) ? emptyBlanks(paragraph) : filled;
}

const withWords = (paragraph: string, words: readonly string[]): string =>
  replaceBlanks(paragraph, (blank) => words[blank] ?? '');

const isTooLong = (paragraph: string) => [...paragraph].length > maxParagraphLength;

export const isTooLongWithWords = (data: Data, stored: Data): boolean =>
  isTooLong(withWords(asString(data['paragraph']), listBlankWords(asString(stored['paragraph']))));

/** Adds the answer key to a Learner's change of a question, for moderators. */
export function withAnswerKey(
  change: ChangeJson & { submittedByRole: string },
  question: { type: QuestionType; data: string },
): ChangeJson {
  if (change.submittedByRole !== 'Learner') return change;
  const stored = parseData(question.data);
  return withQuestionData(change, (data) => withStoredAnswerKey(question.type, data, stored));
}
