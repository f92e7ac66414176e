import { describe, expect, test } from 'vitest';
import type { Schema } from '#openapi/tools/document.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

/** Properties that a learner must not receive before submitting. */
const answerProperties = ['correctAnswer', 'correctAnswers', 'feedBack', 'score'];
const { schemas, examples } = document.components;
const validator = createValidator(document);

/** The names of all schemas that a schema refers to, including the schemas of JSON strings. */
function reachable(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = JSON.stringify(schemas[name]);
  for (const [, next] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) if (next) reachable(next, found);
  return found;
}

function propertiesOf(schema: Schema | undefined): string[] {
  return Object.keys((schema?.['properties'] as object | undefined) ?? {});
}

describe('LearnerQuestion and AnsweredQuestion schemas', () => {
  const names = [...reachable('AnswerSheet', reachable('AnsweredQuestion'))];
  const kinds = ['FillIn', 'MultiChoice', 'SingleChoice', 'Text', 'TrueFalse'];

  test('cover all five question types', () => {
    expect(names).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind}Answering`)));
  });

  test.each(names)('%s has no property that reveals the answer', (name) => {
    expect(propertiesOf(schemas[name]).filter((property) => answerProperties.includes(property))).toEqual([]);
  });

  test.each(kinds)('%s allows no other properties', (kind) => {
    expect(schemas[`${kind}Answering`]?.['unevaluatedProperties']).toBe(false);
  });
});

interface MarkedQuestion {
  type: string;
  data: string;
}

describe('validation of a marked question as LearnerQuestion', () => {
  const result = examples['activity-result']?.value as { questions: MarkedQuestion[] };

  test.each(result.questions)('reports each property that reveals the answer: $type', (question) => {
    const data = JSON.parse(question.data) as Record<string, unknown>;
    const leaked = answerProperties
      .filter((property) => property in data)
      .map((property) => `/data/${property}`);
    const found = validator.schema('LearnerQuestion').validate(question);
    expect(found.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(leaked));
  });

  test('reports answers that are only in the blanks of a paragraph', () => {
    const question = result.questions.find(({ type }) => type === 'fillInTheBlanks');
    const { paragraph } = JSON.parse(question?.data ?? '{}') as { paragraph: string };
    const found = validator
      .schema('LearnerQuestion')
      .validate({ ...question, data: JSON.stringify({ paragraph }) });
    expect(found.map(({ pointer }) => pointer)).toContain('/data/paragraph');
  });
});
