import { describe, expect, test } from 'vitest';
import { activities } from '#mocks/data/seed/content/activities.ts';
import { withoutAnswerKey } from '#mocks/rules/activities/withholding.ts';
import { getQuestionEditing, questionTemplates } from '#questions/editing-registry.ts';
import { fillInSamples } from '#questions/fill-in-the-blanks/samples.ts';
import { multipleChoiceSamples } from '#questions/multiple-choice/samples.ts';
import { questionTypeName } from '#questions/registry.ts';
import { singleChoiceSamples } from '#questions/single-choice/samples.ts';
import { textAnswerSamples } from '#questions/text-answer/samples.ts';
import { trueFalseSamples } from '#questions/true-false/samples.ts';

interface Sample {
  type: string;
  data: Record<string, unknown>;
}

const seeds: Sample[] = activities.flatMap((activity) =>
  activity.questions.map(({ type, media: _media, ...data }) => ({ type, data })),
);

const samples: Sample[] = [
  trueFalseSamples,
  fillInSamples,
  singleChoiceSamples,
  multipleChoiceSamples,
  textAnswerSamples,
].flatMap((all) => Object.values<Sample>(all));

const attemptProperties = ['answer', 'answers', 'selectedAnswers', 'score'];

const withoutAttempt = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !attemptProperties.includes(name)));

function reopened({ type, data }: Sample): object | undefined {
  const editing = getQuestionEditing(type);
  const draft = editing?.toDraft(data);
  return draft === undefined ? undefined : editing?.toData(draft);
}

describe('toDraft and toData', () => {
  test('remove only the attempt, for all samples and the seed (AUT-052)', () => {
    expect(seeds.length).toBeGreaterThan(100);
    for (const sample of [...seeds, ...samples]) {
      expect(reopened(sample)).toStrictEqual(withoutAttempt(sample.data));
    }
  });

  test('add no answer key for a learner (D-137)', () => {
    for (const { type, data } of seeds) {
      const learnerData = withoutAnswerKey(data);
      expect(reopened({ type, data: learnerData })).toStrictEqual(learnerData);
    }
  });

  test('keep unknown properties and the order of properties (D-069)', () => {
    const data = {
      source: 'CAPS',
      paragraph: '[[One]] and [[two]].',
      correctAnswers: ['One', 'two'],
      level: 2,
    };
    const saved = reopened({ type: 'fillInTheBlanks', data: { ...data, answer: ['a', 'b'], score: 1 } });
    expect(JSON.stringify(saved)).toBe(JSON.stringify(data));
  });

  test('keep the order of correct options', () => {
    const data = { prompt: 'Even?', options: ['2', '3', '4'], correctAnswers: ['4', '2'] };
    expect(reopened({ type: 'mcqMultiAnswer', data })).toStrictEqual(data);
  });

  test('accept a malformed attempt', () => {
    expect(
      reopened({ type: 'truefalse', data: { question: 'A', correctAnswer: false, answer: 'x' } }),
    ).toEqual({
      question: 'A',
      correctAnswer: false,
    });
  });

  test.each([[null], ['{"prompt":'], [[]], [{}], [{ prompt: 5, options: [] }]])(
    'return undefined for an invalid single choice: %j',
    (data) => {
      expect(getQuestionEditing('mcqSingleAnswer')?.toDraft(data)).toBeUndefined();
    },
  );

  test('are not available for an unknown type', () => {
    expect(getQuestionEditing('dragAndDrop')).toBeUndefined();
    expect(getQuestionEditing('constructor')).toBeUndefined();
  });
});

describe('question templates (AUT-036, AUT-042)', () => {
  test('have names in this order', () => {
    expect(questionTemplates.map(questionTypeName)).toEqual([
      'True/False',
      'Fill in the Blanks',
      'Single-Answer (MCQ)',
      'Multiple-Answer (MCQ)',
      'Text Answer',
    ]);
  });

  test('contain the data of a new question', () => {
    const templates = Object.fromEntries(
      questionTemplates.map((type) => [type, getQuestionEditing(type)?.template()]),
    );
    expect(templates).toEqual({
      truefalse: { question: '', correctAnswer: true },
      fillInTheBlanks: { paragraph: '', correctAnswers: [] },
      mcqSingleAnswer: { prompt: '', options: ['Option 1', 'Option 2'], correctAnswer: 'Option 1' },
      mcqMultiAnswer: { prompt: '', options: ['Option 1', 'Option 2', 'Option 3'], correctAnswers: [] },
      textAnswer: { prompt: '', correctAnswer: null },
    });
  });

  test('remain unchanged when they are opened and saved', () => {
    for (const type of questionTemplates) {
      const data = (getQuestionEditing(type)?.template() ?? {}) as Sample['data'];
      expect(reopened({ type, data })).toStrictEqual(data);
    }
  });
});
