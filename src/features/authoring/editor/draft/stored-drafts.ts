import { delMany, entries, get, promisifyRequest } from 'idb-keyval';
import type { Activity } from '#api/queries/activities/lists.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import {
  toQuestionData,
  toActivityDraft,
  toQuestionDraft,
  type ActivityDraft,
  type QuestionType,
} from './activity-draft.ts';
import { toStoredConflicts, restoreConflicts, type StoredConflict } from './conflicts.ts';

/** Drafts stored in another format are ignored. */
const format = 1;

/** Milliseconds. Older drafts are deleted, so that files of other users do not fill a shared computer. */
const maxStoredAge = 60 * 24 * 60 * 60 * 1000;

interface StoredQuestion {
  key: string;
  id: string | undefined;
  type: QuestionType;
  data: object;
  mediaPath: string | null;
}

/** A draft without its base and files, which are stored separately: they rarely change. */
interface StoredText {
  format: typeof format;
  title: string;
  description: string;
  questions: readonly StoredQuestion[];
  conflicts?: readonly StoredConflict[];
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface StoredDraft {
  base: Activity;
  draft: ActivityDraft;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const withDatabase = createDeviceStore('springbyte-activities', 'drafts');

/** Drafts are private to a user of the device. */
export interface DraftOwner {
  userId: string;
  activityId: string;
}

/** Last part of the key; 'words' holds a `StoredText`. */
type Part = 'base' | 'words' | 'files';

const keyOf = (part: Part, { userId, activityId }: DraftOwner) => [userId, activityId, part];

/** Commits explicitly: a closing page aborts open transactions. */
const storePart = (part: Part, owner: DraftOwner, value: unknown): Promise<void> =>
  withDatabase((database) =>
    database('readwrite', (objectStore) => {
      objectStore.put(value, keyOf(part, owner));
      objectStore.transaction.commit();
      return promisifyRequest(objectStore.transaction);
    }),
  );

/** @throws when IndexedDB is not available */
export const storeBase = (owner: DraftOwner, base: Activity): Promise<void> => storePart('base', owner, base);

/** @throws when IndexedDB is not available */
export async function storeText(owner: DraftOwner, draft: ActivityDraft): Promise<void> {
  const { title, description, questions } = draft;
  const conflicts = toStoredConflicts(draft);
  const text: StoredText = {
    format,
    title,
    description,
    savedAt: clock.now().getTime(),
    ...(conflicts.length > 0 && { conflicts }),
    questions: questions.map((question) => {
      const { key, id, type, media } = question;
      return { key, id, type, data: toQuestionData(question), mediaPath: media.path };
    }),
  };
  await storePart('words', owner, text);
}

type Files = ReadonlyMap<string, File>;

export const chosenFilesByKey = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ key, media }) => (media.file ? [[key, media.file] as const] : [])));

/** @throws when the storage quota is exceeded */
export const storeFiles = (owner: DraftOwner, files: Files): Promise<void> =>
  storePart('files', owner, files);

/** @returns undefined when there is no draft or it cannot be read */
export async function readStoredDraft(owner: DraftOwner): Promise<StoredDraft | undefined> {
  const read = <Value>(part: Part) => withDatabase((database) => get<Value>(keyOf(part, owner), database));
  try {
    await deleteOldDrafts();
    const [base, text, files] = await Promise.all([
      read<Activity>('base'),
      read<StoredText>('words'),
      read<Files>('files'),
    ]);
    if (!base || text?.format !== format) return undefined;
    const { title, description, conflicts = [], savedAt } = text;
    const questions = text.questions.map((question) =>
      toQuestionDraft({ ...question, file: files?.get(question.key) }, question.key),
    );
    const draft = { title, description, questions, conflicts: [] };
    return { base, draft: restoreConflicts(draft, toActivityDraft(base), conflicts), savedAt };
  } catch {
    return undefined;
  }
}

const deleteParts = (owner: DraftOwner): Promise<void> =>
  withDatabase((database) =>
    delMany([keyOf('base', owner), keyOf('words', owner), keyOf('files', owner)], database),
  );

export const deleteStoredDraft = (owner: DraftOwner): Promise<void> => deleteParts(owner).catch(() => {});

async function deleteOldDrafts(): Promise<void> {
  const all = await withDatabase((database) => entries<[string, string, Part], unknown>(database));
  const oldest = clock.now().getTime() - maxStoredAge;
  const expired = all.filter(
    ([[, , part], value]) => part === 'words' && (value as StoredText).savedAt < oldest,
  );
  await Promise.all(expired.map(([[userId, activityId]]) => deleteParts({ userId, activityId })));
}
