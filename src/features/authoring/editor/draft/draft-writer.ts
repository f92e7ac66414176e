import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { filesOf, type DraftOwner } from './stored-drafts.ts';

/**
 * Where a draft is. 'words': all but the chosen files, for which the browser has no room. 'elsewhere': another tab has
 * stored its own in place of it. 'refused': the browser refuses to store anything. In the last two cases, closing the window loses the draft.
 */
export type Keeping = 'nothing' | 'kept' | 'words' | 'elsewhere' | 'refused';

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

/**
 * Asks for every change at once, and in the order in which they came: the browser's database keeps that order, and a window
 * may close at any moment.
 */
export function createDraftWriter(storage: DraftStorage, onKeeping: (keeping: Keeping) => void) {
  let newest = 0;
  // What has been asked for and need not be asked for again with every key.
  let base: { value: Activity; stored: Promise<void> } | undefined;
  let files: { names: string; stored: Promise<void> } | undefined;

  const writeBase = (owner: DraftOwner, value: Activity): Promise<void> => {
    if (base?.value !== value) base = { value, stored: storage.storeBase(owner, value) };
    return base.stored;
  };

  const writeFiles = (owner: DraftOwner, draft: ActivityDraft): Promise<void> => {
    const chosen = filesOf(draft);
    const names = JSON.stringify(
      [...chosen].map(([key, { name, size, lastModified }]) => [key, name, size, lastModified]),
    );
    if (chosen.size === 0 && !files) return Promise.resolve();
    if (files?.names !== names) files = { names, stored: storage.storeFiles(owner, chosen) };
    return files.stored;
  };

  const write = async (change: DraftChange): Promise<Keeping> => {
    const { owner, draft } = change;
    // Words before files: a file that finds no room must not take them with it.
    const [ofBase, ofWords, ofFiles] = await Promise.allSettled([
      writeBase(owner, change.base),
      storage.storeWords(owner, draft),
      writeFiles(owner, draft),
    ]);
    if (ofBase.status === 'rejected') base = undefined;
    // What stood there before may stand there still: the next change stores its files, or that there are none.
    if (ofFiles.status === 'rejected') files = { names: 'unknown', stored: Promise.resolve() };
    if (ofBase.status === 'rejected' || ofWords.status === 'rejected') return 'refused';
    return ofFiles.status === 'rejected' ? 'words' : 'kept';
  };

  return {
    write: async (change: DraftChange): Promise<void> => {
      newest += 1;
      const own = newest;
      const keeping = await write(change);
      if (own === newest) onKeeping(keeping);
    },
    /** Whatever has been stored is another tab's by now: the next change stores everything again. */
    loseToAnotherTab: (): void => {
      newest += 1;
      base = undefined;
      files = { names: 'unknown', stored: Promise.resolve() };
      onKeeping('elsewhere');
    },
    forget: (owner: DraftOwner): Promise<void> => {
      newest += 1;
      base = undefined;
      files = undefined;
      return storage.deleteStoredDraft(owner);
    },
  };
}
