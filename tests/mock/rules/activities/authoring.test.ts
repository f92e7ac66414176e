import { describe, expect, test } from 'vitest';
import {
  dataErrors,
  dataToStore,
  formErrors,
  mismatchErrors,
  questionsToStore,
  type EditedQuestion,
} from '#mocks/rules/activities/authoring.ts';
import { prefixErrors } from '#mocks/rules/field-errors.ts';

const single = { prompt: 'Which?', options: ['a', 'b'], correctAnswer: 'a' };
const multiple = { prompt: 'Which?', options: ['a', 'b'], correctAnswers: ['a'] };
const notAnOption = ['This is not one of the options.'];
const noText = ['The question has no text.'];
const noBlank = ['Mark at least one word as a blank, such as [[word]].'];
const malformed = ['A blank starts with [[ and ends with ]], and brackets inside it must come in pairs.'];

describe('dataErrors and dataToStore', () => {
  test.each([
    ['mcqSingleAnswer', single, {}],
    ['questionSingleAnswer', single, {}],
    ['mcqSingleAnswer', { ...single, correctAnswer: 'c' }, { correctAnswer: notAnOption }],
    ['mcqSingleAnswer', { ...single, correctAnswer: 'A' }, { correctAnswer: notAnOption }],
    ['mcqSingleAnswer', { ...single, correctAnswer: '' }, { correctAnswer: notAnOption }],
    ['mcqSingleAnswer', { prompt: 'Which?', options: ['', ''], correctAnswer: '' }, {}],
    ['mcqSingleAnswer', { ...single, prompt: ' \n' }, { prompt: noText }],
    ['mcqMultiAnswer', multiple, {}],
    [
      'mcqMultiAnswer',
      { ...multiple, correctAnswers: [] },
      { correctAnswers: ['Mark at least one option as correct.'] },
    ],
    ['mcqMultiAnswer', { ...multiple, prompt: '\u200B' }, { prompt: noText }],
    ['mcqMultiAnswer', { ...multiple, correctAnswers: ['a', 'c'] }, { 'correctAnswers.1': notAnOption }],
    ['fillInTheBlanks', { paragraph: 'One [[1]], two [[2]].', correctAnswers: [] }, {}],
    ['fillInTheBlanks', { paragraph: 'The first one is [[list[0]]].' }, {}],
    ['fillInTheBlanks', { paragraph: 'list[0] is [[7]], and list[list[0]] is [[8]]' }, {}],
    ['fillInTheBlanks', { paragraph: 'No blank [yet]', correctAnswers: [] }, { paragraph: noBlank }],
    ['fillInTheBlanks', { paragraph: '', correctAnswers: [] }, { paragraph: noText }],
    ['fillInTheBlanks', { paragraph: 'One [[1]], two [[2.' }, { paragraph: malformed }],
    ['fillInTheBlanks', { paragraph: 'One [[list[0]]' }, { paragraph: malformed }],
    ['fillInTheBlanks', { paragraph: 'One [[0]list]]' }, { paragraph: malformed }],
    ['fillInTheBlanks', { paragraph: '`[[1, 2], [3]]` has [[2]] rows, \\[[ too.' }, {}],
    ['fillInTheBlanks', { paragraph: '`[[1, 2], [3]]` has 2 rows.' }, { paragraph: noBlank }],
    [
      'fillInTheBlanks',
      { paragraph: 'One [[1]], two [[]].', correctAnswers: ['1', '2'] },
      { paragraph: ['A blank has no correct word.'] },
    ],
    ['fillInTheBlanks', { paragraph: '[[ ]]' }, { paragraph: ['A blank has no correct word.'] }],
    ['fillInTheBlanks', { paragraph: '[[a]]'.repeat(200) }, {}],
    [
      'fillInTheBlanks',
      { paragraph: '[[a]]'.repeat(201) },
      { paragraph: ['At most 200 blanks are allowed.'] },
    ],
    ['fillInTheBlanks', { paragraph: `[[${'🙂'.repeat(1000)}]]` }, {}],
    [
      'fillInTheBlanks',
      { paragraph: `[[${'🙂'.repeat(1001)}]]` },
      { paragraph: ['A blank may have at most 1000 characters.'] },
    ],
    ['truefalse', { question: '', correctAnswer: true }, { question: noText }],
    ['textAnswer', { prompt: '', correctAnswer: null }, { prompt: noText }],
  ] as const)('dataErrors checks data of type %s: %j', (type, data, errors) => {
    expect(dataErrors(type, data as Parameters<typeof dataErrors>[1])).toEqual(errors);
  });

  test.each([
    [
      'truefalse',
      { question: '?', correctAnswer: true, answer: false, score: 1 },
      { question: '?', correctAnswer: true },
    ],
    ['mcqMultiAnswer', { ...multiple, selectedAnswers: ['b'], answers: ['b'] }, multiple],
    [
      'fillInTheBlanks',
      { paragraph: 'One [[1]], [[two]]', hint: 'h', correctAnswers: ['x'], feedBack: null, answer: ['1'] },
      { paragraph: 'One [[1]], [[two]]', hint: 'h', correctAnswers: ['1', 'two'], feedBack: null },
    ],
    ['textAnswer', { prompt: '[[1]]', correctAnswer: null }, { prompt: '[[1]]', correctAnswer: null }],
  ] as const)(
    'dataToStore drops the properties of attempts from data of type %s: %j',
    (type, data, stored) => {
      expect(dataToStore(type, data)).toEqual(stored);
    },
  );
});

