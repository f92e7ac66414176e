import { del, entries, get, set } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';

/** What a user was typing when their session ended. */
interface Draft {
  /** Identifies the form among all. */
  form: string;
  values: Readonly<Record<string, unknown>>;
}

interface KeptDraft extends Draft {
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Milliseconds: it may be about other people, and the device may be shared. */
const longestKept = 24 * 60 * 60 * 1000;

/** One for each user is enough: when a session ends, one form is open. */
const withDatabase = createDeviceStore('springbyte-forms', 'drafts');

/** The beginning of the ids of all forms of a page. */
export const formsOf = (pathname: string, openForm: string | undefined): string =>
  `${pathname} ${openForm ?? ''} `;

/** A browser that refuses it, and values that cannot be stored: then the login page promises nothing. */
export async function keepDraft(userId: string, draft: Draft): Promise<void> {
  const kept: KeptDraft = { ...draft, keptAt: clock.now().getTime() };
  await withDatabase((store) => set(userId, kept, store)).catch(() => {});
}

/** The draft of this user alone. */
export async function findDraft(userId: string): Promise<Draft | undefined> {
  await deleteOldDrafts();
  return withDatabase((store) => get<KeptDraft>(userId, store)).catch(() => undefined);
}

export const deleteDraft = (userId: string): Promise<void> =>
  withDatabase((store) => del(userId, store)).catch(() => {});

async function deleteOldDrafts(): Promise<void> {
  const all = await withDatabase((store) => entries<string, KeptDraft>(store)).catch(() => []);
  const oldest = clock.now().getTime() - longestKept;
  await Promise.all(all.filter(([, { keptAt }]) => keptAt < oldest).map(([userId]) => deleteDraft(userId)));
}
