import { describe, expect, test } from 'vitest';
import {
  toChoiceData,
  maxOptions,
  toChoiceDraft,
  pastedLines,
  withNewOption,
  withOptionText,
  withoutOption,
  withPastedOptions,
  withRightOption,
  type ChoiceDraft,
} from '#questions/choice/choice-draft.ts';

function toDraft(kind: ChoiceDraft['kind'], data: object): ChoiceDraft {
  const draft = toChoiceDraft(kind, data);
  if (!draft) throw new Error('The data cannot be edited.');
  return draft;
}

const idAt = (draft: ChoiceDraft, index: number): string => draft.rows[index]?.id ?? '';

const texts = (draft: ChoiceDraft): string[] => draft.rows.map((row) => row.text);

const prompt = 'The capital?';
const options = ['Paris', 'Rome', 'Oslo'];
const capital = (correctAnswer: string | null) => toDraft('single', { prompt, options, correctAnswer });
const even = toDraft('multiple', { prompt: 'Even?', options: ['2', '3', '4'], correctAnswers: ['2', '4'] });

describe('correct option of a single choice (QST-033)', () => {
  test('is the first one unless the answer key or the author names another', () => {
    expect(toChoiceData(capital(null))).toMatchObject({ correctAnswer: 'Paris' });
    expect(toChoiceData(capital('Rome'))).toMatchObject({ correctAnswer: 'Rome' });
    expect(toChoiceData(capital('Bern'))).toMatchObject({ correctAnswer: 'Paris' });
    const draft = capital('Rome');
    expect(toChoiceData(withRightOption(draft, idAt(draft, 2), true))).toMatchObject({
      correctAnswer: 'Oslo',
    });
  });

  test('is replaced by the first one when it is removed', () => {
    const draft = capital('Rome');
    expect(toChoiceData(withoutOption(draft, idAt(draft, 1)))).toEqual({
      prompt,
      options: ['Paris', 'Oslo'],
      correctAnswer: 'Paris',
    });
  });

  test('remains correct when another option is removed', () => {
    const draft = capital('Oslo');
    expect(toChoiceData(withoutOption(draft, idAt(draft, 0)))).toMatchObject({ correctAnswer: 'Oslo' });
  });

  test('is one row, even if another row has the same text', () => {
    const twins = toDraft('single', { prompt, options: ['Rome', 'Rome', 'Oslo'], correctAnswer: 'Rome' });
    expect(twins.rows.map((row) => row.isRight)).toEqual([true, false, false]);
    const renamed = withOptionText(twins, idAt(twins, 0), 'Paris');
    expect(toChoiceData(renamed)).toMatchObject({ correctAnswer: 'Paris' });
  });
});

describe('options of a choice', () => {
  test('keep at least two (QST-032, AUT-063)', () => {
    const two = toDraft('single', { prompt, options: ['Paris', 'Rome'], correctAnswer: 'Rome' });
    expect(withoutOption(two, idAt(two, 1))).toBe(two);
    const multiple = toDraft('multiple', { prompt, options: ['2', '3'], correctAnswers: [] });
    expect(withoutOption(multiple, idAt(multiple, 0))).toBe(multiple);
  });

  test('remain correct when they are edited (D-150)', () => {
    expect(toChoiceData(withOptionText(even, idAt(even, 0), '12'))).toMatchObject({
      options: ['12', '3', '4'],
      correctAnswers: ['12', '4'],
    });
  });

  test('leave the answer key when they are removed (AUT-063)', () => {
    expect(toChoiceData(withoutOption(even, idAt(even, 2)))).toEqual({
      prompt: 'Even?',
      options: ['2', '3'],
      correctAnswers: ['2'],
    });
  });

  test('may all or none be correct in a multiple choice', () => {
    const all = withRightOption(even, idAt(even, 1), true);
    expect(toChoiceData(all)).toMatchObject({ correctAnswers: ['2', '3', '4'] });
    const none = [0, 2].reduce((draft, index) => withRightOption(draft, idAt(draft, index), false), even);
    expect(toChoiceData(none)).toMatchObject({ correctAnswers: [] });
  });

  test('are inserted after another one, up to 50', () => {
    expect(texts(withNewOption(even, idAt(even, 0)))).toEqual(['2', '', '3', '4']);
    expect(texts(withNewOption(even))).toEqual(['2', '3', '4', '']);
    const many = Array.from({ length: maxOptions }, (_each, index) => String(index));
    const full = toDraft('single', { prompt, options: many, correctAnswer: '0' });
    expect(withNewOption(full)).toBe(full);
  });

  test('keep their number without an answer key (D-137)', () => {
    const draft = toDraft('multiple', { prompt, options });
    expect(withNewOption(draft)).toBe(draft);
    expect(withoutOption(draft, idAt(draft, 0))).toBe(draft);
    expect(toChoiceData(withOptionText(draft, idAt(draft, 0), 'Lyon'))).toEqual({
      prompt,
      options: ['Lyon', 'Rome', 'Oslo'],
    });
  });
});

describe('pastedLines and withPastedOptions', () => {
  test('pastedLines returns one option for each line or cell', () => {
    expect(pastedLines('Paris\r\n\r\n  • Rome \n•\tOslo\n')).toEqual(['Paris', 'Rome', 'Oslo']);
    expect(pastedLines('- 5\n1. a')).toEqual(['- 5', '1. a']);
    expect(pastedLines('one line')).toEqual(['one line']);
    expect(pastedLines('Paris\tRome\t\tOslo\r\n')).toEqual(['Paris', 'Rome', 'Oslo']);
    expect(pastedLines('1.\tParis\nb)\tRome')).toEqual(['Paris', 'Rome']);
  });

  test('withPastedOptions replaces the selection with the first line, and adds an option for each other line', () => {
    const draft = capital('Paris');
    const pasted = withPastedOptions(draft, idAt(draft, 1), [1, 4], ['iga', 'Bern', 'Bonn']);
    expect(texts(pasted.draft)).toEqual(['Paris', 'Riga', 'Bern', 'Bonn', 'Oslo']);
    expect(pasted).toMatchObject({ added: 2, omittedCount: 0, lastId: idAt(pasted.draft, 3) });
  });

  test('withPastedOptions adds options up to a total of 50, and counts the omitted lines', () => {
    const draft = capital('Paris');
    const lines = Array.from({ length: 60 }, (_each, index) => `Town ${index}`);
    const pasted = withPastedOptions(draft, idAt(draft, 2), [0, 4], lines);
    expect(pasted.draft.rows).toHaveLength(maxOptions);
    expect(pasted).toMatchObject({ added: 47, omittedCount: 12 });
  });
});
