/** A review compares a record before and after its changes (D-226). */
import type { QuestionRecord } from '../../data/models/curriculum.ts';
import type { ChangeSetRecord } from '../../data/models/moderation.ts';
import { contentAfter } from './approval.ts';
import { readNewValues, type ActivitySnapshot, type QuestionSnapshot } from './change-patch.ts';
import { withAnswerKey } from './learner-changes.ts';
import { moderationStateOf } from './moderation-state.ts';

type Change = Pick<
  ChangeSetRecord,
  'status' | 'submittedAtUtc' | 'submittedByRole' | 'snapshotJson' | 'patchJson'
>;

interface ActivityFields {
  title: string;
  description: string | null;
}

interface BeforeAndAfter<Value> {
  before: Value;
  after: Value;
}

/** @param changes all change sets of the activity's fields */
export function activityBeforeAndAfter(
  { title, description }: ActivityFields,
  changes: readonly Change[],
): BeforeAndAfter<ActivityFields> {
  const { current, shown } = moderationStateOf(changes);
  if (!current) return { before: { title, description }, after: { title, description } };
  const { Title, Description } = JSON.parse(current.snapshotJson) as ActivitySnapshot;
  const before = { title: Title, description: Description };
  return {
    before,
    after: Object.assign(
      { ...before },
      ...shown.map((change) => readNewValues(change.patchJson)),
    ) as ActivityFields,
  };
}

/** @param changes all change sets of the question */
export function questionBeforeAndAfter<Question extends QuestionRecord>(
  question: Question,
  changes: readonly Change[],
): BeforeAndAfter<Question> {
  const { current, shown } = moderationStateOf(changes);
  if (!current) return { before: question, after: question };
  const snapshot = JSON.parse(withAnswerKey(current, question).snapshotJson) as QuestionSnapshot;
  const { Data: data, SortOrder: sortOrder, MediaPath: mediaPath } = snapshot;
  const before = { ...question, data, sortOrder, mediaPath };
  const after = { ...before };
  // A Learner's change gets the answer key that is stored or that an earlier change would store.
  const stored = { ...question };
  for (const change of shown) {
    const replaced = readNewValues(change.patchJson);
    Object.assign(stored, contentAfter(change, replaced, stored));
    if (replaced.data) after.data = stored.data;
    if (replaced.mediaPath !== undefined) after.mediaPath = replaced.mediaPath;
    if (replaced.sortOrder !== undefined) after.sortOrder = replaced.sortOrder;
  }
  return { before, after };
}
