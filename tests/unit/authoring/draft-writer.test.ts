import { describe, expect, test } from 'vitest';
import type { ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer } from '#features/authoring/editor/draft/draft-reducer.ts';
import {
  createDraftWriter,
  type DraftStorage,
  type DraftStorageState,
} from '#features/authoring/editor/draft/draft-writer.ts';
import { createDraft, sampleActivity } from './sample-activity.ts';

const owner = { userId: 'usr-1', activityId: 'act-1' };
const base = sampleActivity();
const titled = (title: string): ActivityDraft => draftReducer(createDraft(base), { kind: 'rename', title });
const withFile = (title: string): ActivityDraft => {
  const media = {
    path: null,
    file: new File(['x'], 'x.png', { lastModified: 1 }),
    description: '',
    captions: '',
  };
  return draftReducer(titled(title), { kind: 'set media', key: 'que-1', media });
};

/** Creates a writer with a storage that records its calls; the functions in `failing` reject. */
function setUp(failing: (keyof DraftStorage)[] = []) {
  const calls: string[] = [];
  const states: DraftStorageState[] = [];
  const record = async (name: keyof DraftStorage, entry: string) => {
    calls.push(entry);
    await Promise.resolve();
    if (failing.includes(name)) throw new Error('Quota exceeded.');
  };
  const writer = createDraftWriter(
    {
      storeBase: () => record('storeBase', 'base'),
      storeText: (_owner, { title }) => record('storeText', title),
      storeFiles: (_owner, files) => record('storeFiles', `${files.size} file`),
      deleteStoredDraft: () => record('deleteStoredDraft', 'deleted'),
    },
    (state) => states.push(state),
  );
  const write = (draft: ActivityDraft) => writer.write({ owner, base, draft });
  const { markReplaced } = writer;
  return { calls, states, write, markReplaced, deleteDraft: () => writer.deleteDraft(owner) };
}

describe('createDraftWriter', () => {
  test('stores each change at once, without waiting for earlier ones', () => {
    const { calls, write, deleteDraft } = setUp();
    void write(titled('A'));
    void write(titled('B'));
    void deleteDraft();
    expect(calls).toEqual(['base', 'A', 'B', 'deleted']);
  });

  test('reports the state of the newest change only', async () => {
    const { states, write, deleteDraft } = setUp();
    await Promise.all([write(titled('A')), write(titled('B'))]);
    expect(states).toEqual(['stored']);
    await Promise.all([write(titled('C')), deleteDraft()]);
    expect(states).toEqual(['stored']);
  });

  test('stores all parts again after another tab has replaced the draft', async () => {
    const { calls, states, write, markReplaced } = setUp();
    await write(withFile('A'));
    markReplaced();
    expect(states).toEqual(['stored', 'otherTab']);
    calls.length = 0;
    await write(titled('B'));
    // The other tab may have stored files, so the empty list of files is stored as well.
    expect(calls).toEqual(['base', 'B', '0 file']);
    expect(states).toEqual(['stored', 'otherTab', 'stored']);
  });

  test('stores base and files again after the draft was deleted', async () => {
    const { calls, write, deleteDraft } = setUp();
    await write(withFile('A'));
    await deleteDraft();
    await write(withFile('B'));
    expect(calls).toEqual(['base', 'A', '1 file', 'deleted', 'base', 'B', '1 file']);
  });

  test('stores files again only when they differ', async () => {
    const { calls, write } = setUp();
    await write(withFile('A'));
    await write(withFile('B'));
    await write(titled('C'));
    expect(calls).toEqual(['base', 'A', '1 file', 'B', 'C', '0 file']);
  });

  test('stores the text when a file exceeds the quota, and tries the file again', async () => {
    const { calls, states, write } = setUp(['storeFiles']);
    await write(withFile('A'));
    await write(withFile('B'));
    expect(states).toEqual(['withoutFiles', 'withoutFiles']);
    expect(calls).toEqual(['base', 'A', '1 file', 'B', '1 file']);
  });

  test('reports `refused` when the browser stores no text', async () => {
    const { states, write } = setUp(['storeText']);
    await write(titled('A'));
    expect(states).toEqual(['refused']);
  });
});
