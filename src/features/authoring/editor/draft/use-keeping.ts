import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { createTabChannel } from '#lib/tab-channel.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { createDraftWriter, type Keeping } from './draft-writer.ts';
import { deleteStoredDraft, storeBase, storeFiles, storeWords, type DraftOwner } from './stored-drafts.ts';

/** What a tab has done with the draft that all tabs of this browser share. */
type Deed = 'stored' | 'forgotten';

interface News extends DraftOwner {
  deed: Deed;
}

const channel = createTabChannel<News>('springbyte-drafts');

function tellOtherTabs({ userId, activityId }: DraftOwner, deed: Deed): void {
  channel.tell({ userId, activityId, deed });
}

/** @returns an unsubscribe function */
const listenToOtherTabs = (owner: DraftOwner, listen: (deed: Deed) => void): (() => void) =>
  channel.listen(({ userId, activityId, deed }) => {
    if (userId === owner.userId && activityId === owner.activityId) listen(deed);
  });

/**
 * Stores a draft on this device with every change. There is one for all tabs: the last one that was written in has it.
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
  // The other tabs know that this one has the draft: they need not be told with every key.
  const isTold = useRef(false);
  const [forget] = useState(() => async (forgotten: DraftOwner) => {
    isTold.current = false;
    await writer.forget(forgotten);
    tellOtherTabs(forgotten, 'forgotten');
  });
  useEffect(() => {
    if (draft) {
      wasKept.current = true;
      void writer.write({ owner: { userId, activityId }, base, draft });
      if (!isTold.current) tellOtherTabs({ userId, activityId }, 'stored');
      isTold.current = true;
    } else if (wasKept.current) {
      wasKept.current = false;
      void forget({ userId, activityId });
    }
  }, [writer, forget, userId, activityId, base, draft]);

  const latest = useRef({ base, draft });
  useEffect(() => {
    latest.current = { base, draft };
  });
  useEffect(
    () =>
      listenToOtherTabs({ userId, activityId }, (deed) => {
        const { draft: unsaved, base: read } = latest.current;
        writer.loseToAnotherTab();
        isTold.current = false;
        // What another tab has thrown away or saved was its own.
        if (deed === 'forgotten' && unsaved) {
          void writer.write({ owner: { userId, activityId }, base: read, draft: unsaved });
        }
      }),
    [writer, userId, activityId],
  );
  return { keeping: draft ? keeping : 'nothing', forget: () => forget(owner) };
}
