import { describe, expect, test } from 'vitest';
import type { ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { draftReducer } from '#features/authoring/editor/draft/draft-reducer.ts';
import {
  createDraftWriter,
  type DraftStorage,
  type Keeping,
} from '#features/authoring/editor/draft/draft-writer.ts';
import { opened, read } from './written.ts';

const owner = { userId: 'usr-1', activityId: 'act-1' };
const base = read();
const titled = (title: string): ActivityDraft => draftReducer(opened(base), { kind: 'rename', title });
const withFile = (title: string): ActivityDraft => {
  const media = { path: null, file: new File(['x'], 'x.png', { lastModified: 1 }), description: '' };
  return draftReducer(titled(title), { kind: 'attach', key: 'que-1', media });
};

/** A storage that notes what it is asked for, and does one thing when it is told to. */
function setUp(refuses: (keyof DraftStorage)[] = []) {
  const calls: string[] = [];
  const told: Keeping[] = [];
  const note = async (name: keyof DraftStorage, what: string) => {
    calls.push(what);
    await Promise.resolve();
    if (refuses.includes(name)) throw new Error('There is no room.');
  };
  const writer = createDraftWriter(
    {
      storeBase: () => note('storeBase', 'base'),
      storeWords: (_owner, { title }) => note('storeWords', title),
      storeFiles: (_owner, files) => note('storeFiles', `${files.size} file`),
      deleteStoredDraft: () => note('deleteStoredDraft', 'deleted'),
    },
    (keeping) => told.push(keeping),
  );
  const write = (draft: ActivityDraft) => writer.write({ owner, base, draft });
  return { calls, told, write, forget: () => writer.forget(owner) };
}

describe('storing a draft', () => {
  test('of changes that wait while one is written, only the newest is', async () => {
    const { calls, write, forget } = setUp();
    write(titled('A'));
    write(titled('B'));
    write(titled('C'));
    await expect.poll(() => calls).toEqual(['base', 'A', 'C']);
    await forget();
    expect(calls.at(-1)).toBe('deleted');
  });

  test('forgetting comes after what is being written, and takes the place of what waits', async () => {
    const { calls, write, forget } = setUp();
    write(titled('A'));
    write(titled('B'));
    await forget();
    expect(calls).toEqual(['base', 'A', 'deleted']);
  });

  test('what is written after forgetting begins anew, with base and files', async () => {
    const { calls, write, forget } = setUp();
    write(withFile('A'));
    await expect.poll(() => calls).toEqual(['base', 'A', '1 file']);
    await forget();
    write(withFile('B'));
    await expect.poll(() => calls.slice(4)).toEqual(['base', 'B', '1 file']);
  });

  test('files are stored again only when there are others', async () => {
    const { calls, told, write } = setUp();
    write(withFile('A'));
    await expect.poll(() => told).toHaveLength(1);
    write(withFile('B'));
    await expect.poll(() => told).toHaveLength(2);
    write(titled('C'));
    await expect.poll(() => calls).toEqual(['base', 'A', '1 file', 'B', 'C', '0 file']);
  });

  test('a file that finds no room leaves the words stored, and is tried again', async () => {
    const { calls, told, write } = setUp(['storeFiles']);
    write(withFile('A'));
    await expect.poll(() => told).toEqual(['words']);
    write(withFile('B'));
    await expect.poll(() => told).toEqual(['words', 'words']);
    expect(calls).toEqual(['base', 'A', '1 file', 'B', '1 file']);
  });

  test('a browser that stores nothing is told', async () => {
    const { told, write } = setUp(['storeWords']);
    write(titled('A'));
    await expect.poll(() => told).toEqual(['refused']);
  });
});
