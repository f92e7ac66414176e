import { createTabChannel } from '#lib/tab-channel.ts';
import type { KeptSheet } from '../draft/kept-sheet.ts';

/** What another window on this device has done with the sheet that this one shows, too (D-246). */
type News =
  /** The server keeps these answers now. */
  | { kind: 'saved'; sheet: KeptSheet }
  /** It submitted them. */
  | { kind: 'submitted'; resultId: string }
  /** It submitted these without a connection: they wait in the offline queue. */
  | { kind: 'queued'; sheet: KeptSheet };

interface Message {
  owner: string;
  news: News;
}

const channel = createTabChannel<Message>('springbyte-answer-sheets');

/** Whose answers to which activity. */
export const ownerOf = (learnerId: string, activityId: string): string => `${learnerId}/${activityId}`;

/** @param owner of the answers (`ownerOf`): nobody else listens to what is said about them (D-017) */
export const tellOtherWindows = (owner: string, news: News): void => channel.tell({ owner, news });

/** @returns an unsubscribe function */
export const listenToOtherWindows = (owner: string, listen: (news: News) => void): (() => void) =>
  channel.listen((message) => {
    if (isMessage(message) && message.owner === owner) listen(message.news);
  });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The other window may be of another release. Of a sheet the draft looks at the rest itself. */
function isMessage(message: unknown): message is Message {
  if (!isRecord(message) || !isRecord(message['news'])) return false;
  const { kind, sheet, resultId } = message['news'];
  return kind === 'submitted'
    ? typeof resultId === 'string'
    : (kind === 'saved' || kind === 'queued') && isRecord(sheet);
}
