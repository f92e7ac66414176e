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

/** Milliseconds. Short, because a draft may hold personal data and the device may be shared. */
const maxDraftAge = 24 * 60 * 60 * 1000;

/** One draft per user: only one form can be open when a session ends. */
const withDatabase = createDeviceStore('springbyte-forms', 'drafts');

export const formIdPrefix = (pathname: string, openForm: string | undefined): string =>
  `${pathname} ${openForm ?? ''} `;

/** Ignores errors, for example if the browser has no storage. */
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
  // Also deletes drafts of earlier releases, which have no `savedAt`.
  const old = all.filter(([, { savedAt }]) => !(savedAt >= oldest));
  await Promise.all(old.map(([userId]) => deleteDraft(userId)));
}
