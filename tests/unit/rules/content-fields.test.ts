import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareFields,
  questionFields,
  applyFields,
  type QuestionContent,
} from '#openapi/rules/content-fields.ts';

const question = (data: Record<string, unknown>, mediaPath: string | null = null): QuestionContent => ({
  data,
  sortOrder: 0,
  mediaPath,
});
const choice = { prompt: 'One half?', options: ['2/4', '2/3', '3/5'], correctAnswer: '2/4' };
const fillIn = { paragraph: '[[1]] metre', correctAnswers: ['1'], hint: null };

/** Returns the version that changed each field, by the name of the field. */
function changed(before: QuestionContent, now: QuestionContent, proposed: QuestionContent) {
  const [ofBefore = {}, ofNow = {}, ofProposed = {}] = questionFields([before, now, proposed]);
  const versions = compareFields(ofBefore, ofNow, ofProposed);
  return Object.fromEntries(
    versions.flatMap(({ name, changedBy }) => (changedBy === 'neither' ? [] : [[name, changedBy]])),
  );
}

describe('compareFields', () => {
  test.each([
    [
      'one property each',
      { ...fillIn, hint: 'Look.' },
      { ...fillIn, paragraph: '[[2]] m' },
      { 'data.hint': 'now', 'data.paragraph': 'proposed' },
    ],
    ['the same change', { ...fillIn, hint: 'Look.' }, { ...fillIn, hint: 'Look.' }, { 'data.hint': 'now' }],
    [
      'two texts for one property',
      { ...fillIn, hint: 'A' },
      { ...fillIn, hint: 'B' },
      { 'data.hint': 'both' },
    ],
    ['an empty text in place of null', { ...fillIn, hint: '' }, fillIn, {}],
    ['a missing property in place of null', { paragraph: '[[1]] metre' }, fillIn, {}],
    [
      'the word of a blank',
      { paragraph: '[[2]] metre', correctAnswers: ['2'], hint: null },
      fillIn,
      { 'data.paragraph': 'now' },
    ],
  ])('compares %s', (_case, now, proposed, expected) => {
    expect(changed(question(fillIn), question(now), question(proposed))).toEqual(expected);
  });

  test('compares options one by one if all versions have the same number', () => {
    const now = { ...choice, options: ['2/4', '2/3', '4/5'] };
    const proposed = { ...choice, options: ['two quarters', '2/3', '3/5'], correctAnswer: 'two quarters' };
    expect(changed(question(choice), question(now), question(proposed))).toEqual({
      'options.0': 'proposed',
      'options.2': 'now',
    });
  });

  test('compares all options as one field if their numbers differ', () => {
    const now = { ...choice, options: [...choice.options, '1/5'] };
    const proposed = { ...choice, correctAnswer: '2/3' };
    expect(changed(question(choice), question(now), question(proposed))).toEqual({ options: 'both' });
  });

  test('finds no conflict in a position, which changes with every move of a neighbour', () => {
    const [before, now, proposed] = [0, 1, 2].map((sortOrder) => ({ ...question(fillIn), sortOrder }));
    expect(before && now && proposed && changed(before, now, proposed)).toEqual({ sortOrder: 'proposed' });
  });
});

const text = fc.constantFrom('', 'one', 'two', 'three');
const options = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 4 });
const multiChoice = fc
  .record({ options, correct: fc.nat(), prompt: text, hint: text })
  .map(({ options: texts, correct, ...rest }): QuestionContent =>
    question({
      ...rest,
      options: texts,
      correctAnswers: texts.filter((_text, index) => (correct >> index) % 2 === 1),
    }),
  );

test('applyFields sets the given fields and keeps the others', () => {
  fc.assert(
    fc.property(multiChoice, multiChoice, multiChoice, (before, now, proposed) => {
      const [ofBefore = {}, ofNow = {}, ofProposed = {}] = questionFields([before, now, proposed]);
      const versions = compareFields(ofBefore, ofNow, ofProposed);
      const taken = Object.fromEntries(
        versions.flatMap(({ name, changedBy, proposed: value }) =>
          changedBy === 'proposed' ? [[name, value]] : [],
        ),
      );
      const [merged = {}] = questionFields([applyFields(now, taken), before, now, proposed]);
      for (const { name, changedBy } of versions) {
        expect(merged[name]).toEqual(changedBy === 'proposed' ? ofProposed[name] : ofNow[name]);
      }
    }),
  );
});
