import { describe, expect, it } from 'vitest';
import { partSeparator } from '#lib/text/join-parts.ts';
import { slotCharacter } from '#openapi/rules/formatted-text.ts';
import { answeredCount, isAnswered, progressLabel } from '#questions/answers.ts';
import { choiceColumns, choiceOptions } from '#questions/choice/choice-options.tsx';
import { blanksOf, fillInData, isRight, withBlank } from '#questions/fill-in-the-blanks/data.ts';
import { splitInstruction } from '#questions/fill-in-the-blanks/paragraph.ts';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { correctAnswerText, verdictOf } from '#questions/marking.ts';
import { multipleChoiceData } from '#questions/multiple-choice/data.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import { parseData } from '#questions/parse-data.ts';
import { questionName } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseData } from '#questions/true-false/data.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

describe('parseQuestion', () => {
  it('accepts every type and both type names of the single choice, and no other', () => {
    const { data } = singleChoiceSamples.empty;
    expect(parseQuestion({ type: 'mcqSingleAnswer', data })?.prompt).toBe(data.prompt);
    expect(parseQuestion({ type: 'questionSingleAnswer', data })?.prompt).toBe(data.prompt);
    expect(parseQuestion(trueFalseSamples.empty)).toBeDefined();
    expect(parseQuestion(multipleChoiceSamples.empty)).toBeDefined();
    expect(parseQuestion(fillInSamples.empty)?.prompt).toBe('Fill in the missing numbers.');
    expect(parseQuestion(textAnswerSamples.empty)).toBeDefined();
    expect(parseQuestion({ type: 'dragAndDrop', data })).toBeUndefined();
    expect(parseQuestion({ type: 'constructor', data })).toBeUndefined();
  });

  it.each([[null], ['{"question":'], [[]], [{}], [{ question: 5 }], [{ question: 'a', answer: 'true' }]])(
    'returns undefined for invalid data of a true-or-false question: %j',
    (data) => {
      expect(parseQuestion({ type: 'truefalse', data })).toBeUndefined();
    },
  );

  it('names a fill-in question by the beginning of its text', () => {
    const titleOf = (paragraph: string) =>
      parseQuestion({ type: 'fillInTheBlanks', data: { paragraph } })?.title;
    expect(titleOf('Fill in the plural.\nOne child, two [[children]].')).toBe('One child, two ___.');
    expect(titleOf(`${'One more word '.repeat(20)}[[end]]`)).toMatch(/^One more word .{90,106}…$/);
    expect(titleOf('```python run\nprint(1)\n```\nIt prints [[1]].')).toBe('It prints ___.');
    expect(titleOf(`a${'😀'.repeat(60)}[[end]]`)).toBe(`a${'😀'.repeat(59)}…`);
  });

  it('requires two options in a single choice (QST-032)', () => {
    const question = { type: 'mcqSingleAnswer', data: { prompt: 'Which?', options: ['One'] } };
    expect(parseQuestion(question)).toBeUndefined();
  });

  it('keeps unknown properties (D-069)', () => {
    expect(parseData(trueFalseData, { question: 'a', level: { of: 3 } })).toEqual({
      question: 'a',
      level: { of: 3 },
    });
  });

  it('reads the old property name of the selected answers, and writes only the new one (D-068)', () => {
    const content = { prompt: 'a', options: ['1', '2'] };
    expect(parseData(multipleChoiceData, { ...content, answers: ['1'] })).toEqual({
      ...content,
      selectedAnswers: ['1'],
    });
    expect(parseData(multipleChoiceData, { ...content, selectedAnswers: [], answers: ['1'] })).toEqual({
      ...content,
      selectedAnswers: [],
    });
  });
});

it('questionName counts from one (D-077)', () => {
  expect(questionName({ sortOrder: 0 })).toBe('Question 1');
});

describe('fill-in-the-blanks question', () => {
  it('has its first line as the prompt if that line has no blank', () => {
    expect(splitInstruction('Do it.\n1 + 1 = [[2]]')).toEqual({
      prompt: 'Do it.',
      text: `1 + 1 = ${slotCharacter}`,
    });
    expect(splitInstruction('[[2]] is even.\nSo is [[4]].').text).toBe(
      `${slotCharacter} is even.\nSo is ${slotCharacter}.`,
    );
    expect(splitInstruction('So [[a\nb]] it is.').text).toBe(`So ${slotCharacter} it is.`);
    expect(splitInstruction('1 + 1 = [[2]]').prompt).toBe('Fill in the blanks.');
    expect(splitInstruction('What has `[[1, 2], [3]]`, or \\[[?\nIt has [[2]].').prompt).toBe(
      'What has `[[1, 2], [3]]`, or [[?',
    );
  });

  it.each([
    'points = 4\nprint(points) shows [[4]].',
    'repeat 3 times:\nforward [[2]]',
    'When the flag is clicked\n  move [[10]] steps',
    '`forward 2.`\nThe robot drives [[2]] squares.',
    '```\nn = [[1]]\n```',
    'forward 2\n[[forward 3]]',
  ])('has no prompt if its first line is code: %j', (paragraph) => {
    expect(splitInstruction(paragraph).prompt).toBe('Fill in the blanks.');
  });

  it.each(['Complete the sentences', '“Rain” or “rein”?', 'fill in the gaps.', 'What does `x = 5` do?'])(
    'has a sentence as its prompt, with or without a full stop: %j',
    (line) => {
      expect(splitInstruction(`${line}\nIt [[rains]].`).prompt).toBe(line);
    },
  );

  it('stores a string for each blank when one is filled in', () => {
    const data = parseData(fillInData, { paragraph: '[[]] [[]] [[]]', hint: 'h', more: 1 });
    expect(data && withBlank(data, 2, 'x')).toEqual({ ...data, answer: ['', 'x', ''] });
  });

  it('compares trimmed answers, case-sensitively (D-065)', () => {
    const blanks = blanksOf({ paragraph: '[[Cape Town]] [[b]] [[]]', answer: [' Cape Town ', 'B', ''] });
    expect(blanks.map(isRight)).toEqual([true, false, false]);
    expect(blanks.map((blank) => blank.correct)).toEqual(['Cape Town', 'b', null]);
  });
});

