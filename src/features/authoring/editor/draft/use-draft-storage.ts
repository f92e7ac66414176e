import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { createTabChannel } from '#lib/tab-channel.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { createDraftWriter, type DraftStorageState } from './draft-writer.ts';
import { deleteStoredDraft, storeBase, storeFiles, storeText, type DraftOwner } from './stored-drafts.ts';

/** Sent to the other tabs, which share the stored draft. */
type DraftEvent = 'stored' | 'deleted';

interface DraftMessage extends DraftOwner {
  event: DraftEvent;
}

const channel = createTabChannel<DraftMessage>('springbyte-drafts');

function notifyOtherTabs({ userId, activityId }: DraftOwner, event: DraftEvent): void {
  channel.send({ userId, activityId, event });
}

const listenToOtherTabs = (owner: DraftOwner, listen: (event: DraftEvent) => void): (() => void) =>
  channel.listen(({ userId, activityId, event }) => {
    if (userId === owner.userId && activityId === owner.activityId) listen(event);
  });

/**
 * Stores a draft on the device with every change. All tabs share one draft: the tab that was edited last owns it.
 *
 * @param draft undefined while there are no unsaved changes
 */
export function useDraftStorage(
  owner: DraftOwner,
  base: Activity,
  draft: ActivityDraft | undefined,
): { storageState: DraftStorageState; deleteDraft: () => Promise<void> } {
  const [storageState, setStorageState] = useState<DraftStorageState>('none');
  const [writer] = useState(() =>
    createDraftWriter({ storeBase, storeText, storeFiles, deleteStoredDraft }, setStorageState),
  );
  const { userId, activityId } = owner;
  const wasStored = useRef(false);
  // Other tabs are notified once, not with every change.
  const hasNotified = useRef(false);
  const [deleteDraft] = useState(() => async (deleted: DraftOwner) => {
    hasNotified.current = false;
    await writer.deleteDraft(deleted);
    notifyOtherTabs(deleted, 'deleted');
  });
  useEffect(() => {
    if (draft) {
      wasStored.current = true;
      void writer.write({ owner: { userId, activityId }, base, draft });
      if (!hasNotified.current) notifyOtherTabs({ userId, activityId }, 'stored');
      hasNotified.current = true;
    } else if (wasStored.current) {
      wasStored.current = false;
      void deleteDraft({ userId, activityId });
    }
  }, [writer, deleteDraft, userId, activityId, base, draft]);

  const latest = useRef({ base, draft });
  useEffect(() => {
    latest.current = { base, draft };
  });
  useEffect(
    () =>
      listenToOtherTabs({ userId, activityId }, (event) => {
        const { draft: unsaved, base: latestBase } = latest.current;
        writer.markReplaced();
        hasNotified.current = false;
        // The other tab deleted its own draft: store this one again.
        if (event === 'deleted' && unsaved) {
          void writer.write({ owner: { userId, activityId }, base: latestBase, draft: unsaved });
        }
      }),
    [writer, userId, activityId],
  );
  return { storageState: draft ? storageState : 'none', deleteDraft: () => deleteDraft(owner) };
}
