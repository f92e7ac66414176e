import type { Role } from './accounts.ts';
import { id, text, textOrNull, type RecordOf } from './columns.ts';

export const changeSets = {
  id: id(),
  entityType: text<'Activity' | 'Question'>(),
  entityId: text(),
  status: text<'Pending' | 'Approved' | 'Published' | 'Rejected'>(),
  snapshotJson: text(),
  patchJson: text(),
  comment: textOrNull(),
  submittedAtUtc: text(),
  submittedByUserId: text(),
  /** The role at the time of submitting: a change set that a Learner submits has no answer key (D-137). */
  submittedByRole: text<Role>(),
  decidedAtUtc: textOrNull(),
  decidedByUserId: textOrNull(),
  reason: textOrNull(),
};
export type ChangeSetRecord = RecordOf<typeof changeSets>;
