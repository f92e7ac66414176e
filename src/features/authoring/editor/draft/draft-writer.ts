import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { chosenFilesByKey, type DraftOwner } from './stored-drafts.ts';

/**
 * Whether the draft is stored. 'withoutFiles': the chosen files exceed the storage quota. 'otherTab': another tab has
 * replaced the draft with its own. 'refused': the browser stores nothing. In the last two cases, closing the page loses the
 * draft.
 */
export type DraftStorageState = 'none' | 'stored' | 'withoutFiles' | 'otherTab' | 'refused';

export interface DraftChange {
  owner: DraftOwner;
  base: Activity;
  draft: ActivityDraft;
}

export interface DraftStorage {
  storeBase: (owner: DraftOwner, base: Activity) => Promise<void>;
  storeText: (owner: DraftOwner, draft: ActivityDraft) => Promise<void>;
  storeFiles: (owner: DraftOwner, files: ReturnType<typeof chosenFilesByKey>) => Promise<void>;
  deleteStoredDraft: (owner: DraftOwner) => Promise<void>;
}

/**
 * Stores each change at once, because the page may close at any time. IndexedDB keeps the order of the requests.
 *
 * @param onStateChange called after the newest change only
 */
export function createDraftWriter(storage: DraftStorage, onStateChange: (state: DraftStorageState) => void) {
  let lastChangeNumber = 0;
  // Base and files are stored only when they differ from these.
  let base: { value: Activity; stored: Promise<void> } | undefined;
  let files: { fingerprint: string; stored: Promise<void> } | undefined;

  const writeBase = (owner: DraftOwner, value: Activity): Promise<void> => {
    if (base?.value !== value) base = { value, stored: storage.storeBase(owner, value) };
    return base.stored;
  };

  const writeFiles = (owner: DraftOwner, draft: ActivityDraft): Promise<void> => {
    const chosen = chosenFilesByKey(draft);
    const fingerprint = JSON.stringify(
      [...chosen].map(([key, { name, size, lastModified }]) => [key, name, size, lastModified]),
    );
    if (chosen.size === 0 && !files) return Promise.resolve();
    if (files?.fingerprint !== fingerprint) {
      files = { fingerprint, stored: storage.storeFiles(owner, chosen) };
    }
    return files.stored;
  };

  const write = async (change: DraftChange): Promise<DraftStorageState> => {
    const { owner, draft } = change;
    // Text and files are stored separately: if the files exceed the quota, the text is still stored.
    const [baseResult, textResult, filesResult] = await Promise.allSettled([
      writeBase(owner, change.base),
      storage.storeText(owner, draft),
      writeFiles(owner, draft),
    ]);
    if (baseResult.status === 'rejected') base = undefined;
    // Older files may still be stored: the next change replaces them.
    if (filesResult.status === 'rejected') files = { fingerprint: 'unknown', stored: Promise.resolve() };
    if (baseResult.status === 'rejected' || textResult.status === 'rejected') return 'refused';
    return filesResult.status === 'rejected' ? 'withoutFiles' : 'stored';
  };

  return {
    write: async (change: DraftChange): Promise<void> => {
      lastChangeNumber += 1;
      const changeNumber = lastChangeNumber;
      const state = await write(change);
      if (changeNumber === lastChangeNumber) onStateChange(state);
    },
    /** Records that another tab has replaced the stored draft: the next change stores all parts again. */
    markReplaced: (): void => {
      lastChangeNumber += 1;
      base = undefined;
      files = { fingerprint: 'unknown', stored: Promise.resolve() };
      onStateChange('otherTab');
    },
    deleteDraft: (owner: DraftOwner): Promise<void> => {
      lastChangeNumber += 1;
      base = undefined;
      files = undefined;
      return storage.deleteStoredDraft(owner);
    },
  };
}
