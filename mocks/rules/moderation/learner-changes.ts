/**
 * Changes by Learners, who receive questions without their key and send them back so (D-137): what was withheld comes
 * back from the stored question.
 */
import type { QuestionType } from '../../data/records.ts';
import { dataToStore } from '../activities/authoring.ts';
import { wordsOfBlanks, withEmptyBlanks } from '../activities/blanks.ts';
import { withheld } from '../activities/withholding.ts';
import { dataOf, withQuestionData, type ChangeTexts } from './change-patch.ts';

type Data = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** What has another number than in the stored question: its key could not be put back place by place. */
export function otherNumber(type: QuestionType, data: Data, stored: Data): 'blanks' | 'options' | undefined {
  const blanks = (each: Data) => wordsOfBlanks(textOf(each['paragraph'])).length;
  const options = (each: Data) => textsOf(each['options']).length;
  if (type === 'fillInTheBlanks') return blanks(data) === blanks(stored) ? undefined : 'blanks';
  return options(data) === options(stored) ? undefined : 'options';
}

/**
 * A Learner's data with what was withheld: right options, right words and feedback of the stored question. Key members
 * that the Learner sent count for nothing. A right option that is not among the new options is the new one in its place;
 * a blank without a stored word stays empty.
 *
 * @returns data as they are stored and shown to moderators
 */
export function withStoredKey(type: QuestionType, data: Data, stored: Data): Data {
  const { correctAnswer, correctAnswers, feedBack } = stored;
  const places = textsOf(stored['options']);
  const options = textsOf(data['options']);
  const renamed = (right: string) =>
    options.includes(right) ? right : (options[places.indexOf(right)] ?? right);
  const key: Data = {};
  if (type === 'fillInTheBlanks') {
    key['paragraph'] = filled(textOf(data['paragraph']), wordsOfBlanks(textOf(stored['paragraph'])));
  } else if (type === 'mcqMultiAnswer') {
    key['correctAnswers'] = [...new Set(textsOf(correctAnswers).map(renamed))];
  } else {
    key['correctAnswer'] =
      options.length > 0 && typeof correctAnswer === 'string' ? renamed(correctAnswer) : correctAnswer;
  }
  const kept = { ...withheld(data), ...key, ...(feedBack !== undefined && { feedBack }) };
  return dataToStore(type, kept);
}

/** The paragraph with these words in its blanks, blank by blank. */
function filled(paragraph: string, words: readonly string[]): string {
  const [start = '', ...pieces] = withEmptyBlanks(paragraph).split('[[]]');
  return start + pieces.map((piece, blank) => `[[${words[blank] ?? ''}]]${piece}`).join('');
}

/** The texts of a change to a question as moderators receive them: always with the key. */
export function withKey(
  change: ChangeTexts & { submittedByRole: string },
  question: { type: QuestionType; data: string },
): ChangeTexts {
  if (change.submittedByRole !== 'Learner') return change;
  const stored = dataOf(question.data);
  return withQuestionData(change, (data) => withStoredKey(question.type, data, stored));
}
