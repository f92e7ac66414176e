import { describe, expect, test } from 'vitest';
import type { QuestionType } from '#mocks/data/models/curriculum.ts';
import {
  changeErrors,
  questionMismatchErrors,
  jsonToStore,
  type SubmittedChange,
} from '#mocks/rules/moderation/submission.ts';

type Data = Record<string, unknown>;
type Operation = [path: string, value: unknown];

/** The smallest PNG: one transparent pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const single = { prompt: 'Which?', options: ['a', 'b'], correctAnswer: 'a', feedBack: null };
const multi = { prompt: 'Which?', options: ['a', 'b'], correctAnswers: ['a'] };
const trueFalse = { question: 'So?', correctAnswer: true };
const fillIn = { paragraph: '[[1]] and [[2]]', correctAnswers: ['1', '2'] };
const text = { prompt: 'Why?', correctAnswer: null };

function questionChange(
  type: QuestionType,
  data: Data,
  operations: Operation[],
  more: Data = {},
): SubmittedChange {
  return {
    entityType: 'Question',
    entityId: 'que-1',
    snapshotJson: JSON.stringify({
      Id: 'que-1',
      Type: type,
      Data: JSON.stringify(data),
      SortOrder: 0,
      MediaPath: null,
      ...more,
    }),
    patchJson: JSON.stringify(operations.map(([path, value]) => ({ op: 'replace', path, value }))),
  };
}

const asData = (data: Data): Operation => ['/data', JSON.stringify(data)];

describe('changeErrors', () => {
  const valid: [string, SubmittedChange, boolean][] = [
    ['of data', questionChange('mcqSingleAnswer', single, [asData({ ...single, prompt: 'And?' })]), false],
    ['of data as an object', questionChange('truefalse', trueFalse, [['/data', trueFalse]]), false],
    [
      'of position and media',
      questionChange('textAnswer', text, [
        ['/SortOrder', 3],
        ['/MediaPath', null],
      ]),
      false,
    ],
    ['with a file', questionChange('textAnswer', text, [['/MediaPath', picture]]), false],
    [
      'of a question stored without an answer key',
      questionChange('mcqMultiAnswer', { ...multi, prompt: '', correctAnswers: [] }, [asData(multi)]),
      false,
    ],
    [
      'by a Learner',
      questionChange('mcqMultiAnswer', { prompt: 'Which?', options: ['a', 'b'] }, [
        asData({ prompt: 'Which ones?', options: ['x', 'y'] }),
      ]),
      true,
    ],
    [
      'by a Learner with an answer key, which is ignored',
      questionChange('mcqSingleAnswer', single, [asData({ ...single, correctAnswer: 'x' })]),
      true,
    ],
    [
      'by a Learner with emptied blanks',
      questionChange('fillInTheBlanks', { paragraph: '[[]]' }, [asData({ paragraph: 'A [[]]' })]),
      true,
    ],
  ];
  test.each(valid)('accepts a change %s', (_what, change, byLearner) => {
    expect(changeErrors(change, byLearner)).toEqual({});
  });

  const refused: [string, SubmittedChange, boolean, object][] = [
    [
      'the snapshot of another question',
      questionChange('truefalse', trueFalse, [asData(trueFalse)], { Id: 'que-2' }),
      false,
      { 'snapshotJson.Id': ['This is not the id in entityId.'] },
    ],
    [
      'a repeated path',
      questionChange('truefalse', trueFalse, [
        ['/SortOrder', 1],
        ['/MediaPath', null],
        ['/SortOrder', 2],
      ]),
      false,
      { 'patchJson.2.path': ['This path is in the list twice.'] },
    ],
    [
      'a snapshot without an answer key',
      questionChange('truefalse', { question: 'So?' }, [['/SortOrder', 1]]),
      false,
      { 'snapshotJson.Data.correctAnswer': ['This property is required.'] },
    ],
    [
      'a patch without an answer key',
      questionChange('fillInTheBlanks', fillIn, [['/SortOrder', 1], asData({ paragraph: '[[1]]' })]),
      false,
      { 'patchJson.1.value.correctAnswers': ['This property is required.'] },
    ],
    [
      'a text question without an answer key',
      questionChange('textAnswer', text, [asData({ prompt: 'Why?' })]),
      false,
      { 'patchJson.0.value.correctAnswer': ['This property is required.'] },
    ],
    [
      'a correct answer that is not an option',
      questionChange('mcqSingleAnswer', single, [asData({ ...single, correctAnswer: 'c' })]),
      false,
      { 'patchJson.0.value.correctAnswer': ['This is not one of the options.'] },
    ],
    [
      'no correct option',
      questionChange('mcqMultiAnswer', multi, [asData({ ...multi, correctAnswers: [] })]),
      false,
      { 'patchJson.0.value.correctAnswers': ['Mark at least one option as correct.'] },
    ],
    [
      'a question without text',
      questionChange('truefalse', trueFalse, [asData({ ...trueFalse, question: ' ' })]),
      false,
      { 'patchJson.0.value.question': ['The question has no text.'] },
    ],
    [
      'a paragraph without text by a Learner',
      questionChange('fillInTheBlanks', { paragraph: '' }, [asData({ paragraph: ' ' })]),
      true,
      { 'patchJson.0.value.paragraph': ['The question has no text.'] },
    ],
    [
      'one of several correct answers that is not an option',
      questionChange('mcqMultiAnswer', multi, [['/data', { ...multi, correctAnswers: ['b', 'c'] }]]),
      false,
      { 'patchJson.0.value.correctAnswers.1': ['This is not one of the options.'] },
    ],
    [
      'a blank without a word',
      questionChange('fillInTheBlanks', fillIn, [asData({ ...fillIn, paragraph: '[[1]] and [[]]' })]),
      false,
      { 'patchJson.0.value.paragraph': ['A blank has no correct word.'] },
    ],
    [
      'a file of a type that is not allowed',
      questionChange('textAnswer', text, [['/MediaPath', `data:image/svg+xml;base64,${btoa('<svg/>')}`]]),
      true,
      {
        'patchJson.0.value': ['Only PNG, JPEG, GIF, MP3, WAV, Ogg, MP4 and WebM files are allowed.'],
      },
    ],
    [
      'a file of another type than declared',
      questionChange('textAnswer', text, [['/MediaPath', picture.replace('image/png', 'image/gif')]]),
      false,
      { 'patchJson.0.value': ['The content of this file is not image/gif.'] },
    ],
    [
      'a data: URL that is not base64',
      questionChange('textAnswer', text, [['/MediaPath', 'data:image/png,%89PNG']]),
      false,
      { 'patchJson.0.value': ['This is not a file in base64.'] },
    ],
    [
      'a file of more than 10 MB',
      questionChange('textAnswer', text, [
        ['/MediaPath', `data:image/png;base64,${'AAAA'.repeat(3_495_254)}`],
      ]),
      false,
      { 'patchJson.0.value': ['At most 10 MB are allowed.'] },
    ],
  ];
  test.each(refused)('refuses %s', (_what, change, byLearner, errors) => {
    expect(changeErrors(change, byLearner)).toEqual(errors);
  });

  test.each<[QuestionType, Data]>([
    ['truefalse', text],
    ['fillInTheBlanks', trueFalse],
    ['mcqSingleAnswer', multi],
    ['questionSingleAnswer', text],
    ['mcqMultiAnswer', single],
    ['textAnswer', single],
  ])('refuses data of another type than %s', (type, data) => {
    const own = { truefalse: trueFalse, fillInTheBlanks: fillIn, mcqMultiAnswer: multi, textAnswer: text };
    const snapshot = type in own ? own[type as keyof typeof own] : single;
    for (const byLearner of [true, false]) {
      expect(changeErrors(questionChange(type, snapshot, [asData(data)]), byLearner)).toEqual({
        'patchJson.0.value': [`This is not the data of a question of type ${type}.`],
      });
    }
  });

  test('compares the id in the snapshot of an activity with entityId', () => {
    const change = (Id: string): SubmittedChange => ({
      entityType: 'Activity',
      entityId: 'act-1',
      snapshotJson: JSON.stringify({ Id, Title: 'A', Description: null }),
      patchJson: JSON.stringify([{ op: 'replace', path: '/Title', value: 'data:' }]),
    });
    expect(changeErrors(change('act-1'), false)).toEqual({});
    expect(changeErrors(change('act-2'), true)).toEqual({
      'snapshotJson.Id': ['This is not the id in entityId.'],
    });
  });
});

describe('questionMismatchErrors', () => {
  const stored = {
    type: 'fillInTheBlanks' as const,
    data: JSON.stringify(fillIn),
    mediaPath: 'files/fil-1.png',
  };
  const change = (...operations: Operation[]) => questionChange('fillInTheBlanks', fillIn, operations);
  const blanks = { 'patchJson.0.value.paragraph': ['The number of blanks must stay as it is.'] };
  const media = { 'patchJson.0.value': ['This is not the media that the question has.'] };

  test.each<[string, SubmittedChange, boolean, object]>([
    ['a Learner keeps the number of blanks', change(asData({ paragraph: '[[]] [[]]' })), true, {}],
    ['a Learner may not change the number of blanks', change(asData({ paragraph: '[[]]' })), true, blanks],
    [
      'other roles may change the number of blanks',
      change(asData({ paragraph: '[[1]]', correctAnswers: ['1'] })),
      false,
      {},
    ],
    ['the current media path is allowed', change(['/MediaPath', 'files/fil-1.png']), true, {}],
    ['media may be removed', change(['/MediaPath', null]), true, {}],
    ['a new file is allowed', change(['/MediaPath', picture]), true, {}],
    ['other media paths are refused', change(['/MediaPath', 'files/fil-2.png']), false, media],
    [
      'the type must be the stored one',
      questionChange('truefalse', trueFalse, [asData(trueFalse)]),
      false,
      { 'snapshotJson.Type': ['This is not the type of the question.'] },
    ],
  ])('%s', (_what, sent, byLearner, errors) => {
    expect(questionMismatchErrors(sent, stored, byLearner)).toEqual(errors);
  });

  test('refuses a Learner’s change of the number of options', () => {
    const choice = { type: 'mcqMultiAnswer' as const, data: JSON.stringify(multi), mediaPath: null };
    const sent = questionChange('mcqMultiAnswer', multi, [asData({ prompt: '', options: ['a', 'b', 'c'] })]);
    expect(questionMismatchErrors(sent, choice, true)).toEqual({
      'patchJson.0.value.options': ['The number of options must stay as it is.'],
    });
  });
});

test('jsonToStore removes the answer key only from a Learner’s change', () => {
  const change = questionChange('mcqSingleAnswer', single, [asData(single), ['/SortOrder', 0]]);
  const { snapshotJson, patchJson } = jsonToStore(change, true);
  expect(`${snapshotJson}${patchJson}`).not.toMatch(/correctAnswer|feedBack/);
  expect(jsonToStore(change, false)).toEqual({
    snapshotJson: change.snapshotJson,
    patchJson: change.patchJson,
  });
});
