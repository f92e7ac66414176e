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

describe('a request', () => {
  test('without a required member is reported with the pointer of that member', () => {
    expect(validator.request('loginUser', { body: { emailOrUserName: 'lwazi' } })).toEqual([
      { operation: 'loginUser', where: 'body', pointer: '/password', expected: 'a value', actual: 'nothing' },
    ]);
  });

  test('with an unknown member is reported with its pointer and value', () => {
    const body = { emailOrUserName: 'lwazi', password: 'Learn2code!', remember: true };
    expect(validator.request('loginUser', { body })).toEqual([
      {
        operation: 'loginUser',
        where: 'body',
        pointer: '/remember',
        expected: 'no such member',
        actual: 'true',
      },
    ]);
  });

  test('needs its body, in the documented media type', () => {
    const body = example('login-learner');
    const form = { 'content-type': 'text/plain' };
    expect(validator.request('loginUser', {})).toMatchObject([{ pointer: '', expected: 'a body' }]);
    expect(validator.request('loginUser', { body, headers: form })).toMatchObject([{ actual: 'text/plain' }]);
    expect(validator.request('listGrades', { body })).toMatchObject([{ pointer: '', expected: 'no body' }]);
  });

  test('is checked in its path and query', () => {
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

  test('is checked in the headers that the contract lists, and in no others', () => {
    const body = example('answers-submission');
    const sent = (headers: Record<string, string>) =>
      validator.request('submitActivityAnswers', { body, headers });
    expect(sent({ 'x-request-id': '7' })).toEqual([]);
    expect(sent({ 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' })).toEqual([]);
    expect(sent({ 'idempotency-key': '8e03978e' })).toMatchObject([
      { where: 'header', pointer: '/Idempotency-Key', actual: '"8e03978e"' },
    ]);
  });

  test('of an unknown operation is an error of the caller', () => {
    expect(() => validator.request('deleteEverything', {})).toThrow(/deleteEverything/);
  });
});

describe('a response', () => {
  test('with a status that is not documented deviates', () => {
    expect(validator.response('listGrades', 404, { message: 'Grade not found.' })).toMatchObject([
      { where: 'response', pointer: '', expected: 'one of 200, 401, 500', actual: '404' },
    ]);
  });

  test('that is not JSON is not validated', () => {
    expect(validator.response('getMediaFile', 200, new Blob(['bytes']))).toEqual([]);
  });
});

interface Sheet {
  questions: { type: string; data: string }[];
}

describe('a JSON string', () => {
  test('is validated, with pointers into it', () => {
    const sheet = example('answer-sheet') as Sheet;
    for (const question of sheet.questions) {
      question.data = JSON.stringify({ ...(JSON.parse(question.data) as object), extra: 1 });
    }
    const found = pointers(validator.response('getActivityAnswerSheet', 200, sheet));
    expect(found).toEqual(sheet.questions.map((_, index) => `/questions/${index}/data/extra`));
  });

  test('that cannot be parsed is one deviation', () => {
    const sheet = example('answer-sheet') as Sheet;
    for (const question of sheet.questions.slice(0, 1)) question.data = '{';
    expect(validator.response('getActivityAnswerSheet', 200, sheet)).toMatchObject([
      { pointer: '/questions/0/data', expected: 'JSON text', actual: '"{"' },
    ]);
  });
});

describe('a union', () => {
  test('with a discriminator names the member, not its branches', () => {
    const sheet = example('answer-sheet') as Sheet;
    for (const question of sheet.questions.slice(0, 1)) question.type = 'essay';
    expect(pointers(validator.response('getActivityAnswerSheet', 200, sheet))).toEqual(['/questions/0/type']);
  });

  test('takes both spellings of the single choice (D-067)', () => {
    const sheet = example('answer-sheet') as Sheet;
    const choice = sheet.questions.find(({ type }) => type === 'mcqSingleAnswer');
    const older = { ...choice, type: 'questionSingleAnswer' };
    expect(validator.schema('LearnerQuestion').validate(older)).toEqual([]);
  });

  test('without a discriminator reports the branch that a pattern of its own selects (D-141)', () => {
    const schema = validator.schema('QuestionPatch');
    const change = (path: string, value: unknown) =>
      pointers(schema.validate([{ op: 'replace', path, value }]));
    expect(change('/SORTORDER', 1)).toEqual([]);
    expect(change('/sortOrder', 'first')).toEqual(['/0/value']);
    // The value alone would fit another branch better.
    expect(change('/data', null)).toEqual(['/0/value']);
    expect(change('/Type', 1)).toEqual(['/0/path']);
  });

  test('without a discriminator reports the branch with the fewest errors', () => {
    const [activity] = example('activities') as Sheet[];
    const choice = activity?.questions.find(({ type }) => type === 'mcqSingleAnswer');
    Object.assign(choice ?? {}, { data: '{"prompt":"One option","options":["1"]}' });
    const found = validator.response('listActivitiesWithResults', 200, [activity]);
    expect(found).toMatchObject([{ pointer: '/0/questions/1/data/options', expected: 'at least 2 entries' }]);
  });
});
