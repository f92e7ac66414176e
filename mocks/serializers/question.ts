import type { components, JsonText } from '#api/contract.gen.ts';
import type { QuestionRecord } from '../data/models/curriculum.ts';
import type { GivenAnswer } from '../rules/activities/scoring.ts';
import { withoutAnswerKey } from '../rules/activities/withholding.ts';

type Schemas = components['schemas'];
type Data = Record<string, unknown>;

/** A question's own data, as its author wrote it. */
export const authoredData = (question: QuestionRecord): Data => JSON.parse(question.data) as Data;

/** One question with the given data. Which properties the data has is checked against the contract. */
function withData({ id, type, sortOrder, mediaPath }: QuestionRecord, data: Data) {
  const json: JsonText<never> = JSON.stringify(data);
  return { id, type, data: json, sortOrder, mediaPath };
}

/** For people who answer: without the answer key (D-062), with the answers saved as a draft. */
export const toLearnerQuestion = (
  question: QuestionRecord,
  draft: GivenAnswer = {},
): Schemas['LearnerQuestion'] =>
  withData(question, { ...withoutAnswerKey(authoredData(question)), ...draft });

/** For staff: the question as it was written. */
export const toAuthorQuestion = (question: QuestionRecord): Schemas['AuthorQuestion'] =>
  withData(question, authoredData(question));

/** For the review of an attempt: the data as they were marked. */
export const toReviewQuestion = (question: QuestionRecord): Schemas['ReviewQuestion'] =>
  withData(question, authoredData(question));
