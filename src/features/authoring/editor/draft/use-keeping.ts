import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { filesOf, forgetDraft, keepDraft, keepFiles, type DraftOwner } from './kept-drafts.ts';

/** 'refused': the browser stores nothing, so a closed window would lose it. */
export type Keeping = 'nothing' | 'kept' | 'refused';

/**
 * Keeps a draft on this device with every change: each change is written at once, or with those that come while the last
 * one is being written, so that a window may close at any moment.
 *
 * @param draft undefined while there is nothing that is not saved
 */
export function useKeeping(
  owner: DraftOwner,
  base: Activity,
  draft: ActivityDraft | undefined,
): { keeping: Keeping; forget: () => Promise<void> } {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const [writer] = useState(() => createWriter(setKeeping));
  const { userId, activityId } = owner;
  const wasKept = useRef(false);
  useEffect(() => {
    if (draft) {
      wasKept.current = true;
      writer.write({ owner: { userId, activityId }, base, draft });
    } else if (wasKept.current) {
      wasKept.current = false;
      void writer.forget({ userId, activityId });
    }
  }, [writer, userId, activityId, base, draft]);
  return { keeping: draft ? keeping : 'nothing', forget: () => writer.forget(owner) };
}

interface Change {
  owner: DraftOwner;
  base: Activity;
  draft: ActivityDraft;
}

/** Does one thing after the other; of those that wait, only the newest, be it to write or to forget. */
function createWriter(onKeeping: (keeping: Keeping) => void) {
  let next: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  let keptFiles = '[]';

  const writeOne = async ({ owner, base, draft }: Change) => {
    const files = filesOf(draft);
    const names = JSON.stringify(
      [...files].map(([key, { name, size, lastModified }]) => [key, name, size, lastModified]),
    );
    if (names !== keptFiles) await keepFiles(owner, files);
    keptFiles = names;
    await keepDraft(owner, base, draft);
  };

  /** One after the other, or an older state would win. */
  const runAll = async (): Promise<void> => {
    const work = next;
    next = undefined;
    if (!work) return;
    await work();
    await runAll();
  };

  const run = (work: () => Promise<void>) => {
    next = work;
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    write: (change: Change) =>
      void run(() =>
        writeOne(change).then(
          () => onKeeping('kept'),
          () => onKeeping('refused'),
        ),
      ),
    forget: (owner: DraftOwner) =>
      run(() => {
        keptFiles = '[]';
        return forgetDraft(owner);
      }),
  };
}
