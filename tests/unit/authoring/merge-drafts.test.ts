import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isSameActivity, noMedia, type Side } from '#features/authoring/editor/draft/activity-draft.ts';
import { undecidedConflicts } from '#features/authoring/editor/draft/conflicts.ts';
import { mostQuestions, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import { base, change, choose, dataAt, merged, mineAfter, shown, withoutSecond, write } from './merging.ts';
import { addQuestion, opened, rewritten, say, sentences } from './written.ts';

const [first, second, third] = sentences(base);

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const attachTo = (key: string, file: File, description = ''): DraftAction => ({
  kind: 'attach',
  key,
  media: { ...noMedia, path: key === 'que-2' ? 'files/bars.png' : null, file, description },
});

const insertFirst = (activity: Activity) => {
  addQuestion(activity, 'que-4', 'Theirs.');
  const added = activity.questions.at(-1);
  activity.questions = [added, ...activity.questions.slice(0, -1)] as never;
};

const replaceMedia = (activity: Activity) => {
  const [, question] = activity.questions;
  if (question) question.mediaPath = 'files/newer.png';
};

describe('mergeDrafts', () => {
  test('takes what only the other author has changed, and lists it', () => {
    const { draft, changes, conflicts } = merged([write('que-1', 'Mine.')], (activity) => {
      activity.title = 'Theirs';
      activity.description = null;
      say(activity, 'que-2', 'Theirs.');
    });
    expect(sentences(draft)).toEqual(['Mine.', 'Theirs.', third]);
    expect(draft).toMatchObject({ title: 'Theirs', description: '' });
    expect(changes).toEqual([
      'The title is now “Theirs”.',
      'The description was removed.',
      'Question 2 was changed: Question.',
    ]);
    expect(conflicts).toEqual([]);
  });

  test('takes another field of a question that I have changed', () => {
    const { draft, changes, conflicts } = merged([write('que-1', 'Mine.')], (activity) =>
      change(activity, 'que-1', { feedBack: 'Theirs.' }),
    );
    expect(dataAt(draft, 0)).toMatchObject({ question: 'Mine.', feedBack: 'Theirs.' });
    expect(changes).toEqual(['Question 1 was changed: Feedback.']);
    expect(conflicts).toEqual([]);
  });

  test('keeps mine where both have changed one field, as a conflict with both versions', () => {
    const mine = [write('que-1', 'Mine.'), { kind: 'rename', title: 'Mine' } as const];
    const { draft, changes, conflicts } = merged(mine, (activity) => {
      activity.title = 'Theirs';
      say(activity, 'que-1', 'Theirs.');
    });
    expect(draft.title).toBe('Mine');
    expect(sentences(draft)[0]).toBe('Mine.');
    expect(changes).toEqual([]);
    expect(conflicts).toEqual([
      ['title', 'Theirs', 'Mine'],
      ['que-1 data.question', 'Theirs.', 'Mine.'],
    ]);
    expect(undecidedConflicts(draft)).toHaveLength(2);
  });

  test('each field is taken, kept or a conflict by who has changed it, and each choice is written', () => {
    const value = fc.constantFrom(undefined, 'A.', 'B.');
    const texts = fc.record({ question: value, feedBack: value, mediaDescription: value });
    const names = ['question', 'feedBack', 'mediaDescription'] as const;
    fc.assert(
      fc.property(texts, texts, fc.constantFrom<Side>('mine', 'theirs'), (byMe, byThem, side) => {
        const was = dataAt(base, 1);
        const by = (changes: object) => opened(rewritten((activity) => change(activity, 'que-2', changes)));
        const { draft } = mergeDrafts(base, by(byMe), by(byThem));
        const isBoth = (name: (typeof names)[number]) =>
          byMe[name] !== undefined && byThem[name] !== undefined && byMe[name] !== byThem[name];
        const disputed = names.filter(isBoth).map((name) => `data.${name}`);
        const fields = draft.conflicts.map((one) => one.kind === 'field' && one.field);
        expect(new Set(fields)).toEqual(new Set(disputed));
        const [before, after] = [dataAt(draft, 1), dataAt(choose(draft, side), 1)];
        for (const name of names) {
          expect(before[name]).toBe(byMe[name] ?? byThem[name] ?? was[name]);
          const chosen = side === 'mine' ? (byMe[name] ?? byThem[name]) : (byThem[name] ?? byMe[name]);
          expect(after[name]).toBe(chosen ?? was[name]);
        }
      }),
    );
  });

  test('the same change by both is no change', () => {
    const result = merged([write('que-1', 'Same.')], (activity) => say(activity, 'que-1', 'Same.'));
    expect(result).toMatchObject({ changes: [], conflicts: [] });
  });

  test('takes and drops the questions that the other author has added and removed', () => {
    const result = merged([write('que-1', 'Mine.')], (activity) => {
      withoutSecond(activity);
      addQuestion(activity, 'que-4', 'Theirs.');
    });
    expect(result.sentences).toEqual(['Mine.', third, 'Theirs.']);
    expect(result.changes).toEqual(['Question 2 was removed.', 'Question 3 was added.']);
  });

  test('a removed question that I have changed is added again, without its file, or removed by choice', () => {
    const { draft, changes, conflicts } = merged([write('que-2', 'Mine.')], withoutSecond);
    expect(changes).toEqual([
      'Question 2 was removed with its file. If you add the question again, attach a file again.',
    ]);
    expect(conflicts).toEqual([['que-2', 'kept by', 'mine']]);
    expect(draft.questions[1]).toMatchObject({ id: undefined, media: { path: null } });
    const removed = choose(draft, 'theirs');
    expect(sentences(removed)).toEqual([first, third]);
    expect(sentences(choose(removed, 'mine'))).toEqual([first, 'Mine.', third]);
  });

  test('a question that I have removed and they have changed stays removed, or is added again by choice', () => {
    const result = merged([{ kind: 'remove', key: 'que-2' }], (activity) =>
      say(activity, 'que-2', 'Theirs.'),
    );
    expect(result.sentences).toEqual([first, third]);
    expect(result.conflicts).toEqual([['que-2', 'kept by', 'theirs']]);
    const added = choose(result.draft, 'theirs');
    expect(added.questions.map(({ id }) => id)).toEqual(['que-1', 'que-2', 'que-3']);
    expect(sentences(choose(added, 'mine'))).toEqual([first, third]);
  });

  test('takes their order unless I have one of my own; what I have added stays last', () => {
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
    const own = merged([{ kind: 'move', key: 'que-1', by: 1 }], swap);
    expect(own.sentences).toEqual([second, first, third]);
    expect(own.changes).toEqual([
      'The questions were put in another order. The order in your draft is kept.',
    ]);
  });

  test('a question that one side has inserted stays behind its neighbour', () => {
    const insert: DraftAction = {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true },
      index: 2,
    };
    const result = merged([insert], (activity) => {
      activity.questions = activity.questions.toReversed() as never;
      insertFirst(activity);
    });
    expect(result.sentences).toEqual(['Theirs.', third, second, 'New?', first]);
    const inserted = merged([write('que-1', 'Mine.')], insertFirst);
    expect(inserted.sentences).toEqual(['Theirs.', 'Mine.', second, third]);
  });

  test('says that there are more questions than can be saved', () => {
    const added = Array.from({ length: mostQuestions - 3 }, (_, index) => `que-${index + 4}`);
    const { changes } = merged(
      [{ kind: 'add', key: 'new', type: 'truefalse', data: { question: 'New?', correctAnswer: true } }],
      (activity) => {
        for (const id of added) addQuestion(activity, id, id);
      },
    );
    expect(changes.at(-1)).toBe(
      'There are 201 questions now, and 200 are the most: remove some before you save.',
    );
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
    expect([changes, draft.conflicts]).toEqual([[], []]);
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
    const { draft } = merged([write('que-2', 'Mine.')], replaceMedia);
    expect(draft.questions[1]?.media.path).toBe('files/newer.png');
  });

  test('a file of mine and new media of theirs are a conflict, shown with what they show', () => {
    const file = new File(['x'], 'mine.png');
    const media = { ...noMedia, path: 'files/bars.png', file, description: 'Mine.' };
    const { draft, conflicts } = merged([{ kind: 'attach', key: 'que-2', media }], (activity) => {
      replaceMedia(activity);
      change(activity, 'que-2', { mediaDescription: 'Theirs.' });
    });
    expect(conflicts).toEqual([['que-2 mediaPath', 'newer.png\nTheirs.', 'mine.png\nMine.']]);
    const mediaAfter = (side: Side) => choose(draft, side).questions[1]?.media;
    expect(mediaAfter('mine')).toMatchObject({ file, description: 'Mine.' });
    expect(mediaAfter('theirs')).toMatchObject({
      path: 'files/newer.png',
      file: undefined,
      description: 'Theirs.',
    });
  });

  test('takes a file that only the other side has chosen', () => {
    const file = png('theirs.png');
    const { draft } = mergeDrafts(
      base,
      mineAfter(write('que-1', 'Mine.')),
      mineAfter(attachTo('que-1', file, 'Theirs.')),
    );
    expect(sentences(draft)[0]).toBe('Mine.');
    expect(draft.questions[0]?.media).toMatchObject({ file, description: 'Theirs.' });
    expect(draft.conflicts).toEqual([]);
  });

  test('two files are a conflict', () => {
    const [mine, theirs] = [png('mine.png'), png('theirs.png')];
    const { draft } = mergeDrafts(
      base,
      mineAfter(attachTo('que-1', mine)),
      mineAfter(attachTo('que-1', theirs)),
    );
    expect(draft.conflicts.map(shown)).toEqual([['que-1 mediaPath', 'theirs.png', 'mine.png']]);
    expect(choose(draft, 'theirs').questions[0]?.media.file).toBe(theirs);
  });

  test('a file of mine and their text for the earlier media are a conflict', () => {
    const { draft, conflicts } = merged([attachTo('que-2', png('mine.png'))], (activity) =>
      change(activity, 'que-2', { mediaDescription: 'Bars.' }),
    );
    expect(draft.questions[1]?.media.description).toBe('');
    expect(conflicts).toEqual([['que-2 mediaPath', 'bars.png\nBars.', 'mine.png']]);
  });

  test('their media and my text for the earlier media are a conflict about the text', () => {
    const media = { ...noMedia, path: 'files/bars.png', description: 'Bars.' };
    const { draft, changes, conflicts } = merged([{ kind: 'attach', key: 'que-2', media }], replaceMedia);
    expect(draft.questions[1]?.media.path).toBe('files/newer.png');
    expect(changes).toEqual(['Question 2 was changed: Media.']);
    expect(conflicts).toEqual([['que-2 data.mediaDescription', '', 'Bars.']]);
  });
});
