import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { filesOf, type DraftOwner } from './stored-drafts.ts';

/**
 * Where a draft is. 'words': all but the chosen files, for which the browser has no room. 'refused': the browser refuses
 * to store anything, so closing the window loses it.
 */
export type Keeping = 'nothing' | 'kept' | 'words' | 'refused';

export interface DraftChange {
  owner: DraftOwner;
  base: Activity;
  draft: ActivityDraft;
}

/** What the writer does with the browser's database. Each rejects when it cannot be done. */
export interface DraftStorage {
  storeBase: (owner: DraftOwner, base: Activity) => Promise<void>;
  storeWords: (owner: DraftOwner, draft: ActivityDraft) => Promise<void>;
  storeFiles: (owner: DraftOwner, files: ReturnType<typeof filesOf>) => Promise<void>;
  deleteStoredDraft: (owner: DraftOwner) => Promise<void>;
}

/** Does one thing after the other; of those that wait, only the newest, be it to write or to forget. */
export function createDraftWriter(storage: DraftStorage, onKeeping: (keeping: Keeping) => void) {
  let next: (() => Promise<void>) | undefined;
  let waiting: (() => void)[] = [];
  let isRunning = false;
  let storedBase: Activity | undefined;
  let storedFiles = '[]';

  const writeFiles = async ({ owner, draft }: DraftChange): Promise<Keeping> => {
    const files = filesOf(draft);
    const names = JSON.stringify(
      [...files].map(([key, { name, size, lastModified }]) => [key, name, size, lastModified]),
    );
    if (names === storedFiles) return 'kept';
    try {
      await storage.storeFiles(owner, files);
      storedFiles = names;
      return 'kept';
    } catch {
      return 'words';
    }
  };

  const write = async (change: DraftChange): Promise<Keeping> => {
    const { owner, base, draft } = change;
    try {
      if (base !== storedBase) await storage.storeBase(owner, base);
      storedBase = base;
      // Words first: a file that finds no room must not take them with it.
      await storage.storeWords(owner, draft);
    } catch {
      return 'refused';
    }
    return writeFiles(change);
  };

  const step = (): void => {
    const work = next;
    const settled = waiting;
    next = undefined;
    waiting = [];
    isRunning = work !== undefined;
    void work?.().finally(() => {
      for (const resolve of settled) resolve();
      step();
    });
  };

  /** @returns settles when this, or what has come after it, is done */
  const run = (work: () => Promise<void>): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    next = work;
    waiting.push(resolve);
    if (!isRunning) step();
    return promise;
  };

  return {
    write: (change: DraftChange): void => void run(() => write(change).then(onKeeping)),
    forget: (owner: DraftOwner): Promise<void> =>
      run(() => {
        storedBase = undefined;
        storedFiles = '[]';
        return storage.deleteStoredDraft(owner);
      }),
  };
}
