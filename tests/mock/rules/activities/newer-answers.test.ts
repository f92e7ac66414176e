import { describe, expect, test } from 'vitest';
import { answersToKeep, type SavedAnswer, type SentAnswer } from '#mocks/rules/activities/newer-answers.ts';

const now = new Date('2025-05-15T13:08:00.000Z');
const at = (time: string) => `2025-05-15T${time}.000Z`;

const saved = (answer: string, time: string): SavedAnswer => ({ given: { answer }, changedAtUtc: at(time) });
const sent = (answer: string, changedAtUtc: string | null | undefined): SentAnswer => ({
  given: { answer },
  changedAtUtc,
});

function keep(
  before: Record<string, SavedAnswer>,
  request: Record<string, SentAnswer>,
  submittedAt?: string,
): Record<string, SavedAnswer> {
  return answersToKeep(before, request, { submittedAt, now });
}

describe('of two answers to a question', () => {
  test.each([
    ['a later one replaces the saved one', '13:00:01', 'sent', '13:00:01'],
    ['one of the same moment does not', '13:00:00', 'saved', '13:00:00'],
    ['an earlier one does not', '12:59:59', 'saved', '13:00:00'],
  ])('%s', (_what, time, answer, kept) => {
    expect(keep({ one: saved('saved', '13:00:00') }, { one: sent('sent', at(time)) })).toEqual({
      one: saved(answer, kept),
    });
  });

  test('each question is compared by itself', () => {
    const before = { one: saved('new', '13:05:00'), two: saved('old', '13:00:00') };
    const request = { one: sent('old', at('13:01:00')), two: sent('new', at('13:06:00')) };
    expect(keep(before, request)).toEqual({ one: saved('new', '13:05:00'), two: saved('new', '13:06:00') });
  });

  test('the first one is saved as it is, whenever it was given', () => {
    expect(keep({}, { one: sent('first', '1999-12-31T00:00:00Z') })).toEqual({
      one: { given: { answer: 'first' }, changedAtUtc: '1999-12-31T00:00:00.000Z' },
    });
  });

  test('one that was not given there, or not sent, leaves the saved one', () => {
    const before = { one: saved('a', '13:00:00'), two: saved('b', '13:00:00') };
    const request = { one: { given: {}, changedAtUtc: null }, three: sent('c', at('13:01:00')) };
    expect(keep(before, request)).toEqual({ ...before, three: saved('c', '13:01:00') });
    expect(keep({}, { one: { given: {}, changedAtUtc: null } })).toEqual({});
  });
});

describe('a clock that is fast', () => {
  const future = at('23:00:00');

  test('gains nothing: the moment of arrival counts', () => {
    expect(keep({ one: saved('old', '13:00:00') }, { one: sent('new', future) })).toEqual({
      one: saved('new', '13:08:00'),
    });
  });

  test('loses nothing: what arrives later is newer, also within the same millisecond', () => {
    expect(keep({ one: saved('old', '13:08:00') }, { one: sent('new', future) })).toEqual({
      one: { given: { answer: 'new' }, changedAtUtc: '2025-05-15T13:08:00.001Z' },
    });
  });

  test('changes nothing when it repeats itself', () => {
    const before = { one: saved('same', '13:00:00') };
    expect(keep(before, { one: sent('same', future) })).toEqual(before);
  });

  test('is not the clock of a leap second, which counts as now as well', () => {
    expect(keep({ one: saved('old', '13:00:00') }, { one: sent('new', '2016-12-31T23:59:60Z') })).toEqual({
      one: saved('new', '13:08:00'),
    });
  });
});

describe('submitting is a change of every question', () => {
  const submittedAt = at('13:05:00');

  test('what was changed before is not saved again', () => {
    const request = { one: sent('before', at('13:04:00')), two: sent('then', submittedAt) };
    expect(keep({}, request, submittedAt)).toEqual({});
  });

  test('what is changed after it is saved', () => {
    expect(keep({}, { one: sent('after', at('13:05:01')) }, submittedAt)).toEqual({
      one: saved('after', '13:05:01'),
    });
  });
});

describe('without date-times', () => {
  test('what was sent replaces everything', () => {
    const before = { one: saved('a', '13:00:00'), two: saved('b', '13:00:00') };
    expect(keep(before, { one: sent('c', undefined) }, at('13:05:00'))).toEqual({
      one: saved('c', '13:08:00'),
    });
    expect(keep(before, {})).toEqual({});
  });

  test('a request that is repeated changes nothing', () => {
    const before = { one: saved('a', '13:00:00') };
    expect(keep(before, { one: sent('a', undefined) })).toEqual(before);
  });
});
