import { describe, expect, test } from 'vitest';
import { withCorrectOption, withoutOption } from '#questions/single-choice/editing.ts';

const capital = { prompt: 'The capital?', options: ['Paris', 'Rome', 'Oslo'] };

describe('the right option of a single choice (QST-033)', () => {
  test('is the first one until another is chosen', () => {
    expect(withCorrectOption(capital)).toEqual({ ...capital, correctAnswer: 'Paris' });
    expect(withCorrectOption({ ...capital, correctAnswer: 'Rome' }).correctAnswer).toBe('Rome');
    expect(withCorrectOption({ ...capital, correctAnswer: 'Bern' }).correctAnswer).toBe('Paris');
  });

  test('is the first one again when it is removed', () => {
    const left = withoutOption({ ...capital, correctAnswer: 'Rome' }, 1);
    expect(left).toEqual({ ...capital, options: ['Paris', 'Oslo'], correctAnswer: 'Paris' });
  });

  test('stays when another option is removed', () => {
    expect(withoutOption({ ...capital, correctAnswer: 'Oslo' }, 0).correctAnswer).toBe('Oslo');
  });

  test('the last two options stay (QST-032)', () => {
    const two = { ...capital, options: ['Paris', 'Rome'], correctAnswer: 'Rome' };
    expect(withoutOption(two, 1)).toBe(two);
  });
});
