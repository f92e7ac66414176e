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
  const media = {
    path: null,
    file: new File(['x'], 'x.png', { lastModified: 1 }),
    description: '',
    captions: '',
  };
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
  const { loseToAnotherTab } = writer;
  return { calls, told, write, loseToAnotherTab, forget: () => writer.forget(owner) };
}

describe('storing a draft', () => {
  test('every change is asked for at once, whatever is still being written', () => {
    const { calls, write, forget } = setUp();
    void write(titled('A'));
    void write(titled('B'));
    void forget();
    expect(calls).toEqual(['base', 'A', 'B', 'deleted']);
  });

  test('only the newest change says where the draft is', async () => {
    const { told, write, forget } = setUp();
    await Promise.all([write(titled('A')), write(titled('B'))]);
    expect(told).toEqual(['kept']);
    await Promise.all([write(titled('C')), forget()]);
    expect(told).toEqual(['kept']);
  });

  test('what another tab has put in its place is replaced as a whole by the next change', async () => {
    const { calls, told, write, loseToAnotherTab } = setUp();
    await write(withFile('A'));
    loseToAnotherTab();
    expect(told).toEqual(['kept', 'elsewhere']);
    calls.length = 0;
    await write(titled('B'));
    // That there is no file is stored, too: the other tab may have had one.
    expect(calls).toEqual(['base', 'B', '0 file']);
    expect(told).toEqual(['kept', 'elsewhere', 'kept']);
  });

  test('what is written after forgetting begins anew, with base and files', async () => {
    const { calls, write, forget } = setUp();
    await write(withFile('A'));
    await forget();
    await write(withFile('B'));
    expect(calls).toEqual(['base', 'A', '1 file', 'deleted', 'base', 'B', '1 file']);
  });

  test('files are stored again only when there are others', async () => {
    const { calls, write } = setUp();
    await write(withFile('A'));
    await write(withFile('B'));
    await write(titled('C'));
    expect(calls).toEqual(['base', 'A', '1 file', 'B', 'C', '0 file']);
  });

  test('a file that finds no room leaves the words stored, and is tried again', async () => {
    const { calls, told, write } = setUp(['storeFiles']);
    await write(withFile('A'));
    await write(withFile('B'));
    expect(told).toEqual(['words', 'words']);
    expect(calls).toEqual(['base', 'A', '1 file', 'B', '1 file']);
  });

  test('a browser that stores nothing is told', async () => {
    const { told, write } = setUp(['storeWords']);
    await write(titled('A'));
    expect(told).toEqual(['refused']);
  });
});
