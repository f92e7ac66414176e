import { describe, expect, test } from 'vitest';
import { isSameActivity, type ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer } from '#features/authoring/editor/draft/draft-reducer.ts';
import { applyChanges } from '#features/authoring/editor/pending/apply-changes.ts';
import { changeSetsOf } from '#features/authoring/editor/send/change-sets.ts';
import { addQuestion, opened, read, rewritten, say, sentences } from './written.ts';

const base = opened(read());
const write = (draft: ActivityDraft, key: string, question: string) =>
  draftReducer(draft, {
    kind: 'write',
    key,
    draft: { question, correctAnswer: true, feedBack: null },
  });
/** What would be submitted of a draft that was written from `base`. */
const submittedOf = (draft: ActivityDraft) => changeSetsOf('act-1', base, draft);
/** A change set to the second question. */
const toSecond = (path: string, value: unknown) => ({
  entityType: 'Question' as const,
  entityId: 'que-2',
  snapshotJson: JSON.stringify({
    Id: 'que-2',
    Type: 'truefalse',
    Data: JSON.stringify(read().questions[1]?.data),
    SortOrder: 1,
    MediaPath: 'files/bars.png',
  }),
  patchJson: JSON.stringify([{ op: 'replace', path, value }]),
});

describe('applyChanges', () => {
  test('applies each change set to its record, and leaves the others as they are', async () => {
    const described = draftReducer(base, { kind: 'describe', description: 'Halves and more.' });
    const { draft, changes } = applyChanges(base, await submittedOf(write(described, 'que-2', 'Pending.')));
    expect(draft.description).toBe('Halves and more.');
    expect(sentences(draft)).toEqual([sentences(base)[0], 'Pending.', sentences(base)[2]]);
    expect(draft.questions[1]?.media.path).toBe('files/bars.png');
    expect(changes).toEqual([]);
  });

  test('takes the newer of two changes to one field', async () => {
    const pending = [
      ...(await submittedOf(write(base, 'que-1', 'Older.'))),
      ...(await submittedOf(write(base, 'que-1', 'Newer.'))),
    ];
    expect(sentences(applyChanges(base, pending).draft)[0]).toBe('Newer.');
  });

  test('keeps what was saved since in other fields', async () => {
    const pending = await submittedOf(write(base, 'que-1', 'Pending.'));
    const now = opened(
      rewritten((activity) => {
        say(activity, 'que-3', 'Saved.');
        const [first] = activity.questions;
        if (first) first.data = { ...first.data, feedBack: 'Saved as well.' } as never;
      }),
    );
    const { draft, changes } = applyChanges(now, pending);
    expect(sentences(draft)).toEqual(['Pending.', sentences(base)[1], 'Saved.']);
    expect(draft.questions[0]?.draft).toMatchObject({ feedBack: 'Saved as well.' });
    expect(changes).toEqual([]);
  });

  test('takes the pending value of a field that was saved since, and says so', async () => {
    const pending = await submittedOf(write(base, 'que-1', 'Pending.'));
    const now = opened(rewritten((activity) => say(activity, 'que-1', 'Saved.')));
    const { draft, changes } = applyChanges(now, pending);
    expect(sentences(draft)[0]).toBe('Pending.');
    expect(changes).toEqual([
      'Question 1 was saved with other contents after you submitted your change. Yours is here.',
    ]);
  });

  test('moves a question to its pending position', async () => {
    const pending = await submittedOf(draftReducer(base, { kind: 'move', key: 'que-3', by: -1 }));
    const { draft } = applyChanges(base, pending);
    expect(draft.questions.map(({ key }) => key)).toEqual(['que-1', 'que-3', 'que-2']);
  });

  test('moves questions together, as the server does', async () => {
    const four = opened(rewritten((activity) => addQuestion(activity, 'que-4', 'Fourth.')));
    const order = [2, 1, 3, 0].flatMap((index) => four.questions[index] ?? []);
    const pending = await changeSetsOf('act-1', four, { ...four, questions: order });
    const { draft } = applyChanges(four, pending);
    expect(draft.questions.map(({ key }) => key)).toEqual(['que-3', 'que-2', 'que-4', 'que-1']);
  });

  test('makes the file of a change set a chosen file', () => {
    const change = toSecond('/MediaPath', 'data:image/png;base64,aGVsbG8=');
    const { media } = applyChanges(base, [change]).draft.questions[1] ?? {};
    expect(media?.file).toMatchObject({ name: 'file.png', type: 'image/png', size: 5 });
    expect(media?.path).toBe('files/bars.png');
  });

  test.each([
    ['/data', '{}'],
    ['/data', '[1]'],
    ['/data', 5],
    ['/data', null],
    ['/data', '{"question":{}}'],
    ['/MediaPath', 'data:;base64,xx'],
    ['/MediaPath', 'data:image/png;base64,%%'],
  ])('leaves out %s with %j', (path, value) => {
    expect(isSameActivity(applyChanges(base, [toSecond(path, value)]).draft, base)).toBe(true);
  });

  test('leaves out unreadable change sets, and those of deleted questions', async () => {
    const pending = await submittedOf(write(base, 'que-1', 'Pending.'));
    const unreadable = pending.map((change) => ({ ...change, patchJson: '{' }));
    const ofDeleted = pending.map((change) => ({ ...change, entityId: 'que-9' }));
    expect(applyChanges(base, [...unreadable, ...ofDeleted])).toEqual({ draft: base, changes: [] });
  });
});
