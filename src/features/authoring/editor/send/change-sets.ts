import { trimText } from '#openapi/rules/text.ts';
import {
  activityChangeSet,
  createChangeSet,
  replaceProperty,
  type NewChangeSet,
  type Replacement,
} from '../../change-set.ts';
import {
  toQuestionData,
  isSameData,
  type ActivityDraft,
  type QuestionDraft,
} from '../draft/activity-draft.ts';

/** Creates the change sets of a draft: one for the activity's own fields, then one for each changed question (D-143). */
export async function createChangeSets(
  activityId: string,
  base: ActivityDraft,
  draft: ActivityDraft,
): Promise<NewChangeSet[]> {
  const fields = activityChangeSet({ id: activityId, ...trimFields(base) }, trimFields(draft));
  const questions = await createQuestionChangeSets(base, draft);
  return fields ? [fields, ...questions] : questions;
}

const trimFields = ({ title, description }: ActivityDraft) => ({
  title: trimText(title),
  description: trimText(description) || null,
});

/** Omits added and removed questions: only Save can add and remove them (D-140). */
async function createQuestionChangeSets(base: ActivityDraft, draft: ActivityDraft): Promise<NewChangeSet[]> {
  const after = draft.questions.filter(({ id }) => id !== undefined);
  const remaining = new Set(after.map(({ id }) => id));
  // Removals are not submitted: the remaining questions are reordered among their stored positions.
  const before = base.questions.filter(({ id }) => remaining.has(id));
  const positions = before.map((stored) => base.questions.indexOf(stored));
  const changeSets = await Promise.all(
    after.map(async (question, index): Promise<NewChangeSet[]> => {
      const stored = before.find(({ id }) => id === question.id);
      if (!stored) return [];
      const [from, to] = [base.questions.indexOf(stored), positions[index] ?? index];
      const data = toQuestionData(question);
      const patch = [
        ...(isSameData(toQuestionData(stored), data) ? [] : [replaceProperty('/data', JSON.stringify(data))]),
        ...(from === to ? [] : [replaceProperty('/SortOrder', to)]),
        ...(await replaceMedia(stored, question)),
      ];
      return patch.length === 0 ? [] : [createQuestionChange(stored, from, patch)];
    }),
  );
  return changeSets.flat();
}

async function replaceMedia(stored: QuestionDraft, question: QuestionDraft): Promise<Replacement[]> {
  const { file, path } = question.media;
  // A submission is JSON and contains the file as a `data:` URL (D-144).
  if (file) return [replaceProperty('/MediaPath', await readAsDataUrl(file))];
  return path === stored.media.path ? [] : [replaceProperty('/MediaPath', path)];
}

const createQuestionChange = (stored: QuestionDraft, sortOrder: number, patch: Replacement[]): NewChangeSet =>
  createChangeSet(
    'Question',
    stored.id ?? '',
    {
      Id: stored.id,
      Type: stored.type,
      Data: JSON.stringify(toQuestionData(stored)),
      SortOrder: sortOrder,
      MediaPath: stored.media.path,
    },
    patch,
  );

/** @throws DOMException when the file can no longer be read */
async function readAsDataUrl(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result as string));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
  reader.readAsDataURL(file);
  return promise;
}

/** Counts the added and removed questions, which only Save can store. */
export function countUnsubmittable(
  base: ActivityDraft,
  draft: ActivityDraft,
): { added: number; removed: number } {
  const ids = new Set(draft.questions.map(({ id }) => id));
  return {
    added: draft.questions.filter(({ id }) => id === undefined).length,
    removed: base.questions.filter(({ id }) => !ids.has(id)).length,
  };
}
