import { describe, expect, test } from 'vitest';
import {
  dataOf,
  isSameActivity,
  nameAt,
  noMedia,
  openQuestion,
} from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { opened, read, sentences } from './written.ts';

const after = (...actions: DraftAction[]) => actions.reduce(draftReducer, opened(read()));
const [first, second, third] = sentences(opened(read()));

describe('an activity while it is written', () => {
  test('opened and not touched is the same; a new title, text or file is not', () => {
    const base = opened(read());
    expect(isSameActivity(base, opened(read()))).toBe(true);
    const media = { path: null, file: new File(['x'], 'x.png'), description: '', captions: '' };
    const actions = [
      { kind: 'rename', title: 'Parts' },
      { kind: 'describe', description: '' },
      { kind: 'write', key: 'que-1', draft: { question: 'No.', correctAnswer: true, feedBack: null } },
      { kind: 'attach', key: 'que-1', media },
      { kind: 'move', key: 'que-1', by: 1 },
      { kind: 'remove', key: 'que-3' },
    ] satisfies DraftAction[];
    expect(actions.filter((action) => isSameActivity(base, draftReducer(base, action)))).toEqual([]);
  });

  test('written back to what it was, it is the same again', () => {
    const draft = after({ kind: 'rename', title: 'Parts' }, { kind: 'rename', title: 'Halves' });
    expect(isSameActivity(draft, opened(read()))).toBe(true);
  });

  test('moving changes places with the neighbour', () => {
    expect(sentences(after({ kind: 'move', key: 'que-1', by: 1 }))).toEqual([second, first, third]);
    expect(sentences(after({ kind: 'move', key: 'que-3', by: -1 }))).toEqual([first, third, second]);
  });

  test('the first does not move up, nor the last down, nor one that is not there', () => {
    const base = opened(read());
    expect(draftReducer(base, { kind: 'move', key: 'que-1', by: -1 })).toBe(base);
    expect(draftReducer(base, { kind: 'move', key: 'que-3', by: 1 })).toBe(base);
    expect(draftReducer(base, { kind: 'move', key: 'que-9', by: 1 })).toBe(base);
  });

  test('many new questions come last, in their order; too many change nothing', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const data = { question: `New ${index}?`, correctAnswer: true };
        return openQuestion({ type: 'truefalse', data, mediaPath: null }, `new-${index}`);
      });
    const added = after({ kind: 'add many', questions: many(2) });
    expect(sentences(added)).toEqual([first, second, third, 'New 0?', 'New 1?']);
    expect(draftReducer(added, { kind: 'add many', questions: many(196) })).toBe(added);
  });

  test('a new question comes last; one that was removed goes back to its place', () => {
    const data = { question: 'New?', correctAnswer: true };
    const added = after({ kind: 'add', key: 'new', type: 'truefalse', data });
    expect(sentences(added)).toEqual([first, second, third, 'New?']);
    expect(added.questions.at(-1)).toMatchObject({ id: undefined, media: { path: null, description: '' } });

    const [, removed] = added.questions;
    if (!removed) throw new Error('There are four.');
    const without = draftReducer(added, { kind: 'remove', key: 'que-2' });
    expect(sentences(without)).toEqual([first, third, 'New?']);
    expect(draftReducer(without, { kind: 'put back', question: removed, index: 1 })).toEqual(added);
  });

  test('a new question is inserted at an index; one that is dragged takes its place among the others', () => {
    const data = { question: 'New?', correctAnswer: true };
    expect(sentences(after({ kind: 'add', key: 'new', type: 'truefalse', data, index: 1 }))).toEqual([
      first,
      'New?',
      second,
      third,
    ]);
    expect(sentences(after({ kind: 'place', key: 'que-1', index: 2 }))).toEqual([second, third, first]);
    expect(sentences(after({ kind: 'place', key: 'que-3', index: 0 }))).toEqual([third, first, second]);
    const base = opened(read());
    expect(draftReducer(base, { kind: 'place', key: 'que-1', index: 0 })).toBe(base);
    expect(draftReducer(base, { kind: 'place', key: 'que-9', index: 0 })).toBe(base);
  });

  test('a duplicate stands below, is new, and has media only if a file comes with it', () => {
    const plain = after({ kind: 'duplicate', key: 'que-2', newKey: 'copy', file: undefined });
    expect(sentences(plain)).toEqual([first, second, second, third]);
    expect(plain.questions[2]).toMatchObject({ key: 'copy', id: undefined, media: { path: null } });
    const file = new File(['x'], 'bars.png');
    const whole = after({ kind: 'duplicate', key: 'que-2', newKey: 'copy', file });
    expect(whole.questions[2]?.media).toMatchObject({ path: null, file });
  });

  test('there are at most 200: the server takes no more', () => {
    const add = (index: number): DraftAction => ({
      kind: 'add',
      key: `new-${index}`,
      type: 'truefalse',
      data: { question: '', correctAnswer: true },
    });
    const full = after(...Array.from({ length: 300 }, (_, index) => add(index)));
    expect(full.questions).toHaveLength(200);
    const duplicate = { kind: 'duplicate', key: 'que-1', newKey: 'copy', file: undefined } as const;
    expect(draftReducer(full, duplicate)).toBe(full);
    expect(draftReducer(full, { kind: 'remove', key: 'que-1' }).questions).toHaveLength(199);
  });

  test('questions are named by their place', () => expect(nameAt(0)).toBe('Question 1'));
});

describe('the description of media', () => {
  const describedAs = (description: string) => {
    const media = { ...noMedia, path: 'files/bars.png', description };
    const [, question] = after({ kind: 'attach', key: 'que-2', media }).questions;
    return question && dataOf(question);
  };

  test('is part of the data', () =>
    expect(describedAs('Two bars.')).toHaveProperty('mediaDescription', 'Two bars.'));
  test('is left out where there is none', () =>
    expect(describedAs('  ')).not.toHaveProperty('mediaDescription'));

  test('is removed by null, so that a change set can remove it', () => {
    const activity = read();
    Object.assign(activity.questions[1]?.data ?? {}, { mediaDescription: 'Two bars.' });
    const [, question] = draftReducer(opened(activity), {
      kind: 'attach',
      key: 'que-2',
      media: noMedia,
    }).questions;
    expect(question && dataOf(question)).toHaveProperty('mediaDescription', null);
    expect(question && dataOf(question)).not.toHaveProperty('mediaCaptions');
  });
});

test('the captions of a film are part of the data, and are opened again', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n';
  const media = { ...noMedia, path: 'files/hello.webm', captions };
  const [, question] = after({ kind: 'attach', key: 'que-2', media }).questions;
  const data = question && dataOf(question);
  expect(data).toHaveProperty('mediaCaptions', captions);
  const reopened = openQuestion({ type: 'truefalse', data, mediaPath: media.path }, 'que-2');
  expect(reopened.media).toEqual(media);
});