describe('progressLabel', () => {
  it.each([
    [trueFalseSamples.empty, 'To do'],
    [trueFalseSamples.answered, 'Answered'],
    [singleChoiceSamples.empty, 'To do'],
    [singleChoiceSamples.answered, 'Answered'],
    [{ type: 'mcqSingleAnswer', data: { prompt: 'a', options: ['1', '2'], answer: 'removed' } }, 'To do'],
    [multipleChoiceSamples.empty, 'To do'],
    [multipleChoiceSamples.olderName, 'Answered'],
    [fillInSamples.empty, 'To do'],
    [fillInSamples.started, '1 of 3 blanks'],
    [fillInSamples.answered, 'Answered'],
    [textAnswerSamples.empty, 'To do'],
    [{ type: 'textAnswer', data: { prompt: 'a', answer: '  ' } }, 'To do'],
    [textAnswerSamples.answered, 'Answered'],
    [{ type: 'dragAndDrop', data: {} }, 'To do'],
  ])('of %j is %s', (question, label) => {
    expect(progressLabel(question)).toBe(label);
    expect(isAnswered(question)).toBe(label === 'Answered');
  });

  it('answeredCount counts false as an answer, and a paragraph only when every blank is filled', () => {
    const questions = [trueFalseSamples.answered, singleChoiceSamples.empty, fillInSamples.started];
    expect(answeredCount(questions)).toBe(1);
  });
});

describe('verdictOf and correctAnswerText', () => {
  it.each([
    [1, true, 'success', 'Correct\u00A0· 1 of 1'],
    [0, true, 'error', 'Not correct\u00A0· 0 of 1'],
    [0, false, 'neutral', 'Not answered\u00A0· 0 of 1'],
    [0.67, true, 'warning', '2 of 3 blanks\u00A0· 0.67 of 1'],
    [0.5, true, 'warning', '2 of 3 blanks\u00A0· 0.5 of 1'],
    [undefined, true, 'neutral', 'Not marked'],
  ])('return for the score %s, answered %s: %s, %s', (score, answered, tone, label) => {
    const outcome = label.split(partSeparator)[0];
    expect(verdictOf(score, answered, '2 of 3 blanks')).toEqual({ tone, label, outcome });
  });

  it.each([
    [textAnswerSamples.notMarked, 'Not marked'],
    [textAnswerSamples.open, 'Not marked'],
    [{ ...textAnswerSamples.notMarked, data: { prompt: 'a', score: 0 } }, 'Not answered'],
    [textAnswerSamples.right, 'Correct\u00A0· 1 of 1'],
    [fillInSamples.partly, '2 of 3 blanks\u00A0· 0.67 of 1'],
    [fillInSamples.unanswered, 'Not answered\u00A0· 0 of 1'],
    [{ type: 'fillInTheBlanks', data: { paragraph: 'No blank.', score: 0 } }, 'Not marked'],
    [multipleChoiceSamples.wrong, 'Not correct\u00A0· 0 of 1'],
  ])('return for %j: %s', (question, label) => {
    expect(parseQuestion(question)?.verdict().label).toBe(label);
  });

  it('correctAnswerText ends the sentence with one full stop', () => {
    expect(correctAnswerText('Paris')).toBe('The answer is Paris.');
    expect(correctAnswerText('half an hour. ')).toBe('The answer is half an hour.');
  });

  it('correctAnswerText quotes an answer that is a sentence', () => {
    expect(correctAnswerText('One half is 4/8. ')).toBe('The answer is: “One half is 4/8.”');
    expect(correctAnswerText('It stays as it was')).toBe('The answer is: “It stays as it was.”');
  });
});

describe('choiceColumns', () => {
  it('returns 2 only for short options without media or a long mark', () => {
    const short = choiceOptions(['2/4', '2/3', '2/4']);
    expect(short).toHaveLength(2);
    expect(choiceColumns(short, false)).toBe(2);
    expect(choiceColumns(short, true)).toBe(1);
    expect(choiceColumns(choiceOptions(['a', 'Cheetahs and ostriches']), false)).toBe(1);
    expect(choiceColumns(choiceOptions(['a', 'b'], { markOf: () => 'missed' }), false)).toBe(1);
  });
});
