import { expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from './contract.ts';

const validator = createValidator(document);
const accepts = (schema: string, value: unknown): boolean =>
  validator.schema(schema).validate(value).length === 0;

test.each([
  '2025-05-15T13:08:00Z',
  '2025-05-15T15:08:00+02:00',
  '2025-05-15T13:08:00.123456789Z',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59-12:00',
  '2016-12-31T23:59:60Z',
])('DateTime accepts %s', (text) => {
  expect(accepts('DateTime', text)).toBe(true);
});

test.each([
  '9999-12-31T23:59:59-12:00',
  '2200-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '2025-05-15 13:08:00Z',
  '2025-05-15T13:08:00',
  '2025-05-15T13:08:00+02',
  '2025-02-30T13:08:00Z',
  '2025-05-15T24:00:00Z',
])('DateTime rejects %s', (text) => {
  expect(accepts('DateTime', text)).toBe(false);
});

test('UtcDateTime accepts every valid DateTime that is converted to UTC, and no other offset', () => {
  for (const text of ['1900-01-01T00:00:00+14:00', '2199-12-31T23:59:59-12:00']) {
    expect(accepts('DateTime', text)).toBe(true);
    expect(accepts('UtcDateTime', new Date(text).toISOString())).toBe(true);
  }
  expect(accepts('UtcDateTime', '+010000-01-01T11:59:59.000Z')).toBe(false);
  expect(accepts('UtcDateTime', '2025-05-15T15:08:00+02:00')).toBe(false);
});

test.each([
  ['0', 0, true],
  ['19.99, which is no multiple of 0.01 in binary floating point', 19.99, true],
  ['a million', 1_000_000, true],
  ['more than a million', 1_000_000.01, false],
  ['a negative amount', -0.01, false],
  ['infinity, as JSON reads 1e400', JSON.parse('1e400'), false],
])('Money accepts only amounts from 0 to a million: %s', (_description, price, isAccepted) => {
  expect(accepts('Money', price)).toBe(isAccepted);
});

test.each([
  ['Id', 64],
  ['Title', 200],
  ['PersonName', 100],
  ['ShortText', 200],
  ['LongTextOrNull', 5000],
  ['QuestionText', 10_000],
  ['OptionText', 1000],
  ['Password', 128],
  ['Token', 4096],
])('%s accepts at most %d characters, counted as code points', (schema, limit) => {
  expect(accepts(schema, '🙂'.repeat(limit))).toBe(true);
  expect(accepts(schema, 'x'.repeat(limit + 1))).toBe(false);
});

test.each(['Title', 'PersonName', 'FullName', 'PlanName', 'ShortText', 'UserName'])(
  '%s rejects blank text',
  (schema) => {
    expect(accepts(schema, ' \u00A0\t ')).toBe(false);
  },
);

test('ChangeJson accepts a file of 10 MB', () => {
  const base64 = 'A'.repeat(4 * Math.ceil((10 * 1024 * 1024) / 3));
  const value = `data:video/mp4;base64,${base64}`;
  expect(accepts('MediaPath', value)).toBe(true);
  const patch = JSON.stringify([{ op: 'replace', path: '/MediaPath', value }]);
  expect(accepts('ChangeJson', patch)).toBe(true);
  expect(accepts('ChangeJson', patch.padEnd(15_000_001))).toBe(false);
});

test.each([
  'updateGrade',
  'updateTerm',
  'updateSubject',
  'updateTopic',
  'updateCampus',
  'updatePlan',
  'updateTrialSession',
  'updateUser',
  'updateActivity',
])('the body of %s may repeat the id of the path', (operation) => {
  const item = Object.values(document.paths).find(({ put }) => put?.operationId === operation);
  const [media] = Object.values(item?.put?.requestBody?.content ?? {});
  const name =
    operation === 'updateActivity' ? 'ActivityUpdate' : String(media?.schema?.$ref).split('/').pop();
  const { properties, required } = document.components.schemas[name ?? ''] ?? {};
  expect(properties).toHaveProperty('id');
  expect(required ?? []).not.toContain('id');
});
