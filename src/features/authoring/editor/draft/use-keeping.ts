import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { createDraftWriter, type Keeping } from './draft-writer.ts';
import { deleteStoredDraft, storeBase, storeFiles, storeWords, type DraftOwner } from './stored-drafts.ts';

/**
 * Stores a draft on this device with every change.
 *
 * @param draft undefined while there is nothing that is not saved
 */
export function useKeeping(
  owner: DraftOwner,
  base: Activity,
  draft: ActivityDraft | undefined,
): { keeping: Keeping; forget: () => Promise<void> } {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const [writer] = useState(() =>
    createDraftWriter({ storeBase, storeWords, storeFiles, deleteStoredDraft }, setKeeping),
  );
  const { userId, activityId } = owner;
  const wasKept = useRef(false);
  useEffect(() => {
    if (draft) {
      wasKept.current = true;
      void writer.write({ owner: { userId, activityId }, base, draft });
    } else if (wasKept.current) {
      wasKept.current = false;
      void writer.forget({ userId, activityId });
    }
  }, [writer, userId, activityId, base, draft]);
  return { keeping: draft ? keeping : 'nothing', forget: () => writer.forget(owner) };
}
