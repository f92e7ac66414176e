import { statusesOf } from '../../rules/moderation/moderation-state.ts';
import { sequence } from '../../server/fixed-random.ts';
import type { Snapshot } from '../db.ts';
import type { ActivityRecord, QuestionRecord } from '../models/curriculum.ts';
import type { ChangeSetRecord } from '../models/moderation.ts';
import { toDateTime } from '../seed/relative-time.ts';
import { activityEdits, questionEdits, type Edit } from './edits.ts';
import { itemAt } from './item-at.ts';

interface Amount {
  count: number;
  perDay: number;
  /** The number of activities and questions among which they are distributed: each gets one, then each a second one, … */
  records: number;
  /** How many of each record's are rejected, before the pending ones. */
  rejected: number;
}

/** Three users who may submit and see the answer key; teachers may not submit (D-139). */
const submitters = [
  { submittedByUserId: 'usr-aisha', submittedByRole: 'Moderator' },
  { submittedByUserId: 'usr-sipho', submittedByRole: 'Tutor' },
  { submittedByUserId: 'usr-pieter', submittedByRole: 'ContentAdmin' },
];
const deciders = ['usr-pieter', 'usr-thandi'];
const reasons = ['We keep the wording until the end of the term.', null, 'It is clear as it is.'];
const pending = { status: 'Pending', decidedAtUtc: null, decidedByUserId: null, reason: null } as const;

/**
 * Creates change sets with small edits of the activities and questions of a scenario.
 *
 * @returns the oldest first; the newest is from yesterday
 */
export function moreChangeSets(base: Snapshot, now: Date, amount: Amount): ChangeSetRecord[] {
  // A record with a newer change that was accepted would refuse an older one (D-226).
  const accepted = new Set(
    base.changeSets
      .filter(({ status }) => statusesOf('Published').includes(status))
      .map(({ entityId }) => entityId),
  );
  const isFree = ({ id }: { id: string }) => !accepted.has(id);
  const [activities, questions] = [base.activities.filter(isFree), base.questions.filter(isFree)];
  const drafts = spread([...activities.map(draftsOfActivity), ...questions.map(draftsOfQuestion)]);
  const chosen = drafts.slice(0, amount.records);
  return Array.from({ length: amount.count }, (_, index) => {
    const round = Math.floor(index / chosen.length);
    const place = index % chosen.length;
    const { edits, ...record } = itemAt(chosen, place);
    const { change, comment } = itemAt(edits, place + round);
    return {
      id: `chs-more-${index + 1}`,
      ...record,
      patchJson: JSON.stringify(
        Object.entries(change).map(([path, value]) => ({ op: 'replace', path, value })),
      ),
      comment,
      submittedAtUtc: timeOf(now, amount, index),
      ...itemAt(submitters, place + round),
      ...(round < amount.rejected ? rejection(timeOf(now, amount, index, 95), index) : pending),
    };
  });
}

const rejection = (decidedAtUtc: string, index: number) => ({
  status: 'Rejected' as const,
  decidedAtUtc,
  decidedByUserId: itemAt(deciders, index),
  reason: itemAt(reasons, index),
});

/** From seven in the morning over ten hours, in UTC; the last day is yesterday. */
function timeOf(now: Date, { count, perDay }: Amount, index: number, minutesLater = 0): string {
  const newer = count - 1 - index;
  const slot = perDay - 1 - (newer % perDay);
  return toDateTime(now, {
    daysAgo: 1 + Math.floor(newer / perDay),
    minutesOfDay: 420 + Math.floor((slot * 600) / perDay) + minutesLater,
  });
}

/** A record with everything that change sets about it have in common, and what may be proposed. */
interface Drafts extends Pick<ChangeSetRecord, 'entityType' | 'entityId' | 'snapshotJson'> {
  edits: Edit[];
}

const draftsOfActivity = (activity: ActivityRecord): Drafts => ({
  entityType: 'Activity',
  entityId: activity.id,
  snapshotJson: JSON.stringify({
    Id: activity.id,
    Title: activity.title,
    Description: activity.description,
  }),
  edits: activityEdits(activity),
});

const draftsOfQuestion = (question: QuestionRecord): Drafts => ({
  entityType: 'Question',
  entityId: question.id,
  snapshotJson: JSON.stringify({
    Id: question.id,
    Type: question.type,
    Data: question.data,
    SortOrder: question.sortOrder,
    MediaPath: question.mediaPath,
  }),
  edits: questionEdits(question),
});

/** Mixed evenly, and the same way every time: neighbours of the list come far apart. */
function spread<Item>(items: readonly Item[]): Item[] {
  const next = sequence();
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
