import { describe, expect, test } from 'vitest';
import { mergeAnswers, type SavedAnswer, type SentAnswer } from '#mocks/rules/activities/merge-answers.ts';

const now = new Date('2025-05-15T13:08:00.000Z');
const at = (time: string) => `2025-05-15T${time}.000Z`;

const saved = (answer: string, time: string): SavedAnswer => ({ given: { answer }, changedAtUtc: at(time) });
const sent = (answer: string, changedAtUtc: string | null | undefined): SentAnswer => ({
  given: { answer },
  changedAtUtc,
});

function merge(
  before: Record<string, SavedAnswer>,
  request: Record<string, SentAnswer>,
  submittedAt?: string,
): Record<string, SavedAnswer> {
  return mergeAnswers(before, request, { submittedAt, now });
}

describe('mergeAnswers', () => {
  test.each([
    ['replaces the saved answer with a later one', '13:00:01', 'sent', '13:00:01'],
    ['keeps the saved answer when the sent answer has the same time', '13:00:00', 'saved', '13:00:00'],
    ['keeps the saved answer when the sent answer is earlier', '12:59:59', 'saved', '13:00:00'],
  ])('%s', (_what, time, answer, changedTime) => {
    expect(merge({ one: saved('saved', '13:00:00') }, { one: sent('sent', at(time)) })).toEqual({
      one: saved(answer, changedTime),
    });
  });

  test('compares each question separately', () => {
    const before = { one: saved('new', '13:05:00'), two: saved('old', '13:00:00') };
    const request = { one: sent('old', at('13:01:00')), two: sent('new', at('13:06:00')) };
    expect(merge(before, request)).toEqual({ one: saved('new', '13:05:00'), two: saved('new', '13:06:00') });
  });

  test('saves a first answer with any date-time', () => {
    expect(merge({}, { one: sent('first', '1999-12-31T00:00:00Z') })).toEqual({
      one: { given: { answer: 'first' }, changedAtUtc: '1999-12-31T00:00:00.000Z' },
    });
  });

  test('keeps a saved answer when the request omits its question or sends an empty answer', () => {
    const before = { one: saved('a', '13:00:00'), two: saved('b', '13:00:00') };
    const request = { one: { given: {}, changedAtUtc: null }, three: sent('c', at('13:01:00')) };
    expect(merge(before, request)).toEqual({ ...before, three: saved('c', '13:01:00') });
    expect(merge({}, { one: { given: {}, changedAtUtc: null } })).toEqual({});
  });
});

describe('mergeAnswers with a fast client clock', () => {
  const future = at('23:00:00');

  test('stores the time of arrival', () => {
    expect(merge({ one: saved('old', '13:00:00') }, { one: sent('new', future) })).toEqual({
      one: saved('new', '13:08:00'),
    });
  });

  test('orders answers by arrival, even in the same millisecond', () => {
    expect(merge({ one: saved('old', '13:08:00') }, { one: sent('new', future) })).toEqual({
      one: { given: { answer: 'new' }, changedAtUtc: '2025-05-15T13:08:00.001Z' },
    });
  });

  test('ignores a repeated request', () => {
    const before = { one: saved('same', '13:00:00') };
    expect(merge(before, { one: sent('same', future) })).toEqual(before);
  });
});

test('mergeAnswers uses the time of arrival when a date-time cannot be parsed, such as a leap second', () => {
  expect(merge({ one: saved('old', '13:00:00') }, { one: sent('new', '2016-12-31T23:59:60Z') })).toEqual({
    one: saved('new', '13:08:00'),
  });
});

describe('mergeAnswers after a submission', () => {
  const submittedAt = at('13:05:00');

  test('ignores answers that are not later than the submission', () => {
    const request = { one: sent('before', at('13:04:00')), two: sent('same time', submittedAt) };
    expect(merge({}, request, submittedAt)).toEqual({});
  });

  test('saves answers that are later than the submission', () => {
    expect(merge({}, { one: sent('after', at('13:05:01')) }, submittedAt)).toEqual({
      one: saved('after', '13:05:01'),
    });
  });
});

describe('mergeAnswers without date-times', () => {
  test('replaces all answers', () => {
    const before = { one: saved('a', '13:00:00'), two: saved('b', '13:00:00') };
    expect(merge(before, { one: sent('c', undefined) }, at('13:05:00'))).toEqual({
      one: saved('c', '13:08:00'),
    });
    expect(merge(before, {})).toEqual({});
  });

  test('keeps the date-times for a repeated request', () => {
    const before = { one: saved('a', '13:00:00') };
    expect(merge(before, { one: sent('a', undefined) })).toEqual(before);
  });
});
