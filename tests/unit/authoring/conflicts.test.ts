import { describe, expect, test } from 'vitest';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import {
  undecidedConflicts,
  undecidedPlaces,
  withStoredConflicts,
} from '#features/authoring/editor/draft/conflicts.ts';
import { draftReducer, type DraftAction } from '#features/authoring/editor/draft/draft-reducer.ts';
import { mergeDrafts } from '#features/authoring/editor/draft/merge-drafts.ts';
import {
  base,
  choose,
  dataAt,
  merged,
  mineAfter,
  questionAt,
  shown,
  withoutSecond,
  write,
} from './merging.ts';
import { opened, read, rewritten, say, sentences } from './written.ts';

describe('conflicts', () => {
  const both = () =>
    merged([write('que-1', 'Mine.'), { kind: 'rename', title: 'Mine' }], (activity) => {
      activity.title = 'Theirs';
      say(activity, 'que-1', 'Theirs.');
    }).draft;
  const choices = ({ conflicts }: ActivityDraft) => conflicts.map(({ choice }) => choice);

  const edits = [{ kind: 'rename', title: 'Mine, too' } as const, write('que-1', 'Mine, too.')];

  test('editing the field after choosing theirs keeps both versions', () => {
    const draft = edits.reduce(draftReducer, choose(both(), 'theirs'));
    expect(draft.title).toBe('Mine, too');
    expect(choices(draft)).toEqual(['theirs', 'theirs']);
    expect(draft.conflicts.map(shown)).toEqual(both().conflicts.map(shown));
    expect(choose(draft, 'mine').title).toBe('Mine');
  });

  test('editing the field by hand chooses mine, and keeps theirs at hand', () => {
    const draft = edits.reduce(draftReducer, both());
    expect(choices(draft)).toEqual(['mine', 'mine']);
    expect(draft.conflicts.map(shown)).toEqual([
      ['title', 'Theirs', 'Mine, too'],
      ['que-1 data.question', 'Theirs.', 'Mine, too.'],
    ]);
    expect(sentences(choose(draft, 'theirs'))[0]).toBe('Theirs.');
  });

  test('editing another field decides nothing', () => {
    const actions = [write('que-2', 'Mine.'), { kind: 'describe', description: 'Mine.' } as const];
    expect(choices(actions.reduce(draftReducer, both()))).toEqual([undefined, undefined]);
  });

  test('are hidden with their question, and come back with it', () => {
    const question = questionAt(both(), 0);
    const removed = draftReducer(both(), { kind: 'remove', key: 'que-1' });
    expect(undecidedConflicts(removed)).toHaveLength(1);
    const again = draftReducer(removed, { kind: 'put back', question, index: 0 });
    expect(undecidedConflicts(again)).toHaveLength(2);
  });

  test('stay undecided in a second merge, with the newest version of theirs', () => {
    const earlier = opened(
      rewritten((activity) => {
        activity.title = 'Theirs';
        say(activity, 'que-1', 'Theirs.');
      }),
    );
    const newer = opened(
      rewritten((activity) => {
        activity.title = 'Theirs';
        say(activity, 'que-1', 'Theirs, again.');
        say(activity, 'que-3', 'Theirs.');
      }),
    );
    const { draft, changes } = mergeDrafts(earlier, both(), newer);
    expect(draft.conflicts.map(shown)).toEqual([
      ['title', 'Theirs', 'Mine'],
      ['que-1 data.question', 'Theirs, again.', 'Mine.'],
    ]);
    expect(changes).toEqual(['Question 3 was changed: Question.']);
    // What is decided is not asked again.
    expect(mergeDrafts(earlier, choose(both(), 'mine'), earlier).draft.conflicts).toEqual([]);
  });

  test.each<[string, DraftAction, (activity: Activity) => void]>([
    ['a field', write('que-2', 'Mine.'), (activity) => say(activity, 'que-2', 'Theirs.')],
    ['a question removed by them', write('que-2', 'Mine.'), withoutSecond],
    [
      'a question removed by me',
      { kind: 'remove', key: 'que-2' },
      (activity) => say(activity, 'que-2', 'Theirs.'),
    ],
    [
      'the description',
      { kind: 'describe', description: 'Mine.' },
      (activity) => void (activity.description = 'Theirs.'),
    ],
  ])('of %s survive a reload and another merge', (_what, mine, theirs) => {
    const now = opened(rewritten(theirs));
    const { draft } = mergeDrafts(base, mineAfter(mine), now);
    const stored = structuredClone(undecidedPlaces(draft));
    const reloaded = withStoredConflicts({ ...draft, conflicts: [] }, now, stored);
    expect(reloaded.conflicts).toEqual(draft.conflicts);
    expect(mergeDrafts(now, reloaded, now).draft.conflicts).toEqual(draft.conflicts);
  });
});

describe('conflicts of options', () => {
  const data = { prompt: 'Half?', options: ['2/4', '2/3', '3/5'], correctAnswer: '2/4' };
  const withChoice = (changes: object) => {
    const activity = read();
    const choice = { id: 'que-1', type: 'mcqSingleAnswer', data: { ...data, ...changes }, sortOrder: 0 };
    activity.questions = [{ ...choice, mediaPath: null }] as never;
    return opened(activity);
  };
  const options = (draft: ActivityDraft) => dataAt(draft, 0)['options'];
  const ofThree = () =>
    mergeDrafts(
      withChoice({}),
      withChoice({ options: ['1/2', '2/3', 'mine'], correctAnswer: '1/2' }),
      withChoice({ options: ['2/4', 'theirs', 'theirs, too'] }),
    ).draft;

  test('are one for each option', () => {
    const draft = ofThree();
    expect(draft.conflicts.map(shown)).toEqual([['que-1 options.2', 'theirs, too', 'mine']]);
    expect(options(draft)).toEqual(['1/2', 'theirs', 'mine']);
    expect(options(choose(draft, 'theirs'))).toEqual(['1/2', 'theirs', 'theirs, too']);
    expect(dataAt(choose(draft, 'theirs'), 0)).toMatchObject({ correctAnswer: '1/2' });
  });

  test('become one of all options when an option is removed: their places no longer match', () => {
    const draft = ofThree();
    const { rows, ...rest } = questionAt(draft, 0).draft as { rows: object[] };
    const fewer = { kind: 'write', key: 'que-1', draft: { ...rest, rows: rows.slice(1) } } as const;
    const after = draftReducer(draft, fewer);
    expect(after.conflicts).toMatchObject([{ field: 'options', choice: undefined }]);
    expect(options(choose(after, 'theirs'))).toEqual(['2/4', 'theirs', 'theirs, too']);
    expect(options(choose(choose(after, 'theirs'), 'mine'))).toEqual(['theirs', 'mine']);
  });
});
