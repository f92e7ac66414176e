import { trimText } from '#openapi/rules/text.ts';
import { activityChangeSet } from '../../change-sets/activity-change-set.ts';
import { changeSetOf, replace, type NewChangeSet, type Replacement } from '../../change-sets/change-set.ts';
import { dataOf, isSameData, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';

/** Everything that can be submitted of a draft: the activity's own fields first, then its questions. */
export async function changeSetsOf(
  activityId: string,
  base: ActivityDraft,
  draft: ActivityDraft,
): Promise<NewChangeSet[]> {
  const fields = activityChangeSet({ id: activityId, ...fieldsOf(base) }, fieldsOf(draft));
  const questions = await questionChangeSets(base, draft);
  return fields ? [fields, ...questions] : questions;
}

const fieldsOf = ({ title, description }: ActivityDraft) => ({
  title: trimText(title),
  description: trimText(description) || null,
});

/**
 * The changes to the stored questions, one change set each (D-143). Questions that were added or removed are not among
 * them: only Save can do that (D-140).
 *
 * @param base the questions as they were read
 */
async function questionChangeSets(base: ActivityDraft, draft: ActivityDraft): Promise<NewChangeSet[]> {
  const after = draft.questions.filter(({ id }) => id !== undefined);
  const remaining = new Set(after.map(({ id }) => id));
  // Removals are not submitted, so they move nothing: what remains changes places among the places that it had.
  const before = base.questions.filter(({ id }) => remaining.has(id));
  const places = before.map((stored) => base.questions.indexOf(stored));
  const changeSets = await Promise.all(
    after.map(async (question, index): Promise<NewChangeSet[]> => {
      const stored = before.find(({ id }) => id === question.id);
      if (!stored) return [];
      const [from, to] = [base.questions.indexOf(stored), places[index] ?? index];
      const data = dataOf(question);
      const patch = [
        ...(isSameData(dataOf(stored), data) ? [] : [replace('/data', JSON.stringify(data))]),
        ...(from === to ? [] : [replace('/SortOrder', to)]),
        ...(await mediaReplacement(stored, question)),
      ];
      return patch.length === 0 ? [] : [questionChange(stored, from, patch)];
    }),
  );
  return changeSets.flat();
}

async function mediaReplacement(stored: QuestionDraft, question: QuestionDraft): Promise<Replacement[]> {
  const { file, path } = question.media;
  // A submission is JSON: the file goes with it as text (D-144).
  if (file) return [replace('/MediaPath', await dataUrlOf(file))];
  return path === stored.media.path ? [] : [replace('/MediaPath', path)];
}

const questionChange = (stored: QuestionDraft, sortOrder: number, patch: Replacement[]): NewChangeSet =>
  changeSetOf(
    'Question',
    stored.id ?? '',
    {
      Id: stored.id,
      Type: stored.type,
      Data: JSON.stringify(dataOf(stored)),
      SortOrder: sortOrder,
      MediaPath: stored.media.path,
    },
    patch,
  );

/** @throws DOMException when the file cannot be read any more */
async function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result as string));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
  reader.readAsDataURL(file);
  return promise;
}

/** How many questions Save alone would add or remove. */
export function onlySaved(base: ActivityDraft, draft: ActivityDraft): { added: number; removed: number } {
  const ids = new Set(draft.questions.map(({ id }) => id));
  return {
    added: draft.questions.filter(({ id }) => id === undefined).length,
    removed: base.questions.filter(({ id }) => !ids.has(id)).length,
  };
}
