import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickAnswer, withScore, withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';

const secret = 'SECRET';

/** Author data of every type, with an answer key that can be found anywhere in the text. */
const authored = fc
  .record(
    {
      question: fc.constantFrom('Is it so?', ''),
      prompt: fc.constantFrom('Which one?', ''),
      paragraph: fc
        .array(fc.constantFrom('There are ', `[[${secret}]]`, ' and ', `[[${secret} 2]]`, '[', ']]'))
        .map((parts) => parts.join('')),
      options: fc.constant(['a', 'b']),
      hint: fc.constant('Think.'),
      correctAnswer: fc.constantFrom(secret, true, false, null),
      correctAnswers: fc.constant([secret]),
      feedBack: fc.constant(secret),
      score: fc.constantFrom(0, 1),
      answer: fc.constant(secret),
      answers: fc.constant([secret]),
      selectedAnswers: fc.constant([secret]),
    },
    { requiredKeys: [] },
  )
  .map((data) => data as Record<string, unknown>);

describe('the view of someone who answers', () => {
  test('never contains the key, neither in a property nor in a blank (D-062)', () => {
    fc.assert(
      fc.property(authored, (data) => {
        const view = withoutAnswerKey(data);
        expect(JSON.stringify(view)).not.toContain(secret);
        expect(Object.keys(view)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(correctAnswers?|feedBack|score)$/)]),
        );
      }),
    );
  });

  test('keeps the blanks, the hint and the options', () => {
    const view = withoutAnswerKey({
      paragraph: '[[100]] cm, [[1000]] m',
      hint: 'kilo',
      options: ['a'],
      correctAnswers: [],
    });
    expect(view).toEqual({ paragraph: '[[]] cm, [[]] m', hint: 'kilo', options: ['a'] });
  });

  test('does not change the original', () => {
    const data = { question: 'So?', correctAnswer: true };
    withoutAnswerKey(data);
    expect(data).toEqual({ question: 'So?', correctAnswer: true });
  });
});

test('only the properties of an answer are taken from what a client sends', () => {
  expect(pickAnswer({ answer: 'x', correctAnswer: 'x', score: 1, prompt: 'changed' })).toEqual({
    answer: 'x',
  });
});

test('the review contains key, answer and the server’s score', () => {
  const data = {
    prompt: 'Which?',
    options: ['a', 'b'],
    correctAnswer: 'a',
    feedBack: 'Because.',
    answer: 'forged',
  };
  expect(withScore('mcqSingleAnswer', data, { answer: 'b' })).toEqual({ ...data, answer: 'b', score: 0 });
});
