import { describe, expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isSameActivity, noMedia } from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import { addQuestion, opened, read, rewritten, say, sentences } from './written.ts';

const base = opened(read());
const write = (key: string, question: string): DraftAction => ({
  kind: 'write',
  key,
  draft: { question, correctAnswer: true, feedBack: null },
});
const mineAfter = (...actions: DraftAction[]) => actions.reduce(draftReducer, base);
const [first, second, third] = sentences(base);

function merged(mine: DraftAction[], theirs: (activity: Activity) => void) {
  const { draft, changes } = mergeDrafts(base, mineAfter(...mine), opened(rewritten(theirs)));
  return { draft, changes, sentences: sentences(draft) };
}

describe('two people write one activity', () => {
  test('what only the other one has changed is taken, and told', () => {
    const { draft, changes } = merged([write('que-1', 'Mine.')], (activity) => {
      activity.title = 'Theirs';
      activity.description = null;
      say(activity, 'que-2', 'Theirs.');
    });
    expect(sentences(draft)).toEqual(['Mine.', 'Theirs.', third]);
    expect(draft).toMatchObject({ title: 'Theirs', description: '' });
    expect(changes).toEqual([
      'The title is now “Theirs”.',
      'The description is now “”.',
      'Question 2 was changed.',
    ]);
  });

  test('what both have changed stays mine, and both are told', () => {
    const mine = [write('que-1', 'Mine.'), { kind: 'rename', title: 'Mine' } as const];
    const { draft, changes } = merged(mine, (activity) => {
      activity.title = 'Theirs';
      say(activity, 'que-1', 'Theirs.');
    });
    expect(draft.title).toBe('Mine');
    expect(sentences(draft)[0]).toBe('Mine.');
    expect(changes).toEqual([
      'The title is now “Theirs”. You have “Mine”.',
      'Question 1 was changed. Your own version of it is here.',
    ]);
  });

  test('the same change by both is no change', () => {
    const { changes } = merged([write('que-1', 'Same.')], (activity) => say(activity, 'que-1', 'Same.'));
    expect(changes).toEqual([]);
  });

  test('questions that the other one has added or removed come and go', () => {
    const result = merged([write('que-1', 'Mine.')], (activity) => {
      activity.questions = activity.questions.filter(({ id }) => id !== 'que-2') as never;
      addQuestion(activity, 'que-4', 'Theirs.');
    });
    expect(result.sentences).toEqual(['Mine.', third, 'Theirs.']);
    expect(result.changes).toEqual(['Question 2 was removed.', 'Question 3 was added.']);
  });

  test('a removed question that I have changed would be added again, without the file that is gone', () => {
    const { draft, changes } = merged([write('que-2', 'Mine.')], (activity) => {
      activity.questions = activity.questions.filter(({ id }) => id !== 'que-2') as never;
    });
    expect(draft.questions[1]).toMatchObject({ id: undefined, media: { path: null } });
    expect(changes).toEqual(['Question 2 was removed. You have changed it: it would be added again.']);
  });

  test('a question that I have removed stays so, and it is told that it was changed', () => {
    const result = merged([{ kind: 'remove', key: 'que-2' }], (activity) =>
      say(activity, 'que-2', 'Theirs.'),
    );
    expect(result.sentences).toEqual([first, third]);
    expect(result.changes).toEqual(['Question 2, which you have removed, was changed.']);
  });

  test('their order is taken unless I have one of my own; what I have added stays last', () => {
    const swap = (activity: Activity) => {
      activity.questions = activity.questions.toReversed() as never;
    };
    const add: DraftAction = {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true },
    };
    expect(merged([add], swap).sentences).toEqual([third, second, first, 'New?']);
    expect(merged([{ kind: 'move', key: 'que-1', by: 1 }], swap).sentences).toEqual([second, first, third]);
  });

  test('a save whose response was lost leaves nothing to save: my new questions are there already', () => {
    const mine = mineAfter(write('que-1', 'Mine.'), {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true, feedBack: null },
    });
    const saved = opened(
      rewritten((activity) => {
        say(activity, 'que-1', 'Mine.');
        addQuestion(activity, 'que-4', 'New?');
      }),
    );
    const { draft, changes } = mergeDrafts(base, mine, saved);
    expect(isSameActivity(draft, saved)).toBe(true);
    expect(changes).toEqual([]);
  });

  test('a file that I have chosen for a new question is no part of what a colleague has added', () => {
    const file = new File(['x'], 'x.png');
    const data = { question: 'New?', correctAnswer: true, feedBack: null };
    const attach: DraftAction = { kind: 'attach', key: 'new', media: { ...noMedia, file } };
    const mine = mineAfter({ kind: 'add', key: 'new', type: 'truefalse', data }, attach);
    const theirs = opened(rewritten((activity) => addQuestion(activity, 'que-4', 'New?')));
    const { questions } = mergeDrafts(base, mine, theirs).draft;
    expect(questions.map(({ id, media }) => [id, media.file])).toEqual([
      ['que-1', undefined],
      ['que-2', undefined],
      ['que-3', undefined],
      [undefined, file],
      ['que-4', undefined],
    ]);
  });

  test('my change to a question whose media were replaced keeps the new media: the server takes no other path', () => {
    const { draft } = merged([write('que-2', 'Mine.')], (activity) => {
      const [, question] = activity.questions;
      if (question) question.mediaPath = 'files/newer.png';
    });
    expect(draft.questions[1]?.media.path).toBe('files/newer.png');
  });
});
