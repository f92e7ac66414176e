import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataErrors, dataToStore } from '#mocks/rules/activities/authoring.ts';
import { scoreQuestion } from '#mocks/rules/activities/scoring.ts';
import { pickAnswer, withScore, withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';

const secret = 'SECRET';

/** Text with square brackets, which code is full of: in pairs, alone, one inside the other. */
const piece = fc.oneof(
  fc.constantFrom('list', ' and ', '[', ']', '[[', ']]', '[0]', '[[1]]', '\n'),
  fc.string({ unit: fc.constantFrom('[', ']', 'a', ' ') }),
);
const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

/** What can stand in a blank: brackets in pairs, at most four deep. */
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

/** Text that does not end the blank in which it stands. */
const opened = fc
  .array(fc.oneof(balanced, fc.constantFrom('[', '[[', 'a')), { maxLength: 3 })
  .map((parts) => parts.join(''));

/** A paragraph with the secret in its blanks, however they are written, and nowhere else. */
const paragraph = fc
  .array(
    fc.oneof(
      anyText,
      balanced.map((word) => `[[${word}]]`),
      // Blanks that are malformed or never end: they may have been stored before they were refused.
      fc.tuple(opened, anyText).map(([before, after]) => `[[${before}${secret}${after}`),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));

/** Author data of every type, with an answer key that can be found anywhere in the text. */
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

describe('the view of someone who answers', () => {
  test('never contains the key, neither in a property nor in a blank (D-062)', () => {
    fc.assert(
      fc.property(authored, (data) => {
        const view = withoutAnswerKey(data);
        expect(JSON.stringify(view)).not.toContain(secret);
        expect(Object.keys(view)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(correctAnswers?|modelAnswer|feedBack|score)$/)]),
        );
        // What the contract requires of the paragraph.
        expect(view['paragraph'] ?? '').not.toMatch(/\[\[(?!\]\])/);
      }),
      { numRuns: 2000 },
    );
  });

  test('has a blank for each word, and the word is right (D-065)', () => {
    const words = fc.array(
      balanced.map((word) => `${word}x`),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(words, fc.constantFrom(' and ', '] ', ' list[0] is ', ''), (answer, between) => {
        const written = answer.map((word) => `[[${word}]]`).join(between);
        const data = dataToStore('fillInTheBlanks', { paragraph: written });
        expect(dataErrors('fillInTheBlanks', data)).toEqual({});
        expect(withoutAnswerKey(data)).toEqual({ paragraph: answer.map(() => '[[]]').join(between) });
        expect(scoreQuestion('fillInTheBlanks', data, { answer })).toBe(1);
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
