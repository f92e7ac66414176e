import { withoutAnswerKey } from '../../../rules/activities/withholding.ts';
import type { Replacement } from '../../../rules/moderation/change-patch.ts';
import type { Role } from '../../models/accounts.ts';
import type { ChangeSetRecord } from '../../models/moderation.ts';
import { activities } from '../content/activities.ts';
import { dataOfQuestion, type SeedActivity } from '../content/seed-activity.ts';
import type { RelativeTime } from '../relative-time.ts';
import { users } from '../users/users.ts';
import { decidedChanges } from './decided.ts';
import { pendingChanges } from './pending.ts';
import type { SeedChange } from './seed-change.ts';

export interface SeedChangeSet extends Omit<ChangeSetRecord, 'submittedAtUtc' | 'decidedAtUtc'> {
  submitted: RelativeTime;
  decided: RelativeTime | null;
}

type Data = Record<string, unknown>;

const replace = (path: string, value: unknown): Replacement => ({ op: 'replace', path, value });

const questionId = (activity: string, number: number): string =>
  `${activity.replace(/^act-/, 'que-')}-${number}`;

/** Derives snapshot and patch from the content, so that they match it. */
function toChangeSet(change: SeedChange): SeedChangeSet {
  const { id, activity, question, userId, comment = null, decision = null } = change;
  const role = users.find((user) => user.id === userId)?.role;
  const seeded = activities.find((each) => each.id === activity);
  if (!seeded || role === undefined) throw new Error(`The change set ${id} has no activity or no submitter.`);
  const content =
    question === undefined
      ? { entityType: 'Activity' as const, entityId: activity, ...activityContent(change, seeded) }
      : {
          entityType: 'Question' as const,
          entityId: questionId(activity, question),
          ...questionContent(change, seeded, role),
        };
  return {
    id,
    ...content,
    status: decision?.status ?? 'Pending',
    comment,
    submitted: change.submitted,
    submittedByUserId: userId,
    submittedByRole: role,
    decided: decision && decision.decided,
    decidedByUserId: decision && decision.userId,
    reason: decision?.reason ?? null,
  };
}

function activityContent(
  { activity, previous, proposed }: SeedChange,
  { title, description }: { title: string; description: string | null },
) {
  const current: Data = { Title: title, Description: description };
  const changed =
    proposed ?? Object.fromEntries(Object.keys(previous ?? {}).map((name) => [name, current[name]]));
  return {
    snapshotJson: JSON.stringify({ Id: activity, ...current, ...previous }),
    patchJson: JSON.stringify(Object.entries(changed).map(([name, value]) => replace(`/${name}`, value))),
  };
}

function questionContent(
  { activity, question = 0, previous, proposed, sortOrder }: SeedChange,
  { questions }: SeedActivity,
  role: Role,
) {
  const seeded = questions[question - 1];
  if (!seeded) throw new Error(`${activity} has no question ${question}.`);
  const { type, media } = seeded;
  const current = dataOfQuestion(seeded);
  // A learner's change set has no answer key (D-137).
  const text = (data: Data) => JSON.stringify(role === 'Learner' ? withoutAnswerKey(data) : data);
  const before = { ...current, ...previous };
  const snapshot = {
    Id: questionId(activity, question),
    Type: type,
    Data: text(before),
    SortOrder: question - 1,
    MediaPath: media === undefined ? null : `files/${media}`,
  };
  const patch = [
    ...(sortOrder === undefined || proposed
      ? [replace('/data', text({ ...before, ...(proposed ?? current) }))]
      : []),
    ...(sortOrder === undefined ? [] : [replace('/SortOrder', sortOrder)]),
  ];
  return { snapshotJson: JSON.stringify(snapshot), patchJson: JSON.stringify(patch) };
}

/** Oldest first. The ids have gaps, as after deleting questions with their change sets. */
export const changeSets: SeedChangeSet[] = [...decidedChanges, ...pendingChanges]
  .map(toChangeSet)
  .toSorted(
    (first, second) =>
      second.submitted.daysAgo - first.submitted.daysAgo ||
      first.submitted.minutesOfDay - second.submitted.minutesOfDay,
  );
