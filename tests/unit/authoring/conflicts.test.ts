import { describe, expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import {
  undecidedConflicts,
  toStoredConflicts,
  restoreConflicts,
} from '#features/authoring/editor/draft/conflicts.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import {
  base,
  resolveAll,
  dataAt,
  mergeWith,
  applyActions,
  questionAt,
  describeConflict,
  removeSecond,
  editQuestion,
} from './merge-fixture.ts';
import {
  createDraft,
  sampleActivity,
  changedActivity,
  setQuestionText,
  questionTexts,
} from './sample-activity.ts';

describe('conflict', () => {
  const both = () =>
    mergeWith([editQuestion('que-1', 'Mine.'), { kind: 'rename', title: 'Mine' }], (activity) => {
      activity.title = 'Theirs';
      setQuestionText(activity, 'que-1', 'Theirs.');
    }).draft;
  const choices = ({ conflicts }: ActivityDraft) => conflicts.map(({ choice }) => choice);

  const edits = [{ kind: 'rename', title: 'Mine, too' } as const, editQuestion('que-1', 'Mine, too.')];

  test("keeps both versions when the field is edited after the other author's version was chosen", () => {
    const draft = edits.reduce(draftReducer, resolveAll(both(), 'theirs'));
    expect(draft.title).toBe('Mine, too');
    expect(choices(draft)).toEqual(['theirs', 'theirs']);
    expect(draft.conflicts.map(describeConflict)).toEqual(both().conflicts.map(describeConflict));
    expect(resolveAll(draft, 'mine').title).toBe('Mine');
  });

  test("chooses this author's version when the field is edited, and keeps the other version", () => {
    const draft = edits.reduce(draftReducer, both());
    expect(choices(draft)).toEqual(['mine', 'mine']);
    expect(draft.conflicts.map(describeConflict)).toEqual([
      ['title', 'Theirs', 'Mine, too'],
      ['que-1 data.question', 'Theirs.', 'Mine, too.'],
    ]);
    expect(questionTexts(resolveAll(draft, 'theirs'))[0]).toBe('Theirs.');
  });

  test('is still undecided after another field is edited', () => {
    const actions = [editQuestion('que-2', 'Mine.'), { kind: 'describe', description: 'Mine.' } as const];
    expect(choices(actions.reduce(draftReducer, both()))).toEqual([undefined, undefined]);
  });

  test('is hidden when its question is removed, and shown again when the question is restored', () => {
    const question = questionAt(both(), 0);
    const removed = draftReducer(both(), { kind: 'remove', key: 'que-1' });
    expect(undecidedConflicts(removed)).toHaveLength(1);
    const restored = draftReducer(removed, { kind: 'restore', question, index: 0 });
    expect(undecidedConflicts(restored)).toHaveLength(2);
  });

  test("is still undecided after a second merge, with the other author's latest version", () => {
    const earlier = createDraft(
      changedActivity((activity) => {
        activity.title = 'Theirs';
        setQuestionText(activity, 'que-1', 'Theirs.');
      }),
    );
    const newer = createDraft(
      changedActivity((activity) => {
        activity.title = 'Theirs';
        setQuestionText(activity, 'que-1', 'Theirs, again.');
        setQuestionText(activity, 'que-3', 'Theirs.');
      }),
    );
    const { draft, changes } = mergeDrafts(earlier, both(), newer);
    expect(draft.conflicts.map(describeConflict)).toEqual([
      ['title', 'Theirs', 'Mine'],
      ['que-1 data.question', 'Theirs, again.', 'Mine.'],
    ]);
    expect(changes).toEqual(['Question 3 was changed: Question.']);
    // Resolved conflicts are not repeated.
    expect(mergeDrafts(earlier, resolveAll(both(), 'mine'), earlier).draft.conflicts).toEqual([]);
  });

  test.each<[string, DraftAction, (activity: Activity) => void]>([
    ['a field', editQuestion('que-2', 'Mine.'), (activity) => setQuestionText(activity, 'que-2', 'Theirs.')],
    ['a question that the other author removed', editQuestion('que-2', 'Mine.'), removeSecond],
    [
      'a question that this author removed',
      { kind: 'remove', key: 'que-2' },
      (activity) => setQuestionText(activity, 'que-2', 'Theirs.'),
    ],
    [
      'the description',
      { kind: 'describe', description: 'Mine.' },
      (activity) => void (activity.description = 'Theirs.'),
    ],
  ])('about %s is the same after a reload and another merge', (_conflict, mine, theirs) => {
    const now = createDraft(changedActivity(theirs));
    const { draft } = mergeDrafts(base, applyActions(mine), now);
    const stored = structuredClone(toStoredConflicts(draft));
    const reloaded = restoreConflicts({ ...draft, conflicts: [] }, now, stored);
    expect(reloaded.conflicts).toEqual(draft.conflicts);
    expect(mergeDrafts(now, reloaded, now).draft.conflicts).toEqual(draft.conflicts);
  });
});

describe('option conflict', () => {
  const data = { prompt: 'Half?', options: ['2/4', '2/3', '3/5'], correctAnswer: '2/4' };
  const withChoice = (changes: object) => {
    const activity = sampleActivity();
    const choice = { id: 'que-1', type: 'mcqSingleAnswer', data: { ...data, ...changes }, sortOrder: 0 };
    activity.questions = [{ ...choice, mediaPath: null }] as never;
    return createDraft(activity);
  };
  const options = (draft: ActivityDraft) => dataAt(draft, 0)['options'];
  const mergeOptions = () =>
    mergeDrafts(
      withChoice({}),
      withChoice({ options: ['1/2', '2/3', 'mine'], correctAnswer: '1/2' }),
      withChoice({ options: ['2/4', 'theirs', 'theirs, too'] }),
    ).draft;

  test('is separate for each option', () => {
    const draft = mergeOptions();
    expect(draft.conflicts.map(describeConflict)).toEqual([['que-1 options.2', 'theirs, too', 'mine']]);
    expect(options(draft)).toEqual(['1/2', 'theirs', 'mine']);
    expect(options(resolveAll(draft, 'theirs'))).toEqual(['1/2', 'theirs', 'theirs, too']);
    expect(dataAt(resolveAll(draft, 'theirs'), 0)).toMatchObject({ correctAnswer: '1/2' });
  });

  test('becomes one conflict about all options when an option is removed, because the indexes change', () => {
    const draft = mergeOptions();
    const { rows, ...rest } = questionAt(draft, 0).draft as { rows: object[] };
    const fewer = { kind: 'edit', key: 'que-1', draft: { ...rest, rows: rows.slice(1) } } as const;
    const after = draftReducer(draft, fewer);
    expect(after.conflicts).toMatchObject([{ field: 'options', choice: undefined }]);
    expect(options(resolveAll(after, 'theirs'))).toEqual(['2/4', 'theirs', 'theirs, too']);
    expect(options(resolveAll(resolveAll(after, 'theirs'), 'mine'))).toEqual(['theirs', 'mine']);
  });
});
