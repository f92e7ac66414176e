import { delMany, get, set, setMany } from 'idb-keyval';
import type { Activity } from '#api/queries/activities/lists.ts';
import { deviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import { dataOf, openQuestion, type ActivityDraft, type QuestionType } from './activity-draft.ts';

/** Drafts of another form are forgotten. */
const format = 1;

interface KeptQuestion {
  key: string;
  id: string | undefined;
  type: QuestionType;
  data: object;
  mediaPath: string | null;
}

/** The words of a draft; its files stand beside them, since they need not be stored again with every key. */
interface KeptWords {
  format: typeof format;
  /** The activity as it was read. */
  base: Activity;
  title: string;
  description: string;
  questions: readonly KeptQuestion[];
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What somebody was writing when the page closed. */
export interface KeptDraft {
  base: Activity;
  draft: ActivityDraft;
  savedAt: number;
}

const withDatabase = deviceStore('springbyte-activities', 'drafts');

/** Whose draft of which activity: nobody else on this device is offered it. */
export interface DraftOwner {
  userId: string;
  activityId: string;
}

const nameOf = (part: 'words' | 'files', { userId, activityId }: DraftOwner) => [userId, activityId, part];

/** @throws when the browser has no database for us */
export async function keepDraft(
  owner: DraftOwner,
  base: Activity,
  { title, description, questions }: ActivityDraft,
): Promise<void> {
  const words: KeptWords = {
    format,
    base,
    title,
    description,
    savedAt: clock.now().getTime(),
    questions: questions.map((question) => {
      const { key, id, type, media } = question;
      return { key, id, type, data: dataOf(question), mediaPath: media.path };
    }),
  };
  await withDatabase((store) => set(nameOf('words', owner), words, store));
}

type Files = ReadonlyMap<string, File>;

/** The chosen files that no server has yet, by the key of their question. */
export const filesOf = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ key, media }) => (media.file ? [[key, media.file] as const] : [])));

export async function keepFiles(owner: DraftOwner, files: Files): Promise<void> {
  await withDatabase((store) => setMany([[nameOf('files', owner), files]], store));
}

/** Undefined when nothing was left behind, or the browser does not say. */
export async function readDraft(owner: DraftOwner): Promise<KeptDraft | undefined> {
  try {
    const words = await withDatabase((store) => get<KeptWords>(nameOf('words', owner), store));
    if (words?.format !== format) return undefined;
    const files = await withDatabase((store) => get<Files>(nameOf('files', owner), store));
    const { base, title, description, savedAt } = words;
    const questions = words.questions.map((kept) =>
      openQuestion({ ...kept, file: files?.get(kept.key) }, kept.key),
    );
    return { base, draft: { title, description, questions }, savedAt };
  } catch {
    return undefined;
  }
}

export async function forgetDraft(owner: DraftOwner): Promise<void> {
  await withDatabase((store) => delMany([nameOf('words', owner), nameOf('files', owner)], store)).catch(
    () => {},
  );
}
