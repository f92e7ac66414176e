import type { submitChangeMutation } from '#api/queries/moderation.ts';
import { activityChangeSet } from '../../change-sets/activity-change-set.ts';
import { dataOf, isSameData, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';

type NewChangeSet = Parameters<NonNullable<ReturnType<typeof submitChangeMutation>['mutationFn']>>[0];

/** One of the properties of a question that a change set can replace. */
interface Replacement {
  op: 'replace';
  path: '/data' | '/SortOrder' | '/MediaPath';
  value: string | number | null;
}

/** What is submitted for one record, with the name that the person knows it by. */
export interface Submission {
  name: string;
  changeSet: NewChangeSet;
}

const replace = (path: Replacement['path'], value: Replacement['value']): Replacement => ({
  op: 'replace',
  path,
  value,
});

/** Everything that can be submitted of a draft: the activity's own fields first, then its questions. */
export async function submissionsOf(
  activityId: string,
  base: ActivityDraft,
  draft: ActivityDraft,
): Promise<Submission[]> {
  const fields = activityChangeSet({ id: activityId, ...fieldsOf(base) }, fieldsOf(draft));
  const questions = await questionSubmissions(base, draft);
  return [...(fields ? [{ name: 'The title and description', changeSet: fields }] : []), ...questions];
}

const fieldsOf = ({ title, description }: ActivityDraft) => ({
  title: title.trim(),
  description: description.trim() || null,
});

/**
 * The changes to the stored questions, one change set each (D-143). Questions that were added or removed are not among
 * them: only Save can do that (D-140).
 *
 * @param base the questions as they were read
 */
async function questionSubmissions(base: ActivityDraft, draft: ActivityDraft): Promise<Submission[]> {
  const after = draft.questions.filter(({ id }) => id !== undefined);
  const remaining = new Set(after.map(({ id }) => id));
  // A question that was removed leaves no gap: it is removed by Save alone.
  const before = base.questions.filter(({ id }) => remaining.has(id));
  const submissions = await Promise.all(
    after.map(async (question, index): Promise<Submission[]> => {
      const place = before.findIndex(({ id }) => id === question.id);
      const stored = before[place];
      if (!stored) return [];
      const patch = [
        ...(isSameData(dataOf(stored), dataOf(question))
          ? []
          : [replace('/data', JSON.stringify(dataOf(question)))]),
        ...(place === index ? [] : [replace('/SortOrder', index)]),
        ...(await mediaReplacement(stored, question)),
      ];
      if (patch.length === 0) return [];
      const name = `Question ${base.questions.indexOf(stored) + 1}`;
      return [{ name, changeSet: changeSetOf(stored, base.questions.indexOf(stored), patch) }];
    }),
  );
  return submissions.flat();
}

async function mediaReplacement(stored: QuestionDraft, question: QuestionDraft): Promise<Replacement[]> {
  const { file, path } = question.media;
  // A submission is JSON: the file goes with it as text (D-144).
  if (file) return [replace('/MediaPath', await dataUrlOf(file))];
  return path === stored.media.path ? [] : [replace('/MediaPath', path)];
}

const changeSetOf = (stored: QuestionDraft, sortOrder: number, patch: Replacement[]): NewChangeSet => ({
  entityType: 'Question',
  entityId: stored.id ?? '',
  snapshotJson: JSON.stringify({
    Id: stored.id,
    Type: stored.type,
    Data: JSON.stringify(dataOf(stored)),
    SortOrder: sortOrder,
    MediaPath: stored.media.path,
  }),
  patchJson: JSON.stringify(patch),
});

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
