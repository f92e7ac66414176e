/** Compares a change set with the current content of its record, field by field (D-257). */
import {
  compareFields,
  questionFields,
  type Fields,
  type FieldVersions,
  type QuestionContent,
} from '#openapi/rules/content-fields.ts';
import type { ActivityRecord, QuestionRecord } from '../../data/models/curriculum.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { parseData, readNewValues, type ActivitySnapshot, type QuestionSnapshot } from './change-patch.ts';
import { withAnswerKey } from './learner-changes.ts';

type Change = Pick<ChangeSetRecord, 'snapshotJson' | 'patchJson' | 'submittedByRole'>;

export type StoredActivity = Pick<ActivityRecord, 'title' | 'description'>;
export type StoredQuestion = Pick<QuestionRecord, 'type' | 'data' | 'mediaPath' | 'sortOrder'>;

export function activityVersions(change: Change, { title, description }: StoredActivity): FieldVersions[] {
  const { Title, Description } = JSON.parse(change.snapshotJson) as ActivitySnapshot;
  const before: Fields = { title: Title, description: Description };
  return compareFields(before, { title, description }, { ...before, ...readNewValues(change.patchJson) });
}

export function questionVersions(change: Change, stored: StoredQuestion): FieldVersions[] {
  const { snapshotJson, patchJson } = withAnswerKey(change, stored);
  const { Data, SortOrder, MediaPath } = JSON.parse(snapshotJson) as QuestionSnapshot;
  const before: QuestionContent = { data: parseData(Data), sortOrder: SortOrder, mediaPath: MediaPath };
  const proposed = { ...before, ...readNewValues(patchJson) };
  const [fieldsBefore = {}, fieldsNow = {}, fieldsProposed = {}] = questionFields([
    before,
    contentOf(stored),
    proposed,
  ]);
  return compareFields(fieldsBefore, fieldsNow, fieldsProposed);
}

export const contentOf = ({ data, sortOrder, mediaPath }: StoredQuestion): QuestionContent => ({
  data: parseData(data),
  sortOrder,
  mediaPath,
});

export const proposedFields = (versions: readonly FieldVersions[]): Fields =>
  Object.fromEntries(
    versions.flatMap(({ name, proposed, changedBy }) =>
      changedBy === 'proposed' || changedBy === 'both' ? [[name, proposed]] : [],
    ),
  );

/** The names of fields with different new values in the change set and the stored content. */
export const conflictingFields = (versions: readonly FieldVersions[]): string[] =>
  versions.filter(({ changedBy }) => changedBy === 'both').map(({ name }) => name);
