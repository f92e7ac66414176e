import type { DraftOwner } from './stored-drafts.ts';

/** What a tab has done with the draft that all tabs of this browser share. */
type Deed = 'stored' | 'forgotten';

interface News extends DraftOwner {
  from: string;
  deed: Deed;
}

const channelName = 'springbyte-drafts';

/** Two channels of one tab hear each other, too. */
const ownName = crypto.randomUUID();

export function tellOtherTabs({ userId, activityId }: DraftOwner, deed: Deed): void {
  const channel = new BroadcastChannel(channelName);
  const post: (news: News) => void = channel.postMessage.bind(channel);
  post({ userId, activityId, deed, from: ownName });
  channel.close();
}

/** @returns an unsubscribe function */
export function listenToOtherTabs(owner: DraftOwner, listen: (deed: Deed) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    const isMeant = data.userId === owner.userId && data.activityId === owner.activityId;
    if (isMeant && data.from !== ownName) listen(data.deed);
  });
  return () => channel.close();
}
