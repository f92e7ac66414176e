import type { ActivityDraft } from '../draft/activity-draft.ts';

/** Files by the id of their question. */
type Files = ReadonlyMap<string | undefined, File>;

const filesOf = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ id, media }) => (id && media.file ? [[id, media.file] as const] : [])));

/**
 * The files of a draft that the pending changes have as well: those that came from them before a reload. Files are compared
 * by identity, so that each would be a conflict with itself.
 */
export async function ownFiles(pending: ActivityDraft, draft: ActivityDraft): Promise<Files> {
  const files = filesOf(pending);
  const same = await Promise.all(
    [...filesOf(draft)].map(async ([id, file]) => {
      const other = files.get(id);
      return other && (await isSameFile(file, other)) ? [[id, file] as const] : [];
    }),
  );
  return new Map(same.flat());
}

async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size || one.type !== other.type) return false;
  try {
    const [bytes = [], others = []] = await Promise.all(
      [one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())),
    );
    return bytes.every((byte, index) => byte === others[index]);
  } catch {
    // A file that was deleted from the device cannot be read any more.
    return false;
  }
}

/** The pending changes with the files that the draft has already. */
export const withFiles = (pending: ActivityDraft, files: Files): ActivityDraft => ({
  ...pending,
  questions: pending.questions.map((question) => {
    const file = question.media.file && files.get(question.id);
    return file ? { ...question, media: { ...question.media, file } } : question;
  }),
});
