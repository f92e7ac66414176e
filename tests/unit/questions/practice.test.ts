import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreQuestion, type AnswerKey, type GivenAnswer } from '#mocks/rules/activities/scoring.ts';
import { withScore, withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';
import { listBlankWords } from '#openapi/rules/blanks.ts';
import { missedQuestions } from '#questions/answers.ts';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import { parseQuestion } from '#questions/registry.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

interface Case {
  type: string;
  authored: Record<string, unknown> & AnswerKey;
  given: GivenAnswer;
}

const parseOrThrow = (type: string, data: unknown) => {
  const parsed = parseQuestion({ type, data });
  if (!parsed) throw new Error(`Not valid: ${JSON.stringify(data)}`);
  return parsed;
};

const practised = ({ type, authored, given }: Case) =>
  parseOrThrow(type, parseOrThrow(type, withScore(type, authored, given)).marked()).verdict();

const practiceScore = ({ type, authored, given }: Case): unknown => {
  const data = parseOrThrow(type, withScore(type, authored, given)).marked();
  return typeof data === 'object' && data !== null && 'score' in data ? data.score : undefined;
};

const serverScore = ({ type, authored, given }: Case) => scoreQuestion(type, authored, given);

/** Few letters, so that correct answers are frequent; with spaces and letter case, which some marking rules ignore. */
const word = fc.string({ unit: fc.constantFrom('a', 'A', 'é', 'İ', '1', ' ', '\u00A0', '\t'), maxLength: 4 });
const number = fc.constantFrom('1000', '1 000', '1\u00A0000', '10 00', '-1 000', '−1000');
/** Code, with the curly quotes and dashes that phones insert. */
const code = fc.constantFrom('"a"', '“a”', '`"a"`', 'x--', 'x—', '`', '``', '` `');
const wordOrNumber = fc.oneof(word, number, code);
const some = fc.array(wordOrNumber, { maxLength: 4 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const optional = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value });

const trueFalse = fc
  .record({ correctAnswer: fc.boolean(), answer: maybe(fc.option(fc.boolean())) })
  .map(({ correctAnswer, answer }): Case => ({
    type: 'truefalse',
    authored: { question: 'Is it?', correctAnswer },
    given: optional('answer', answer),
  }));

const singleChoice = fc
  .record({
    type: fc.constantFrom('mcqSingleAnswer', 'questionSingleAnswer'),
    options: fc.array(word, { minLength: 2, maxLength: 4 }),
    correctAnswer: word,
    answer: maybe(fc.option(word)),
  })
  .map(({ type, options, correctAnswer, answer }): Case => ({
    type,
    authored: { prompt: 'Which?', options, correctAnswer },
    given: optional('answer', answer),
  }));

const multipleChoice = fc
  .record({
    options: fc.array(word, { minLength: 1, maxLength: 4 }),
    correctAnswers: some,
    selectedAnswers: maybe(some),
    answers: maybe(some),
  })
  .map(({ options, correctAnswers, selectedAnswers, answers }): Case => ({
    type: 'mcqMultiAnswer',
    authored: { prompt: 'Which?', options, correctAnswers },
    given: { ...optional('selectedAnswers', selectedAnswers), ...optional('answers', answers) },
  }));

/** Text with paired and unpaired square brackets. */
const someInBrackets = fc.array(fc.string({ unit: fc.constantFrom('a', '[', ']', ' '), maxLength: 6 }), {
  maxLength: 4,
});

const fillIn = fc
  .record({ words: fc.oneof(some, someInBrackets), answer: maybe(some) })
  .map(({ words, answer }): Case => {
    const paragraph = `So: ${words.map((right) => `[[${right}]]`).join(' and ')}.`;
    return {
      type: 'fillInTheBlanks',
      authored: { paragraph, correctAnswers: listBlankWords(paragraph) },
      given: optional('answer', answer),
    };
  });

const text = fc
  .record({ correctAnswer: fc.option(word), answer: maybe(fc.option(word)) })
  .map(({ correctAnswer, answer }): Case => ({
    type: 'textAnswer',
    authored: { prompt: 'Why?', correctAnswer },
    given: optional('answer', answer),
  }));

const generators = { trueFalse, singleChoice, multipleChoice, fillIn, text };

describe.each(Object.entries(generators))('practice of %s', (_name, cases) => {
  test('marked() scores like the server', () => {
    fc.assert(
      fc.property(cases, (generated) => {
        expect(practiceScore(generated)).toBe(serverScore(generated));
      }),
      { numRuns: 1000 },
    );
  });

  test('cleared() removes the answer and keeps the answer key', () => {
    fc.assert(
      fc.property(cases, ({ type, authored, given }) => {
        const cleared = parseOrThrow(type, withScore(type, authored, given)).cleared();
        const parsed = parseOrThrow(type, cleared);
        // A paragraph without blanks always counts as answered. Practice rounds contain no such paragraph.
        const isEmpty = !parsed.isAnswered || authored.correctAnswers?.length === 0;
        expect(isEmpty).toBe(true);
        expect(parsed.progress).toBeUndefined();
        expect(serverScore({ type, authored, given: cleared as GivenAnswer })).toBe(
          scoreQuestion(type, authored, {}),
        );
      }),
    );
  });

  test('spoken() does not reveal the answers', () => {
    fc.assert(
      fc.property(cases, ({ type, authored, given }) => {
        const spokenWithKey = parseOrThrow(type, withScore(type, authored, given)).spoken();
        expect(spokenWithKey).toEqual(parseOrThrow(type, withoutAnswerKey(authored)).spoken());
      }),
    );
  });
});

describe('verdict()', () => {
  const halves = { prompt: 'Which?', options: ['2/4', '2/3'], correctAnswer: '2/4' };
  const sixes = { prompt: 'Which?', options: ['12', '20', '18'], correctAnswers: ['12', '18'] };
  const metres = { paragraph: '[[100]] cm and [[1000]] m, so [[2000]] m.' };

  test.each<[string, Case['authored'], GivenAnswer, string]>([
    ['truefalse', { question: 'Is it?', correctAnswer: false }, { answer: false }, 'Correct'],
    ['truefalse', { question: 'Is it?', correctAnswer: false }, { answer: null }, 'Not answered'],
    ['questionSingleAnswer', halves, { answer: '2/4' }, 'Correct'],
    ['mcqSingleAnswer', halves, { answer: '2/3' }, 'Not correct'],
    ['mcqMultiAnswer', sixes, { selectedAnswers: ['18', '12'] }, 'Correct'],
    ['mcqMultiAnswer', sixes, { selectedAnswers: ['12', '20', '18'] }, 'Not correct'],
    ['mcqMultiAnswer', sixes, { answers: ['12', '18'] }, 'Correct'],
    ['fillInTheBlanks', metres, { answer: [' 100', '1000', '200'] }, '2 of 3 blanks'],
    ['fillInTheBlanks', { paragraph: '[[Paris]]' }, { answer: ['paris'] }, 'Not correct'],
    ['textAnswer', { prompt: 'Why?', correctAnswer: 'Rain' }, { answer: ' rain ' }, 'Correct'],
    ['textAnswer', { prompt: 'Why?', correctAnswer: 'Rain' }, { answer: 'Snow' }, 'Not correct'],
    ['textAnswer', { prompt: 'Why?', correctAnswer: null }, { answer: 'Snow' }, 'Not marked'],
  ])('of %s %j with the answer %j is %s', (type, authored, given, outcome) => {
    expect(practised({ type, authored, given }).outcome).toBe(outcome);
  });
});

test('missedQuestions returns questions with an answer key that are not fully correct', () => {
  const noKey = { ...singleChoiceSamples.wrong, data: { ...singleChoiceSamples.empty.data, score: 0 } };
  const noBlank = { ...fillInSamples.wrong, data: { paragraph: 'Nothing to fill in.', score: 0 } };
  const withoutCorrectOption = {
    ...singleChoiceSamples.wrong,
    data: { ...singleChoiceSamples.wrong.data, correctAnswer: '9/9' },
  };
  const questions = [
    trueFalseSamples.right,
    trueFalseSamples.wrong,
    singleChoiceSamples.unanswered,
    multipleChoiceSamples.wrong,
    fillInSamples.right,
    fillInSamples.partly,
    textAnswerSamples.notMarked,
    textAnswerSamples.open,
    textAnswerSamples.openUnanswered,
    { ...textAnswerSamples.wrong, type: 'dragAndDrop' },
    textAnswerSamples.wrong,
    noKey,
    noBlank,
    withoutCorrectOption,
    trueFalseSamples.answered,
  ];
  expect(missedQuestions(questions)).toEqual([
    trueFalseSamples.wrong,
    singleChoiceSamples.unanswered,
    multipleChoiceSamples.wrong,
    fillInSamples.partly,
    textAnswerSamples.wrong,
  ]);
});

const textOf = (line: { text: string }) => line.text;

describe('text read aloud', () => {
  test.each([
    [trueFalseSamples.empty, [trueFalseSamples.empty.data.question, 'Option 1: True', 'Option 2: False']],
    [
      multipleChoiceSamples.answered,
      ['Choose all the multiples of 6.', 'Option 1: 12', 'Option 2: 20', 'Option 3: 18', 'Option 4: 24'],
    ],
    [textAnswerSamples.answered, [textAnswerSamples.empty.data.prompt]],
    [
      fillInSamples.partly,
      [
        'Fill in the missing numbers.',
        'There are blank centimetres in one metre and blank metres in one kilometre, so 2 km is the same as blank m.',
        'Hint: “kilo” means one thousand.',
      ],
    ],
  ])('contains question, options and hint: %j', (question, texts) => {
    expect(parseQuestion(question)?.spoken().map(textOf)).toEqual(texts);
  });

  test('contains equal options once', () => {
    const data = { prompt: 'Which?', options: ['a', 'b', 'a'] };
    expect(parseOrThrow('mcqSingleAnswer', data).spoken().map(textOf)).toEqual([
      'Which?',
      'Option 1: a',
      'Option 2: b',
    ]);
  });

  test('contains verdict, missed answer and feedback after marking', () => {
    expect(parseQuestion(trueFalseSamples.wrong)?.spokenReview().map(textOf)).toEqual([
      'Not correct.',
      'The answer is True.',
      trueFalseSamples.wrong.data.feedBack,
    ]);
    expect(parseQuestion(fillInSamples.right)?.spokenReview().map(textOf)).toEqual([
      'Correct.',
      fillInSamples.right.data.feedBack,
    ]);
  });

  test.each([
    [
      multipleChoiceSamples.wrong,
      [
        'Choose all the multiples of 6.',
        'Your answer: 12, 20, 18.',
        'Not correct.',
        '12: Correct.',
        '20: Not correct.',
        '18: Correct.',
        '24: Should have been chosen.',
      ],
    ],
    [trueFalseSamples.right, [trueFalseSamples.right.data.question, 'Your answer: True.', 'Correct.']],
    [
      fillInSamples.gap,
      [
        'Fill in the missing numbers.',
        'There are 100 centimetres in one metre and blank metres in one kilometre, so 2 km is the same as 200 m.',
        '1 of 3 blanks.',
        'Blank 2: not answered. The answer is 1000.',
        'Blank 3: not correct. The answer is 2000.',
      ],
    ],
    [
      textAnswerSamples.wrong,
      [textAnswerSamples.wrong.data.prompt, 'Your answer:', '9 cm', 'Not correct.', 'The answer is 95 mm.'],
    ],
    [
      singleChoiceSamples.unanswered,
      ['Which fraction is equal to one half?', 'Not answered.', 'The answer is 2/4.'],
    ],
  ])('begins with question and answer on a result: %j', (question, texts) => {
    const spoken = parseQuestion(question)?.spokenResult().map(textOf) ?? [];
    const { feedBack } = question.data;
    expect(spoken).toEqual(feedBack ? [...texts, feedBack] : texts);
  });

  test('contains the model answer of an open question (D-247)', () => {
    expect(parseQuestion(textAnswerSamples.open)?.spokenReview().map(textOf)).toEqual([
      'Not marked.',
      'One good answer:',
      'One half is 4/8, and 3/8 is one piece less.',
      textAnswerSamples.open.data.feedBack,
    ]);
  });
});
