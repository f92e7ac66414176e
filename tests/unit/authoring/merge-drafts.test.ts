import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import {
  isSameActivity,
  noMedia,
  type ConflictSide,
} from '#features/authoring/editor/draft/activity-draft.ts';
import { undecidedConflicts } from '#features/authoring/editor/draft/conflicts.ts';
import { maxQuestions, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import {
  base,
  changeQuestion,
  resolveAll,
  dataAt,
  mergeWith,
  applyActions,
  describeConflict,
  removeSecond,
  editQuestion,
} from './merge-fixture.ts';
import {
  addQuestion,
  createDraft,
  changedActivity,
  setQuestionText,
  questionTexts,
} from './sample-activity.ts';

const [first, second, third] = questionTexts(base);

const png = (name: string) => new File(['x'], name, { type: 'image/png' });
const attachTo = (key: string, file: File, description = ''): DraftAction => ({
  kind: 'set media',
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
  test('takes and lists fields that only the other author has changed', () => {
    const { draft, changes, conflicts } = mergeWith([editQuestion('que-1', 'Mine.')], (activity) => {
      activity.title = 'Theirs';
      activity.description = null;
      setQuestionText(activity, 'que-2', 'Theirs.');
    });
    expect(questionTexts(draft)).toEqual(['Mine.', 'Theirs.', third]);
    expect(draft).toMatchObject({ title: 'Theirs', description: '' });
    expect(changes).toEqual([
      'The title is now “Theirs”.',
      'The description was removed.',
      'Question 2 was changed: Question.',
    ]);
    expect(conflicts).toEqual([]);
  });

  test('merges different fields of one question', () => {
    const { draft, changes, conflicts } = mergeWith([editQuestion('que-1', 'Mine.')], (activity) =>
      changeQuestion(activity, 'que-1', { feedBack: 'Theirs.' }),
    );
    expect(dataAt(draft, 0)).toMatchObject({ question: 'Mine.', feedBack: 'Theirs.' });
    expect(changes).toEqual(['Question 1 was changed: Feedback.']);
    expect(conflicts).toEqual([]);
  });

  test("keeps this author's version of a field that both have changed, as a conflict", () => {
    const mine = [editQuestion('que-1', 'Mine.'), { kind: 'rename', title: 'Mine' } as const];
    const { draft, changes, conflicts } = mergeWith(mine, (activity) => {
      activity.title = 'Theirs';
      setQuestionText(activity, 'que-1', 'Theirs.');
    });
    expect(draft.title).toBe('Mine');
    expect(questionTexts(draft)[0]).toBe('Mine.');
    expect(changes).toEqual([]);
    expect(conflicts).toEqual([
      ['title', 'Theirs', 'Mine'],
      ['que-1 data.question', 'Theirs.', 'Mine.'],
    ]);
    expect(undecidedConflicts(draft)).toHaveLength(2);
  });

  test('merges generated changes of both authors by field, and applies the chosen side', () => {
    const value = fc.constantFrom(undefined, 'A.', 'B.');
    const texts = fc.record({ question: value, feedBack: value, mediaDescription: value });
    const names = ['question', 'feedBack', 'mediaDescription'] as const;
    fc.assert(
      fc.property(texts, texts, fc.constantFrom<ConflictSide>('mine', 'theirs'), (byMe, byThem, side) => {
        const original = dataAt(base, 1);
        const by = (changes: object) =>
          createDraft(changedActivity((activity) => changeQuestion(activity, 'que-2', changes)));
        const { draft } = mergeDrafts(base, by(byMe), by(byThem));
        const isBoth = (name: (typeof names)[number]) =>
          byMe[name] !== undefined && byThem[name] !== undefined && byMe[name] !== byThem[name];
        const disputed = names.filter(isBoth).map((name) => `data.${name}`);
        const fields = draft.conflicts.map((conflict) => conflict.kind === 'field' && conflict.field);
        expect(new Set(fields)).toEqual(new Set(disputed));
        const [before, after] = [dataAt(draft, 1), dataAt(resolveAll(draft, side), 1)];
        for (const name of names) {
          expect(before[name]).toBe(byMe[name] ?? byThem[name] ?? original[name]);
          const chosen = side === 'mine' ? (byMe[name] ?? byThem[name]) : (byThem[name] ?? byMe[name]);
          expect(after[name]).toBe(chosen ?? original[name]);
        }
      }),
    );
  });

  test('ignores a change that both authors have made', () => {
    const result = mergeWith([editQuestion('que-1', 'Same.')], (activity) =>
      setQuestionText(activity, 'que-1', 'Same.'),
    );
    expect(result).toMatchObject({ changes: [], conflicts: [] });
  });

  test('adds and removes the same questions as the other author', () => {
    const result = mergeWith([editQuestion('que-1', 'Mine.')], (activity) => {
      removeSecond(activity);
      addQuestion(activity, 'que-4', 'Theirs.');
    });
    expect(result.questionTexts).toEqual(['Mine.', third, 'Theirs.']);
    expect(result.changes).toEqual(['Question 2 was removed.', 'Question 3 was added.']);
  });

  test('keeps a changed question that the other author has removed, without its file, as a conflict', () => {
    const { draft, changes, conflicts } = mergeWith([editQuestion('que-2', 'Mine.')], removeSecond);
    expect(changes).toEqual([
      'Question 2 was removed with its file. If you add the question again, attach a file again.',
    ]);
    expect(conflicts).toEqual([['que-2', 'changed by', 'mine']]);
    expect(draft.questions[1]).toMatchObject({ id: undefined, media: { path: null } });
    const removed = resolveAll(draft, 'theirs');
    expect(questionTexts(removed)).toEqual([first, third]);
    expect(questionTexts(resolveAll(removed, 'mine'))).toEqual([first, 'Mine.', third]);
  });

  test('omits a removed question that the other author has changed, as a conflict', () => {
    const result = mergeWith([{ kind: 'remove', key: 'que-2' }], (activity) =>
      setQuestionText(activity, 'que-2', 'Theirs.'),
    );
    expect(result.questionTexts).toEqual([first, third]);
    expect(result.conflicts).toEqual([['que-2', 'changed by', 'theirs']]);
    const added = resolveAll(result.draft, 'theirs');
    expect(added.questions.map(({ id }) => id)).toEqual(['que-1', 'que-2', 'que-3']);
    expect(questionTexts(resolveAll(added, 'mine'))).toEqual([first, third]);
  });

  test("takes the other author's order unless both have reordered, and keeps new questions last", () => {
    const swap = (activity: Activity) => {
      activity.questions = activity.questions.toReversed() as never;
    };
    const add: DraftAction = {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true },
    };
    expect(mergeWith([add], swap).questionTexts).toEqual([third, second, first, 'New?']);
    const own = mergeWith([{ kind: 'move', key: 'que-1', by: 1 }], swap);
    expect(own.questionTexts).toEqual([second, first, third]);
    expect(own.changes).toEqual(['The questions were reordered. The order in your draft is kept.']);
  });

  test('keeps an inserted question behind its predecessor', () => {
    const insert: DraftAction = {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true },
      index: 2,
    };
    const result = mergeWith([insert], (activity) => {
      activity.questions = activity.questions.toReversed() as never;
      insertFirst(activity);
    });
    expect(result.questionTexts).toEqual(['Theirs.', third, second, 'New?', first]);
    const inserted = mergeWith([editQuestion('que-1', 'Mine.')], insertFirst);
    expect(inserted.questionTexts).toEqual(['Theirs.', 'Mine.', second, third]);
  });

  test('lists among the changes that there are more questions than the maximum', () => {
    const added = Array.from({ length: maxQuestions - 3 }, (_, index) => `que-${index + 4}`);
    const { changes } = mergeWith(
      [{ kind: 'add', key: 'new', type: 'truefalse', data: { question: 'New?', correctAnswer: true } }],
      (activity) => {
        for (const id of added) addQuestion(activity, id, id);
      },
    );
    expect(changes.at(-1)).toBe(
      'There are 201 questions now. The maximum is 200: remove some before you save.',
    );
  });

  test('leaves nothing to save when an earlier save succeeded but its response was lost', () => {
    const mine = applyActions(editQuestion('que-1', 'Mine.'), {
      kind: 'add',
      key: 'new',
      type: 'truefalse',
      data: { question: 'New?', correctAnswer: true, feedBack: null },
    });
    const saved = createDraft(
      changedActivity((activity) => {
        setQuestionText(activity, 'que-1', 'Mine.');
        addQuestion(activity, 'que-4', 'New?');
      }),
    );
    const { draft, changes } = mergeDrafts(base, mine, saved);
    expect(isSameActivity(draft, saved)).toBe(true);
    expect([changes, draft.conflicts]).toEqual([[], []]);
  });

  test('does not match a new question with a file to an added question without one', () => {
    const file = new File(['x'], 'x.png');
    const data = { question: 'New?', correctAnswer: true, feedBack: null };
    const attach: DraftAction = { kind: 'set media', key: 'new', media: { ...noMedia, file } };
    const mine = applyActions({ kind: 'add', key: 'new', type: 'truefalse', data }, attach);
    const theirs = createDraft(changedActivity((activity) => addQuestion(activity, 'que-4', 'New?')));
    const { questions } = mergeDrafts(base, mine, theirs).draft;
    expect(questions.map(({ id, media }) => [id, media.file])).toEqual([
      ['que-1', undefined],
      ['que-2', undefined],
      ['que-3', undefined],
      [undefined, file],
      ['que-4', undefined],
    ]);
  });

  test("takes the other author's new media when this author has changed another field", () => {
    const { draft } = mergeWith([editQuestion('que-2', 'Mine.')], replaceMedia);
    expect(draft.questions[1]?.media.path).toBe('files/newer.png');
  });

  test("reports this author's file and the other author's media as a conflict, with the descriptions", () => {
    const file = new File(['x'], 'mine.png');
    const media = { ...noMedia, path: 'files/bars.png', file, description: 'Mine.' };
    const { draft, conflicts } = mergeWith([{ kind: 'set media', key: 'que-2', media }], (activity) => {
      replaceMedia(activity);
      changeQuestion(activity, 'que-2', { mediaDescription: 'Theirs.' });
    });
    expect(conflicts).toEqual([['que-2 mediaPath', 'newer.png\nTheirs.', 'mine.png\nMine.']]);
    const mediaAfter = (side: ConflictSide) => resolveAll(draft, side).questions[1]?.media;
    expect(mediaAfter('mine')).toMatchObject({ file, description: 'Mine.' });
    expect(mediaAfter('theirs')).toMatchObject({
      path: 'files/newer.png',
      file: undefined,
      description: 'Theirs.',
    });
  });

  test('takes a file that only the other author has chosen', () => {
    const file = png('theirs.png');
    const { draft } = mergeDrafts(
      base,
      applyActions(editQuestion('que-1', 'Mine.')),
      applyActions(attachTo('que-1', file, 'Theirs.')),
    );
    expect(questionTexts(draft)[0]).toBe('Mine.');
    expect(draft.questions[0]?.media).toMatchObject({ file, description: 'Theirs.' });
    expect(draft.conflicts).toEqual([]);
  });

  test('reports a conflict if both authors have chosen a file', () => {
    const [mine, theirs] = [png('mine.png'), png('theirs.png')];
    const { draft } = mergeDrafts(
      base,
      applyActions(attachTo('que-1', mine)),
      applyActions(attachTo('que-1', theirs)),
    );
    expect(draft.conflicts.map(describeConflict)).toEqual([['que-1 mediaPath', 'theirs.png', 'mine.png']]);
    expect(resolveAll(draft, 'theirs').questions[0]?.media.file).toBe(theirs);
  });

  test("reports this author's file and the other author's description of the earlier media as a conflict", () => {
    const { draft, conflicts } = mergeWith([attachTo('que-2', png('mine.png'))], (activity) =>
      changeQuestion(activity, 'que-2', { mediaDescription: 'Bars.' }),
    );
    expect(draft.questions[1]?.media.description).toBe('');
    expect(conflicts).toEqual([['que-2 mediaPath', 'bars.png\nBars.', 'mine.png']]);
  });

  test("reports the other author's media and this author's description of the earlier media as a conflict", () => {
    const media = { ...noMedia, path: 'files/bars.png', description: 'Bars.' };
    const { draft, changes, conflicts } = mergeWith(
      [{ kind: 'set media', key: 'que-2', media }],
      replaceMedia,
    );
    expect(draft.questions[1]?.media.path).toBe('files/newer.png');
    expect(changes).toEqual(['Question 2 was changed: Media.']);
    expect(conflicts).toEqual([['que-2 data.mediaDescription', '', 'Bars.']]);
  });
});
