import { describe, expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

const validator = createValidator(document);
const { examples } = document.components;

function example(name: string): unknown {
  return structuredClone(examples[name]?.value);
}

function pointers(found: { pointer: string }[]): string[] {
  return found.map(({ pointer }) => pointer);
}

describe('validator.request', () => {
  test('reports a missing required property with its pointer', () => {
    expect(validator.request('loginUser', { body: { emailOrUserName: 'lwazi' } })).toEqual([
      {
        operation: 'loginUser',
        where: 'body',
        pointer: '/password',
        expected: 'a value',
        actual: 'nothing',
        schemaPath: '#/components/schemas/LoginRequest/required',
      },
    ]);
  });

  test('reports an unknown property with its pointer and value', () => {
    const body = { emailOrUserName: 'lwazi', password: 'Learn2code!', remember: true };
    expect(validator.request('loginUser', { body })).toEqual([
      {
        operation: 'loginUser',
        where: 'body',
        pointer: '/remember',
        expected: 'no such property',
        actual: 'true',
        schemaPath: '#/components/schemas/LoginRequest/unevaluatedProperties',
      },
    ]);
  });

  test('reports a missing body, an undocumented body and an unsupported media type', () => {
    const body = example('login-learner');
    const headers = { 'content-type': 'text/plain' };
    expect(validator.request('loginUser', {})).toMatchObject([{ pointer: '', expected: 'a body' }]);
    expect(validator.request('loginUser', { body, headers })).toMatchObject([{ actual: 'text/plain' }]);
    expect(validator.request('listGrades', { body })).toMatchObject([{ pointer: '', expected: 'no body' }]);
  });

  test('checks path and query', () => {
    expect(validator.request('getTopic', { params: { id: '' } })).toMatchObject([
      { where: 'path', pointer: '/id' },
    ]);
    expect(validator.request('listActivitiesWithResults', {})).toMatchObject([
      { where: 'query', pointer: '/topicId', actual: 'nothing' },
    ]);
    expect(validator.request('listGrades', { query: { page: '2' } })).toMatchObject([
      { where: 'query', pointer: '/page', expected: 'no such parameter', actual: '"2"' },
    ]);
  });

  test('checks documented headers only', () => {
    const body = example('answers-submission');
    const sent = (headers: Record<string, string>) =>
      validator.request('submitActivityAnswers', { body, headers });
    expect(sent({ 'x-request-id': '7' })).toEqual([]);
    expect(sent({ 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' })).toEqual([]);
    expect(sent({ 'idempotency-key': '8e03978e' })).toMatchObject([
      { where: 'header', pointer: '/Idempotency-Key', actual: '"8e03978e"' },
    ]);
  });

  test('throws for an unknown operation', () => {
    expect(() => validator.request('deleteEverything', {})).toThrow(/deleteEverything/);
  });
});

describe('validator.response', () => {
  test('reports an undocumented status', () => {
    expect(validator.response('listGrades', 404, { message: 'Grade not found.' })).toMatchObject([
      { where: 'response', pointer: '', expected: 'one of 200, 401, 500', actual: '404' },
    ]);
  });

  test('does not validate a body that is not JSON', () => {
    expect(validator.response('getMediaFile', 200, new Blob(['bytes']))).toEqual([]);
  });
});

interface AnswerSheet {
  questions: { type: string; data: string }[];
}

describe('validation of JSON strings', () => {
  test('reports pointers into the string', () => {
    const sheet = example('answer-sheet') as AnswerSheet;
    for (const question of sheet.questions) {
      question.data = JSON.stringify({ ...(JSON.parse(question.data) as object), extra: 1 });
    }
    const found = pointers(validator.response('getActivityAnswerSheet', 200, sheet));
    expect(found).toEqual(sheet.questions.map((_, index) => `/questions/${index}/data/extra`));
  });

  test('reports malformed JSON as one deviation', () => {
    const sheet = example('answer-sheet') as AnswerSheet;
    for (const question of sheet.questions.slice(0, 1)) question.data = '{';
    expect(validator.response('getActivityAnswerSheet', 200, sheet)).toMatchObject([
      { pointer: '/questions/0/data', expected: 'a JSON string', actual: '"{"' },
    ]);
  });
});

describe('validation of unions', () => {
  test('names the discriminator property instead of the branches', () => {
    const sheet = example('answer-sheet') as AnswerSheet;
    for (const question of sheet.questions.slice(0, 1)) question.type = 'essay';
    expect(pointers(validator.response('getActivityAnswerSheet', 200, sheet))).toEqual(['/questions/0/type']);
  });

  test('accepts the older type name of single choice (D-067)', () => {
    const sheet = example('answer-sheet') as AnswerSheet;
    const choice = sheet.questions.find(({ type }) => type === 'mcqSingleAnswer');
    const older = { ...choice, type: 'questionSingleAnswer' };
    expect(validator.schema('LearnerQuestion').validate(older)).toEqual([]);
  });

  test('reports the branch that a distinguishing pattern selects (D-141)', () => {
    const schema = validator.schema('QuestionPatch');
    const change = (path: string, value: unknown) =>
      pointers(schema.validate([{ op: 'replace', path, value }]));
    expect(change('/SORTORDER', 1)).toEqual([]);
    expect(change('/sortOrder', 'first')).toEqual(['/0/value']);
    // By its value alone, another branch would match better.
    expect(change('/data', null)).toEqual(['/0/value']);
    expect(change('/Type', 1)).toEqual(['/0/path']);
  });

  test('reports the branch with the fewest errors', () => {
    const [activity] = example('activities') as AnswerSheet[];
    const choice = activity?.questions.find(({ type }) => type === 'mcqSingleAnswer');
    Object.assign(choice ?? {}, { data: '{"prompt":"One option","options":["1"]}' });
    const found = validator.response('listActivitiesWithResults', 200, [activity]);
    expect(found).toMatchObject([{ pointer: '/0/questions/1/data/options', expected: 'at least 2 item(s)' }]);
  });
});
