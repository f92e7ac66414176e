import { del, entries, get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';

/** The unsaved input of a user whose session ended. */
interface Draft {
  form: string;
  values: Readonly<Record<string, unknown>>;
}

interface StoredDraft extends Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** Milliseconds. A draft may hold personal data, and the device may be shared. */
const maxDraftAge = 24 * 60 * 60 * 1000;

/** One draft for each user: when a session ends, one form is open. */
const withDatabase = createDeviceStore('springbyte-forms', 'drafts');

/** The prefix of the ids of all forms on a page. */
export const formIdPrefix = (pathname: string, openForm: string | undefined): string =>
  `${pathname} ${openForm ?? ''} `;

/** Does nothing if the browser has no storage or cannot store the values. */
export async function saveDraft(userId: string, draft: Draft): Promise<void> {
  const stored: StoredDraft = { ...draft, savedAt: clock.now().getTime() };
  await withDatabase((store) => set(userId, stored, store)).catch(() => {});
}

export async function findDraft(userId: string): Promise<Draft | undefined> {
  await deleteOldDrafts();
  return withDatabase((store) => get<StoredDraft>(userId, store)).catch(() => undefined);
}

export const deleteDraft = (userId: string): Promise<void> =>
  withDatabase((store) => del(userId, store)).catch(() => {});

async function deleteOldDrafts(): Promise<void> {
  const all = await withDatabase((store) => entries<string, StoredDraft>(store)).catch(() => []);
  const oldest = clock.now().getTime() - maxDraftAge;
  // Drafts of earlier releases have no `savedAt`, and are deleted as well.
  const old = all.filter(([, { savedAt }]) => !(savedAt >= oldest));
  await Promise.all(old.map(([userId]) => deleteDraft(userId)));
}
