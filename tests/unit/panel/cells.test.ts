import { describe, expect, test } from 'vitest';
import { cellText, fromDraft, isMasked, namedColumn, toDraft } from '#mocks/panel/tabs/data/cells.ts';

describe('cellText', () => {
  test.each([
    ['resetTokens', 'id', 'rst-1', '•••'],
    ['trialInvites', 'token', 'tok-1', '•••'],
    ['mails', 'link', 'https://a.test/?token=rst-1&email=b', 'https://a.test/?token=•••&email=b'],
    ['requests', 'response', '{"accessToken":"eyJ","id":"x"}', '{"accessToken":"•••","id":"x"}'],
    ['users', 'id', 'usr-1', 'usr-1'],
    ['users', 'roles', ['Admin', 'Parent'], 'Admin, Parent'],
    ['plans', 'price', 0, '0'],
    ['users', 'email', null, ''],
  ])('%s.%s %j is shown as %s', (table, column, value, text) => {
    expect(cellText(table, column, value)).toBe(text);
    expect(isMasked(table, column, value)).toBe(text.includes('•••'));
  });
});

describe('a draft', () => {
  test.each([
    ['text', ''],
    ['text', null],
    ['number', 12.5],
    ['boolean', false],
    ['list', []],
    ['list', ['a', 'b']],
  ] as const)('of the %s %j has the same value', (kind, value) => {
    expect(fromDraft(toDraft(value), kind)).toEqual(value);
  });

  test.each(['', 'many'])('of the number "%s" remains text', (draft) => {
    expect(fromDraft(draft, 'number')).toBe(draft);
  });
});

describe('namedColumn', () => {
  test.each([
    ['price: Enter a number.', 'price'],
    ['listPlans would return -1 at /0/price: expected at least 0.', 'price'],
    ['getPlan would return "" at /features/0: expected a value.', undefined],
    ['listTrialSessions would fail: Campus not found.', undefined],
  ])('in "%s" is %s', (message, column) => {
    expect(namedColumn(message, ['planName', 'price'])).toBe(column);
  });
});