test('prefixErrors adds the path', () => {
  expect(prefixErrors('patchJson.0.value', { correctAnswer: ['No.'] })).toEqual({
    'patchJson.0.value.correctAnswer': ['No.'],
  });
});

const question = (change: Partial<EditedQuestion> = {}): EditedQuestion => ({
  type: 'truefalse',
  data: '{"question":"?","correctAnswer":true}',
  sortOrder: 0,
  mediaPath: null,
  ...change,
});
const wrong = JSON.stringify({ ...single, correctAnswer: 'c' });

describe('formErrors', () => {
  test.each<[string, EditedQuestion[] | undefined, string[], object]>([
    ['accepts a form without questions', undefined, [], {}],
    ['accepts files for its questions', [question(), question()], ['Questions[1].MediaFile'], {}],
    [
      'refuses a file without a question',
      [question()],
      ['Questions[1].MediaFile'],
      { 'Questions[1].MediaFile': ['There is no such question in the model.'] },
    ],
    [
      'refuses a file in a form without questions',
      undefined,
      ['Questions[0].MediaFile'],
      { 'Questions[0].MediaFile': ['There is no such question in the model.'] },
    ],
    [
      'refuses another spelling of a part name',
      [question()],
      ['Questions[0].MediaFile', 'Questions[00].MediaFile'],
      { 'Questions[00].MediaFile': ['There is no such question in the model.'] },
    ],
    [
      'refuses a duplicate question',
      [question({ id: 'que-1' }), question(), question(), question({ id: 'que-1' })],
      [],
      { 'model.questions.3.id': ['This question is in the list twice.'] },
    ],
    [
      'refuses an invalid answer key',
      [question(), question({ type: 'mcqSingleAnswer', data: wrong })],
      [],
      { 'model.questions.1.data.correctAnswer': notAnOption },
    ],
  ])('%s', (_what, questions, parts, errors) => {
    const model = { id: 'act-1', ...(questions && { questions }) };
    expect(formErrors('act-1', model, parts)).toEqual(errors);
  });

  test('refuses the id of another activity', () => {
    expect(formErrors('act-1', { id: 'act-2' }, [])).toEqual({
      'model.id': ['This is not the id in the path.'],
    });
  });
});

const stored = [
  { id: 'que-1', type: 'truefalse', mediaPath: 'files/one.png' },
  { id: 'que-2', type: 'questionSingleAnswer', mediaPath: null },
] as const;
const otherMedia = ['This is not the media that the question has.'];

describe('mismatchErrors', () => {
  test.each<[string, Partial<EditedQuestion>, object]>([
    ['accepts a new question', {}, {}],
    ['accepts a stored question', { id: 'que-1' }, {}],
    ['accepts the stored media path', { id: 'que-1', mediaPath: 'files/one.png' }, {}],
    ['accepts both spellings of single choice', { id: 'que-2', type: 'mcqSingleAnswer' }, {}],
    [
      'refuses a question of another activity',
      { id: 'que-9', mediaPath: 'files/nine.png' },
      { 'model.questions.0.id': ['This question is not part of the activity.'] },
    ],
    [
      'refuses another type',
      { id: 'que-1', type: 'textAnswer' },
      { 'model.questions.0.type': ['The type of a question cannot be changed.'] },
    ],
    [
      'refuses another media path',
      { id: 'que-1', mediaPath: 'files/two.png' },
      { 'model.questions.0.mediaPath': otherMedia },
    ],
    [
      'refuses a media path of a new question',
      { mediaPath: 'data:image/png;base64,AA==' },
      { 'model.questions.0.mediaPath': otherMedia },
    ],
  ])('%s', (_what, change, errors) => {
    expect(mismatchErrors([question(change)], stored)).toEqual(errors);
  });
});

describe('questionsToStore', () => {
  test('sorts by `sortOrder`, then by index, and renumbers from 0', () => {
    const places = [7, 2, 7, 0].map((sortOrder) => question({ sortOrder }));
    const saved = questionsToStore(places, []);
    expect(saved.map(({ index, sortOrder }) => [index, sortOrder])).toEqual([
      [3, 0],
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  test.each([
    ['que-2', 'mcqSingleAnswer', 'questionSingleAnswer'],
    ['que-2', 'questionSingleAnswer', 'questionSingleAnswer'],
    [undefined, 'questionSingleAnswer', 'mcqSingleAnswer'],
    [undefined, 'mcqSingleAnswer', 'mcqSingleAnswer'],
    [undefined, 'truefalse', 'truefalse'],
  ] as const)('stores question %s, sent with the type %s, with the type %s', (id, type, expected) => {
    const sent = question({ ...(id && { id }), type, data: JSON.stringify(single) });
    expect(questionsToStore([sent], stored)[0]?.type).toBe(expected);
  });

  test('derives the answer key from the paragraph', () => {
    const data = JSON.stringify({ paragraph: '[[one]] [[two]]', correctAnswers: ['three'], answer: ['x'] });
    const [saved] = questionsToStore([question({ type: 'fillInTheBlanks', data })], []);
    expect(JSON.parse(saved?.data ?? '')).toEqual({
      paragraph: '[[one]] [[two]]',
      correctAnswers: ['one', 'two'],
    });
  });
});
