import { createTabChannel } from '#lib/tab-channel.ts';
import type { DraftOwner } from './stored-drafts.ts';

/** What a tab has done with the draft that all tabs of this browser share. */
type Deed = 'stored' | 'forgotten';

interface News extends DraftOwner {
  deed: Deed;
}

const channel = createTabChannel<News>('springbyte-drafts');

export function tellOtherTabs({ userId, activityId }: DraftOwner, deed: Deed): void {
  channel.tell({ userId, activityId, deed });
}

/** @returns an unsubscribe function */
export const listenToOtherTabs = (owner: DraftOwner, listen: (deed: Deed) => void): (() => void) =>
  channel.listen(({ userId, activityId, deed }) => {
    if (userId === owner.userId && activityId === owner.activityId) listen(deed);
  });
