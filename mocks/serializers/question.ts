import type { components, JsonText } from '#api/contract.gen.ts';
import type { QuestionRecord } from '../data/models/curriculum.ts';
import type { GivenAnswer } from '../rules/activities/scoring.ts';
import { withoutAnswerKey } from '../rules/activities/withholding.ts';

type Schemas = components['schemas'];
type Data = Record<string, unknown>;

export const authoredData = (question: QuestionRecord): Data => JSON.parse(question.data) as Data;

/** The validation of the response checks the properties of the data. */
function withData({ id, type, sortOrder, mediaPath }: QuestionRecord, data: Data) {
  const json: JsonText<never> = JSON.stringify(data);
  return { id, type, data: json, sortOrder, mediaPath };
}

export const toLearnerQuestion = (
  question: QuestionRecord,
  draft: GivenAnswer = {},
): Schemas['LearnerQuestion'] =>
  withData(question, { ...withoutAnswerKey(authoredData(question)), ...draft });

export const toAuthorQuestion = (question: QuestionRecord): Schemas['AuthorQuestion'] =>
  withData(question, authoredData(question));

export const toReviewQuestion = (question: QuestionRecord): Schemas['ReviewQuestion'] =>
  withData(question, authoredData(question));
