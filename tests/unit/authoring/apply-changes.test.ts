import { describe, expect, test } from 'vitest';
import { isSameActivity, type ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer } from '#features/authoring/editor/draft/draft-reducer.ts';
import { applyChanges } from '#features/authoring/editor/pending/apply-changes.ts';
import { createChangeSets } from '#features/authoring/editor/send/change-sets.ts';
import {
  addQuestion,
  createDraft,
  sampleActivity,
  changedActivity,
  setQuestionText,
  questionTexts,
} from './sample-activity.ts';

const base = createDraft(sampleActivity());
const editQuestion = (draft: ActivityDraft, key: string, question: string) =>
  draftReducer(draft, {
    kind: 'edit',
    key,
    draft: { question, correctAnswer: true, feedBack: null },
  });
const changeSetsOfDraft = (draft: ActivityDraft) => createChangeSets('act-1', base, draft);
const createSecondQuestionChange = (path: string, value: unknown) => ({
  entityType: 'Question' as const,
  entityId: 'que-2',
  snapshotJson: JSON.stringify({
    Id: 'que-2',
    Type: 'truefalse',
    Data: JSON.stringify(sampleActivity().questions[1]?.data),
    SortOrder: 1,
    MediaPath: 'files/bars.png',
  }),
  patchJson: JSON.stringify([{ op: 'replace', path, value }]),
});

describe('applyChanges', () => {
  test('applies each change set to its record only', async () => {
    const described = draftReducer(base, { kind: 'describe', description: 'Halves and more.' });
    const { draft, changes } = applyChanges(
      base,
      await changeSetsOfDraft(editQuestion(described, 'que-2', 'Pending.')),
    );
    expect(draft.description).toBe('Halves and more.');
    expect(questionTexts(draft)).toEqual([questionTexts(base)[0], 'Pending.', questionTexts(base)[2]]);
    expect(draft.questions[1]?.media.path).toBe('files/bars.png');
    expect(changes).toEqual([]);
  });

  test('applies the newer of two changes to one field', async () => {
    const pending = [
      ...(await changeSetsOfDraft(editQuestion(base, 'que-1', 'Older.'))),
      ...(await changeSetsOfDraft(editQuestion(base, 'que-1', 'Newer.'))),
    ];
    expect(questionTexts(applyChanges(base, pending).draft)[0]).toBe('Newer.');
  });

  test('keeps fields that were saved after the submission', async () => {
    const pending = await changeSetsOfDraft(editQuestion(base, 'que-1', 'Pending.'));
    const saved = createDraft(
      changedActivity((activity) => {
        setQuestionText(activity, 'que-3', 'Saved.');
        const [first] = activity.questions;
        if (first) first.data = { ...first.data, feedBack: 'Saved as well.' } as never;
      }),
    );
    const { draft, changes } = applyChanges(saved, pending);
    expect(questionTexts(draft)).toEqual(['Pending.', questionTexts(base)[1], 'Saved.']);
    expect(draft.questions[0]?.draft).toMatchObject({ feedBack: 'Saved as well.' });
    expect(changes).toEqual([]);
  });

  test('prefers the pending value over a later save and reports it', async () => {
    const pending = await changeSetsOfDraft(editQuestion(base, 'que-1', 'Pending.'));
    const saved = createDraft(changedActivity((activity) => setQuestionText(activity, 'que-1', 'Saved.')));
    const { draft, changes } = applyChanges(saved, pending);
    expect(questionTexts(draft)[0]).toBe('Pending.');
    expect(changes).toEqual([
      'Question 1 was saved with other contents after you submitted your change. The form shows your version.',
    ]);
  });

  test('moves a question to its pending position', async () => {
    const pending = await changeSetsOfDraft(draftReducer(base, { kind: 'move', key: 'que-3', by: -1 }));
    const { draft } = applyChanges(base, pending);
    expect(draft.questions.map(({ key }) => key)).toEqual(['que-1', 'que-3', 'que-2']);
  });

  test('applies all moves together, as the server does', async () => {
    const four = createDraft(changedActivity((activity) => addQuestion(activity, 'que-4', 'Fourth.')));
    const order = [2, 1, 3, 0].flatMap((index) => four.questions[index] ?? []);
    const pending = await createChangeSets('act-1', four, { ...four, questions: order });
    const { draft } = applyChanges(four, pending);
    expect(draft.questions.map(({ key }) => key)).toEqual(['que-3', 'que-2', 'que-4', 'que-1']);
  });

  test('turns the data URL of a change set into a chosen file', () => {
    const change = createSecondQuestionChange('/MediaPath', 'data:image/png;base64,aGVsbG8=');
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
  ])('skips %s with the value %j', (path, value) => {
    expect(isSameActivity(applyChanges(base, [createSecondQuestionChange(path, value)]).draft, base)).toBe(
      true,
    );
  });

  test('skips unreadable change sets and those of deleted questions', async () => {
    const pending = await changeSetsOfDraft(editQuestion(base, 'que-1', 'Pending.'));
    const unreadable = pending.map((change) => ({ ...change, patchJson: '{' }));
    const ofDeleted = pending.map((change) => ({ ...change, entityId: 'que-9' }));
    expect(applyChanges(base, [...unreadable, ...ofDeleted])).toEqual({ draft: base, changes: [] });
  });
});
