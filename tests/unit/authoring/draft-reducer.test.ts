import { describe, expect, test } from 'vitest';
import {
  toQuestionData,
  isSameActivity,
  questionName,
  noMedia,
  toQuestionDraft,
} from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { createDraft, sampleActivity, questionTexts } from './sample-activity.ts';

const after = (...actions: DraftAction[]) => actions.reduce(draftReducer, createDraft(sampleActivity()));
const [first, second, third] = questionTexts(createDraft(sampleActivity()));

describe('draftReducer', () => {
  test('makes a difference that isSameActivity detects when it changes texts or media, or moves or removes a question', () => {
    const base = createDraft(sampleActivity());
    expect(isSameActivity(base, createDraft(sampleActivity()))).toBe(true);
    const media = { path: null, file: new File(['x'], 'x.png'), description: '', captions: '' };
    const actions = [
      { kind: 'rename', title: 'Parts' },
      { kind: 'describe', description: '' },
      { kind: 'edit', key: 'que-1', draft: { question: 'No.', correctAnswer: true, feedBack: null } },
      { kind: 'set media', key: 'que-1', media },
      { kind: 'move', key: 'que-1', by: 1 },
      { kind: 'remove', key: 'que-3' },
    ] satisfies DraftAction[];
    expect(actions.filter((action) => isSameActivity(base, draftReducer(base, action)))).toEqual([]);
  });

  test('returns an equal draft after a change is reverted', () => {
    const draft = after({ kind: 'rename', title: 'Parts' }, { kind: 'rename', title: 'Halves' });
    expect(isSameActivity(draft, createDraft(sampleActivity()))).toBe(true);
  });

  test('swaps a moved question with its neighbour', () => {
    expect(questionTexts(after({ kind: 'move', key: 'que-1', by: 1 }))).toEqual([second, first, third]);
    expect(questionTexts(after({ kind: 'move', key: 'que-3', by: -1 }))).toEqual([first, third, second]);
  });

  test('ignores moves beyond the ends and of unknown questions', () => {
    const base = createDraft(sampleActivity());
    expect(draftReducer(base, { kind: 'move', key: 'que-1', by: -1 })).toBe(base);
    expect(draftReducer(base, { kind: 'move', key: 'que-3', by: 1 })).toBe(base);
    expect(draftReducer(base, { kind: 'move', key: 'que-9', by: 1 })).toBe(base);
  });

  test('appends several questions in order, but not beyond the maximum', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const data = { question: `New ${index}?`, correctAnswer: true };
        return toQuestionDraft({ type: 'truefalse', data, mediaPath: null }, `new-${index}`);
      });
    const added = after({ kind: 'add many', questions: many(2) });
    expect(questionTexts(added)).toEqual([first, second, third, 'New 0?', 'New 1?']);
    expect(draftReducer(added, { kind: 'add many', questions: many(196) })).toBe(added);
  });

  test('appends a new question, and restores a removed question at its index', () => {
    const data = { question: 'New?', correctAnswer: true };
    const added = after({ kind: 'add', key: 'new', type: 'truefalse', data });
    expect(questionTexts(added)).toEqual([first, second, third, 'New?']);
    expect(added.questions.at(-1)).toMatchObject({ id: undefined, media: { path: null, description: '' } });

    const [, removed] = added.questions;
    if (!removed) throw new Error('There is no second question.');
    const without = draftReducer(added, { kind: 'remove', key: 'que-2' });
    expect(questionTexts(without)).toEqual([first, third, 'New?']);
    expect(draftReducer(without, { kind: 'restore', question: removed, index: 1 })).toEqual(added);
  });

  test('inserts and moves a question to an index', () => {
    const data = { question: 'New?', correctAnswer: true };
    expect(questionTexts(after({ kind: 'add', key: 'new', type: 'truefalse', data, index: 1 }))).toEqual([
      first,
      'New?',
      second,
      third,
    ]);
    expect(questionTexts(after({ kind: 'move to', key: 'que-1', index: 2 }))).toEqual([second, third, first]);
    expect(questionTexts(after({ kind: 'move to', key: 'que-3', index: 0 }))).toEqual([third, first, second]);
    const base = createDraft(sampleActivity());
    expect(draftReducer(base, { kind: 'move to', key: 'que-1', index: 0 })).toBe(base);
    expect(draftReducer(base, { kind: 'move to', key: 'que-9', index: 0 })).toBe(base);
  });

  test('inserts a duplicate below the original, with media only if a file is given', () => {
    const plain = after({ kind: 'duplicate', key: 'que-2', newKey: 'copy', file: undefined });
    expect(questionTexts(plain)).toEqual([first, second, second, third]);
    expect(plain.questions[2]).toMatchObject({ key: 'copy', id: undefined, media: { path: null } });
    const file = new File(['x'], 'bars.png');
    const withFile = after({ kind: 'duplicate', key: 'que-2', newKey: 'copy', file });
    expect(withFile.questions[2]?.media).toMatchObject({ path: null, file });
  });

  test('limits the questions to 200', () => {
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
});

test('questionName counts from 1', () => expect(questionName(0)).toBe('Question 1'));

describe('toQuestionData', () => {
  const describedAs = (description: string) => {
    const media = { ...noMedia, path: 'files/bars.png', description };
    const [, question] = after({ kind: 'set media', key: 'que-2', media }).questions;
    return question && toQuestionData(question);
  };

  test('includes the media description', () =>
    expect(describedAs('Two bars.')).toHaveProperty('mediaDescription', 'Two bars.'));
  test('omits a blank media description', () =>
    expect(describedAs('  ')).not.toHaveProperty('mediaDescription'));

  test('replaces a removed media description with null, for change sets', () => {
    const activity = sampleActivity();
    Object.assign(activity.questions[1]?.data ?? {}, { mediaDescription: 'Two bars.' });
    const [, question] = draftReducer(createDraft(activity), {
      kind: 'set media',
      key: 'que-2',
      media: noMedia,
    }).questions;
    expect(question && toQuestionData(question)).toHaveProperty('mediaDescription', null);
    expect(question && toQuestionData(question)).not.toHaveProperty('mediaCaptions');
  });
});

test('toQuestionDraft restores the captions that toQuestionData includes', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n';
  const media = { ...noMedia, path: 'files/hello.webm', captions };
  const [, question] = after({ kind: 'set media', key: 'que-2', media }).questions;
  const data = question && toQuestionData(question);
  expect(data).toHaveProperty('mediaCaptions', captions);
  const reopened = toQuestionDraft({ type: 'truefalse', data, mediaPath: media.path }, 'que-2');
  expect(reopened.media).toEqual(media);
});
