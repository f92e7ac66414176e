import { describe, expect, test } from 'vitest';
import { routesOf } from '#openapi/tools/document.ts';
import { createInvalidRequests } from '#openapi/tools/requests/invalid-requests.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

/* A deviation names the keyword of the contract that is violated. */

const validator = createValidator(document);
const { examples } = document.components;

const schemaPaths = (found: { schemaPath?: string }[]) => found.map(({ schemaPath }) => schemaPath);

describe('schemaPath of a deviation', () => {
  test('names the schema that a property refers to', () => {
    expect(schemaPaths(validator.request('createTerm', { body: { title: ' ' } }))).toEqual([
      '#/components/schemas/Title/pattern',
    ]);
  });

  test('names the operation for a schema without a name', () => {
    expect(schemaPaths(validator.response('listTerms', 200, 'none'))).toEqual([
      '#/paths/~1terms/get/responses/200/content/application~1json/schema/type',
    ]);
  });

  test('names the schema of a parameter', () => {
    expect(schemaPaths(validator.request('getTopic', { params: { id: '' } }))).toEqual([
      '#/components/schemas/Id/minLength',
    ]);
    const headers = { 'idempotency-key': '7' };
    const body = examples['answers-submission']?.value;
    expect(schemaPaths(validator.request('submitActivityAnswers', { body, headers }))).toEqual([
      '#/components/parameters/IdempotencyKey/schema/pattern',
    ]);
  });

  test('names the schema of a value in a JSON string, of malformed JSON and of a discriminator', () => {
    const sheet = structuredClone(examples['answer-sheet']?.value) as { questions: object[] };
    const [first = {}, second = {}, third = {}] = sheet.questions;
    Object.assign(first, { data: '{"question":"?","extra":1}' });
    Object.assign(second, { data: '{' });
    Object.assign(third, { type: 'essay' });
    expect(schemaPaths(validator.response('getActivityAnswerSheet', 200, sheet))).toEqual([
      '#/components/schemas/TrueFalseAnswering/unevaluatedProperties',
      '#/components/schemas/LearnerSingleChoiceQuestion/properties/data/contentSchema',
      '#/components/schemas/LearnerQuestion/discriminator',
    ]);
  });

  test('names the branch of a union that is nearest to the value', () => {
    const patch = [{ op: 'replace', path: '/sortOrder', value: 'first' }];
    expect(schemaPaths(validator.schema('QuestionPatch').validate(patch))).toEqual([
      '#/components/schemas/SortOrderReplacement/properties/value/type',
    ]);
  });

  test('names the order of a list', () => {
    const named = (name: string) => ({ id: name, name, surname: 'A', school: null, gradeTitle: 'Grade 1' });
    const found = validator.response('listLearnersByGrade', 200, [named('Zoë'), named('Ánna')]);
    expect(schemaPaths(found)).toEqual([
      '#/paths/~1learner~1by-grade~1{gradeId}/get/responses/200/content/application~1json/schema/x-order',
    ]);
  });

  test('is absent where no keyword is violated', () => {
    const found = [
      ...validator.response('listGrades', 404, { message: 'Grade not found.' }),
      ...validator.request('loginUser', {}),
      ...validator.request('listGrades', { query: { page: '2' } }),
      ...validator.request('listActivitiesWithResults', {}),
    ];
    expect(found).toHaveLength(4);
    for (const deviation of found) expect(deviation).not.toHaveProperty('schemaPath');
  });

  test('exists in the contract for each invalid request that its examples yield', () => {
    const invalidRequests = createInvalidRequests(document);
    const paths = routesOf(document).flatMap((route) =>
      invalidRequests(route).flatMap(({ request: { body } }) =>
        body && 'value' in body
          ? schemaPaths(
              validator
                .request(route.operation.operationId, {
                  body: body.value,
                  headers: { 'content-type': body.type },
                })
                .filter(({ where }) => where === 'body'),
            )
          : [],
      ),
    );
    expect(paths.length).toBeGreaterThan(1000);
    expect([...new Set(paths)].filter((path) => path === undefined || !existsInContract(path))).toEqual([]);
  });
});

function existsInContract(path: string): boolean {
  const names = path.split('/').slice(1);
  let part: unknown = document;
  for (const name of names.map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    part = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined;
  }
  return part !== undefined;
}
