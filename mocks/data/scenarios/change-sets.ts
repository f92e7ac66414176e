import { statusesOf } from '../../rules/moderation/moderation-state.ts';
import { createFixedRandom } from '../../server/fixed-random.ts';
import type { Snapshot } from '../db.ts';
import type { ActivityRecord, QuestionRecord } from '../models/curriculum.ts';
import type { ChangeSetRecord } from '../models/moderation.ts';
import { toDateTime } from '../seed/relative-time.ts';
import { activityEdits, questionEdits, type Edit } from './edits.ts';
import { itemAt } from './item-at.ts';

interface Amount {
  count: number;
  perDay: number;
  /** The number of activities and questions that receive change sets, in turn. */
  records: number;
  /** The number of rejected change sets of each record, before its pending ones. */
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
export function generateChangeSets(base: Snapshot, now: Date, amount: Amount): ChangeSetRecord[] {
  // Skip records with an accepted change set, because a generated one may be older.
  const accepted = new Set(
    base.changeSets
      .filter(({ status }) => statusesOf('Published').includes(status))
      .map(({ entityId }) => entityId),
  );
  const hasNoAcceptedChange = ({ id }: { id: string }) => !accepted.has(id);
  const [activities, questions] = [
    base.activities.filter(hasNoAcceptedChange),
    base.questions.filter(hasNoAcceptedChange),
  ];
  const templates = shuffled([...activities.map(activityTemplate), ...questions.map(questionTemplate)]);
  const chosen = templates.slice(0, amount.records);
  return Array.from({ length: amount.count }, (_, index) => {
    const round = Math.floor(index / chosen.length);
    const position = index % chosen.length;
    const { edits, ...record } = itemAt(chosen, position);
    const { change, comment } = itemAt(edits, position + round);
    return {
      id: `chs-more-${index + 1}`,
      ...record,
      patchJson: JSON.stringify(
        Object.entries(change).map(([path, value]) => ({ op: 'replace', path, value })),
      ),
      comment,
      submittedAtUtc: timeOf(now, amount, index),
      ...itemAt(submitters, position + round),
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

/** A time from 07:00 to 17:00 UTC; the newest change set is from yesterday. */
function timeOf(now: Date, { count, perDay }: Amount, index: number, minutesLater = 0): string {
  const newer = count - 1 - index;
  const slot = perDay - 1 - (newer % perDay);
  return toDateTime(now, {
    daysAgo: 1 + Math.floor(newer / perDay),
    minutesOfDay: 420 + Math.floor((slot * 600) / perDay) + minutesLater,
  });
}

/** The fields that all change sets of one record share, and the possible edits. */
interface ChangeTemplate extends Pick<ChangeSetRecord, 'entityType' | 'entityId' | 'snapshotJson'> {
  edits: Edit[];
}

const activityTemplate = (activity: ActivityRecord): ChangeTemplate => ({
  entityType: 'Activity',
  entityId: activity.id,
  snapshotJson: JSON.stringify({
    Id: activity.id,
    Title: activity.title,
    Description: activity.description,
  }),
  edits: activityEdits(activity),
});

const questionTemplate = (question: QuestionRecord): ChangeTemplate => ({
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

/** Shuffles in the same order on every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const next = createFixedRandom();
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((first, second) => first.key - second.key)
    .map(({ item }) => item);
}
