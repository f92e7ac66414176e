/**
 * Changes by Learners, who receive questions without the answer key and send them back without it (D-137): what was
 * withheld is restored from the stored question.
 */
import { replaceBlanks, withEmptyBlanks, wordsOfBlanks } from '#openapi/rules/blanks.ts';
import type { QuestionType } from '../../data/models/curriculum.ts';
import { dataToStore } from '../activities/authoring.ts';
import { longestParagraph } from '../activities/blanks.ts';
import { withoutAnswerKey } from '../activities/withholding.ts';
import { parseData, withQuestionData, type ChangeTexts } from './change-patch.ts';

type Data = Record<string, unknown>;

const asString = (value: unknown): string => (typeof value === 'string' ? value : '');

const asStrings = (value: unknown): string[] => (Array.isArray(value) ? value.map(asString) : []);

/**
 * Which number differs from that of the stored question, so that the answer key could not be restored one by one;
 * undefined when none does.
 */
export function differingCount(
  type: QuestionType,
  data: Data,
  stored: Data,
): 'blanks' | 'options' | undefined {
  const blanks = (each: Data) => wordsOfBlanks(asString(each['paragraph'])).length;
  const options = (each: Data) => asStrings(each['options']).length;
  if (type === 'fillInTheBlanks') return blanks(data) === blanks(stored) ? undefined : 'blanks';
  return options(data) === options(stored) ? undefined : 'options';
}

/**
 * A Learner's data together with what was withheld: correct options, correct words, model answer and feedback of the stored
 * question. An answer key that the Learner sent is ignored. A correct option that is no longer among the options is replaced
 * by the new option at its index; a blank without a stored word stays empty.
 *
 * @returns data as they are stored and shown to moderators
 */
export function withStoredAnswerKey(type: QuestionType, data: Data, stored: Data): Data {
  const { correctAnswer, correctAnswers, modelAnswer, feedBack } = stored;
  const storedOptions = asStrings(stored['options']);
  const options = asStrings(data['options']);
  const renamed = (correct: string) =>
    options.includes(correct) ? correct : (options[storedOptions.indexOf(correct)] ?? correct);
  const key: Data = {};
  if (type === 'fillInTheBlanks') {
    key['paragraph'] = filled(asString(data['paragraph']), wordsOfBlanks(asString(stored['paragraph'])));
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

/** The paragraph with these words in its blanks, in order; with empty blanks if it became too long with them. */
function filled(paragraph: string, words: readonly string[]): string {
  const whole = withWords(paragraph, words);
  return isTooLong(whole) ? withEmptyBlanks(paragraph) : whole;
}

const withWords = (paragraph: string, words: readonly string[]): string =>
  replaceBlanks(paragraph, (blank) => words[blank] ?? '');

const isTooLong = (paragraph: string) => [...paragraph].length > longestParagraph;

/** Whether a Learner's paragraph becomes longer than it may be with the words of the stored one. */
export const isTooLongWithWords = (data: Data, stored: Data): boolean =>
  isTooLong(withWords(asString(data['paragraph']), wordsOfBlanks(asString(stored['paragraph']))));

/** The texts of a change to a question as moderators receive them: always with the answer key. */
export function withAnswerKey(
  change: ChangeTexts & { submittedByRole: string },
  question: { type: QuestionType; data: string },
): ChangeTexts {
  if (change.submittedByRole !== 'Learner') return change;
  const stored = parseData(question.data);
  return withQuestionData(change, (data) => withStoredAnswerKey(question.type, data, stored));
}
