import { delMany, entries, get, promisifyRequest } from 'idb-keyval';
import type { Activity } from '#api/queries/activities/lists.ts';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import {
  dataOf,
  openActivity,
  openQuestion,
  type ActivityDraft,
  type QuestionType,
} from './activity-draft.ts';
import { undecidedPlaces, withStoredConflicts, type ConflictPlace } from './conflicts.ts';

/** Drafts stored in another format are ignored. */
const format = 1;

/** Milliseconds after which a draft is deleted: the files of other users must not fill a shared computer. */
const longestStored = 60 * 24 * 60 * 60 * 1000;

interface StoredQuestion {
  key: string;
  id: string | undefined;
  type: QuestionType;
  data: object;
  mediaPath: string | null;
}

/** The words of a draft. Its base and its files stand beside them: they need not be stored again with every key. */
interface StoredWords {
  format: typeof format;
  title: string;
  description: string;
  questions: readonly StoredQuestion[];
  /** The undecided ones; missing where there are none. */
  conflicts?: readonly ConflictPlace[];
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What an author was writing when the page closed. */
export interface StoredDraft {
  /** The activity as it was read. */
  base: Activity;
  draft: ActivityDraft;
  savedAt: number;
}

const withDatabase = createDeviceStore('springbyte-activities', 'drafts');

/** Whose draft of which activity: no other user of this device is offered it. */
export interface DraftOwner {
  userId: string;
  activityId: string;
}

type Part = 'base' | 'words' | 'files';

const keyOf = (part: Part, { userId, activityId }: DraftOwner) => [userId, activityId, part];

/** Asks for the commit together with the value: a page that closes takes back what has not been committed. */
const store = (part: Part, owner: DraftOwner, value: unknown): Promise<void> =>
  withDatabase((database) =>
    database('readwrite', (table) => {
      table.put(value, keyOf(part, owner));
      table.transaction.commit();
      return promisifyRequest(table.transaction);
    }),
  );

/** @throws when the browser has no database for us */
export const storeBase = (owner: DraftOwner, base: Activity): Promise<void> => store('base', owner, base);

/** @throws when the browser has no database for us */
export async function storeWords(owner: DraftOwner, draft: ActivityDraft): Promise<void> {
  const { title, description, questions } = draft;
  const conflicts = undecidedPlaces(draft);
  const words: StoredWords = {
    format,
    title,
    description,
    savedAt: clock.now().getTime(),
    ...(conflicts.length > 0 && { conflicts }),
    questions: questions.map((question) => {
      const { key, id, type, media } = question;
      return { key, id, type, data: dataOf(question), mediaPath: media.path };
    }),
  };
  await store('words', owner, words);
}

type Files = ReadonlyMap<string, File>;

/** The chosen files that no server has yet, by the key of their question. */
export const filesOf = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ key, media }) => (media.file ? [[key, media.file] as const] : [])));

/** @throws when the browser has no room for them */
export const storeFiles = (owner: DraftOwner, files: Files): Promise<void> => store('files', owner, files);

/** Undefined when nothing was left behind, or the browser does not say. */
export async function readStoredDraft(owner: DraftOwner): Promise<StoredDraft | undefined> {
  const read = <Value>(part: Part) => withDatabase((database) => get<Value>(keyOf(part, owner), database));
  try {
    await deleteOldDrafts();
    const [base, words, files] = await Promise.all([
      read<Activity>('base'),
      read<StoredWords>('words'),
      read<Files>('files'),
    ]);
    if (!base || words?.format !== format) return undefined;
    const { title, description, conflicts = [], savedAt } = words;
    const questions = words.questions.map((question) =>
      openQuestion({ ...question, file: files?.get(question.key) }, question.key),
    );
    const draft = { title, description, questions, conflicts: [] };
    return { base, draft: withStoredConflicts(draft, openActivity(base), conflicts), savedAt };
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
  const oldest = clock.now().getTime() - longestStored;
  const old = all.filter(
    ([[, , part], value]) => part === 'words' && (value as StoredWords).savedAt < oldest,
  );
  await Promise.all(old.map(([[userId, activityId]]) => deleteParts({ userId, activityId })));
}
