/** The two sides of a review: how a record was before its changes, and what would become of it (D-226). */
import type { ChangeSetRecord, QuestionRecord } from '../../data/records.ts';
import { contentAfter } from './approval.ts';
import { replacedBy, type ActivitySnapshot, type QuestionSnapshot } from './change-patch.ts';
import { withKey } from './learner-changes.ts';
import { standingOf } from './moderation-state.ts';

type Change = Pick<
  ChangeSetRecord,
  'status' | 'submittedAtUtc' | 'submittedByRole' | 'snapshotJson' | 'patchJson'
>;

interface ActivityFields {
  title: string;
  description: string | null;
}

interface Sides<Value> {
  before: Value;
  after: Value;
}

/** @param changes all change sets about the activity's own fields */
export function activitySides(
  { title, description }: ActivityFields,
  changes: readonly Change[],
): Sides<ActivityFields> {
  const { current, shown } = standingOf(changes);
  if (!current) return { before: { title, description }, after: { title, description } };
  const { Title, Description } = JSON.parse(current.snapshotJson) as ActivitySnapshot;
  const before = { title: Title, description: Description };
  return {
    before,
    after: Object.assign(
      { ...before },
      ...shown.map((change) => replacedBy(change.patchJson)),
    ) as ActivityFields,
  };
}

/** @param changes all change sets about the question */
export function questionSides<Question extends QuestionRecord>(
  question: Question,
  changes: readonly Change[],
): Sides<Question> {
  const { current, shown } = standingOf(changes);
  if (!current) return { before: question, after: question };
  const snapshot = JSON.parse(withKey(current, question).snapshotJson) as QuestionSnapshot;
  const { Data: data, SortOrder: sortOrder, MediaPath: mediaPath } = snapshot;
  const before = { ...question, data, sortOrder, mediaPath };
  const after = { ...before };
  // The key of a Learner's change is the stored one, or the one that an earlier change of the list would store.
  const stored = { ...question };
  for (const change of shown) {
    const replaced = replacedBy(change.patchJson);
    Object.assign(stored, contentAfter(change, replaced, stored));
    if (replaced.data) after.data = stored.data;
    if (replaced.mediaPath !== undefined) after.mediaPath = replaced.mediaPath;
    if (replaced.sortOrder !== undefined) after.sortOrder = replaced.sortOrder;
  }
  return { before, after };
}
