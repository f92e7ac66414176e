import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataErrors, dataToStore } from '#mocks/rules/activities/authoring.ts';
import { scoreQuestion } from '#mocks/rules/activities/scoring.ts';
import { pickAnswer, withScore, withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';

const secret = 'SECRET';

/** Text with square brackets as in code: in pairs, single and nested. */
const piece = fc.oneof(
  fc.constantFrom('list', ' and ', '[', ']', '[[', ']]', '[0]', '[[1]]', '\n'),
  fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ') }),
);
const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** Valid text of a blank: brackets in pairs, at most four deep. */
const balanced = fc.letrec<{ word: string }>((tie) => ({
  word: fc
    .array(
      fc.oneof(
        { maxDepth: 4, depthIdentifier: 'brackets' },
        fc.constantFrom('list', ' ', secret),
        tie('word').map((word) => `[${word}]`),
      ),
      { maxLength: 3, depthIdentifier: 'brackets' },
    )
    .map((parts) => parts.join('')),
})).word;

/** Text that does not close its blank. */
const opened = fc
  .array(fc.oneof(balanced, fc.constantFrom('[', '[[', 'a')), { maxLength: 3 })
  .map((parts) => parts.join(''));

/** A paragraph with the secret only in its blanks, in all notations. */
const paragraph = fc
  .array(
    fc.oneof(
      anyText,
      balanced.map((word) => `[[${word}]]`),
      // Malformed or unclosed blanks, which older data may contain.
      fc.tuple(opened, anyText).map(([before, after]) => `[[${before}${secret}${after}`),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

/** Question data of any type, with the secret as the text of its answer key and answers. */
const authored = fc
  .record(
    {
      question: fc.constantFrom('Is it so?', ''),
      prompt: fc.constantFrom('Which one?', ''),
      paragraph,
      options: fc.constant(['a', 'b']),
      hint: fc.constant('Think.'),
      correctAnswer: fc.constantFrom(secret, true, false, null),
      correctAnswers: fc.constant([secret]),
      modelAnswer: fc.constant(secret),
      feedBack: fc.constant(secret),
      score: fc.constantFrom(0, 1),
      answer: fc.constant(secret),
      answers: fc.constant([secret]),
      selectedAnswers: fc.constant([secret]),
    },
    { requiredKeys: [] },
  )
  .map((data) => data as Record<string, unknown>);

describe('withoutAnswerKey', () => {
  test('removes the answer key from properties and blanks (D-062)', () => {
    fc.assert(
      fc.property(authored, (data) => {
        const view = withoutAnswerKey(data);
        expect(JSON.stringify(view)).not.toContain(secret);
        expect(Object.keys(view)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(correctAnswers?|modelAnswer|feedBack|score)$/)]),
        );
        // The contract's pattern for a paragraph.
        expect(view['paragraph'] ?? '').not.toMatch(/\[\[(?!\]\])/);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps one blank for each word of the answer key (D-065)', () => {
    const words = fc.array(
      balanced.map((word) => `${word}x`),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(words, fc.constantFrom(' and ', '] ', ' list[0] is ', ''), (answer, between) => {
        const paragraphWithWords = answer.map((word) => `[[${word}]]`).join(between);
        const data = dataToStore('fillInTheBlanks', { paragraph: paragraphWithWords });
        expect(dataErrors('fillInTheBlanks', data)).toEqual({});
        expect(withoutAnswerKey(data)).toEqual({ paragraph: answer.map(() => '[[]]').join(between) });
        expect(scoreQuestion('fillInTheBlanks', data, { answer })).toBe(1);
      }),
    );
  });

  test('keeps blanks, hint and options', () => {
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

test('pickAnswer keeps only the properties of an answer', () => {
  expect(pickAnswer({ answer: 'x', correctAnswer: 'x', score: 1, prompt: 'changed' })).toEqual({
    answer: 'x',
  });
});

test('withScore combines answer key, answer and score', () => {
  const data = {
    prompt: 'Which?',
    options: ['a', 'b'],
    correctAnswer: 'a',
    feedBack: 'Because.',
    answer: 'forged',
  };
  expect(withScore('mcqSingleAnswer', data, { answer: 'b' })).toEqual({ ...data, answer: 'b', score: 0 });
});
