import type { components, JsonText } from '#api/contract.gen.ts';
import type { QuestionRecord } from '../data/records.ts';
import type { GivenAnswer } from '../rules/activities/scoring.ts';
import { withheld } from '../rules/activities/withholding.ts';

type Schemas = components['schemas'];
type Data = Record<string, unknown>;

/** A question's own data, as its author wrote it. */
export const authoredData = (question: QuestionRecord): Data => JSON.parse(question.data) as Data;

/** The wire form of one question with the given data. Which data a view holds is checked against the contract. */
function withData({ id, type, sortOrder, mediaPath }: QuestionRecord, data: Data) {
  const text: JsonText<never> = JSON.stringify(data);
  return { id, type, data: text, sortOrder, mediaPath };
}

/** For someone who answers: the key is withheld (D-062), answers saved as a draft are put back in. */
export const toLearnerQuestion = (
  question: QuestionRecord,
  draft: GivenAnswer = {},
): Schemas['LearnerQuestion'] => withData(question, { ...withheld(authoredData(question)), ...draft });

/** For staff: the question as it was written. */
export const toAuthorQuestion = (question: QuestionRecord): Schemas['AuthorQuestion'] =>
  withData(question, authoredData(question));

/** For the review of an attempt: the data as they were marked. */
export const toReviewQuestion = (question: QuestionRecord): Schemas['ReviewQuestion'] =>
  withData(question, authoredData(question));
