import type { components } from '#api/contract.gen.ts';
import { isChangedSince, type FieldVersions } from '#openapi/rules/content-fields.ts';
import type { Db } from '../data/db.ts';
import type { ActivityRecord, QuestionRecord } from '../data/models/curriculum.ts';
import type { ChangeSetRecord } from '../data/models/moderation.ts';
import { questionsOf } from '../data/queries/activities.ts';
import { activityVersions, conflictingFields, questionVersions } from '../rules/moderation/field-versions.ts';
import {
  moderationStateOf,
  oldestFirst,
  type ModerationState,
} from '../rules/moderation/moderation-state.ts';
import { activityBeforeAndAfter, questionBeforeAndAfter } from '../rules/moderation/review.ts';
import { recordVersion } from '../rules/record-version.ts';
import { fullNameOrNull, toChangeSetSummary, toLatestChange } from './change-set.ts';
import { toAuthorQuestion } from './question.ts';

type Schemas = components['schemas'];

interface ReviewedQuestion {
  question: QuestionRecord;
  before: QuestionRecord;
  after: QuestionRecord;
  state: ModerationState<ChangeSetRecord>;
}

const changesOf = (db: Db, entityId: string): ChangeSetRecord[] => db.changeSets.where('entityId', entityId);

function review(db: Db, question: QuestionRecord): ReviewedQuestion {
  const changes = changesOf(db, question.id);
  return { question, ...questionBeforeAndAfter(question, changes), state: moderationStateOf(changes) };
}

export function toQuestionReview(db: Db, question: QuestionRecord): Schemas['QuestionReview'] {
  const { before, after, state } = review(db, question);
  return {
    before: toAuthorQuestion(before),
    after: toAuthorQuestion(after),
    now: toAuthorQuestion(question),
    saved: toSavedState(db, { entityType: 'Question', entityId: question.id }),
    latestChange: state.current ? toLatestChange(db, state.current) : null,
    history: toHistory(db, changesOf(db, question.id)),
  };
}

export function toActivityReview(db: Db, activity: ActivityRecord): Schemas['ActivityReview'] {
  const activityChanges = changesOf(db, activity.id);
  const activityState = moderationStateOf(activityChanges);
  const { before, after } = activityBeforeAndAfter(activity, activityChanges);
  const questions = questionsOf(db, activity.id).map((question) => review(db, question));
  const current = questions.flatMap(({ question, state }): [string, ChangeSetRecord][] =>
    state.current ? [[question.id, state.current]] : [],
  );
  const changes = [
    toEntityChanges('Activity', activity.id, activityState, (change) => activityVersions(change, activity)),
    ...questions.map(({ question, state }) =>
      toEntityChanges('Question', question.id, state, (change) => questionVersions(change, question)),
    ),
  ].flat();
  return {
    before: { ...before, questions: toSortedQuestions(questions.map((each) => each.before)) },
    after: { ...after, questions: toSortedQuestions(questions.map((each) => each.after)) },
    now: { title: activity.title, description: activity.description },
    saved: toSavedState(db, { entityType: 'Activity', entityId: activity.id }),
    latestChangeByQuestion: Object.fromEntries(
      current.map(([id, change]) => [id, toLatestChange(db, change)]),
    ),
    moderation: {
      activityStatus: activityState.status,
      pendingCount: changes.reduce((count, { changeSetIds }) => count + changeSetIds.length, 0),
      perQuestionStatus: Object.fromEntries(
        questions.map(({ question, state }) => [question.id, state.status]),
      ),
    },
    changes,
    ...titlesOf(db, activity),
    submittedByPerQuestion: Object.fromEntries(
      current.map(([id, change]) => [id, fullNameOrNull(db, change.submittedByUserId)]),
    ),
    history: toHistory(db, [
      ...activityChanges,
      ...questions.flatMap(({ question }) => changesOf(db, question.id)),
    ]),
  };
}

/** The version and the last save of the fields that a change set can replace, except `sortOrder`. */
export function toSavedState(
  db: Db,
  { entityType, entityId }: Pick<ChangeSetRecord, 'entityType' | 'entityId'>,
): Schemas['SavedState'] {
  if (entityType === 'Activity') {
    const { title, description, savedAtUtc, savedByUserId } = db.activities.getOrThrow(entityId);
    const savedBy = fullNameOrNull(db, savedByUserId);
    return { version: recordVersion([title, description]), savedAtUtc, savedBy };
  }
  const { data, mediaPath, savedAtUtc, savedByUserId } = db.questions.getOrThrow(entityId);
  const savedBy = fullNameOrNull(db, savedByUserId);
  return { version: recordVersion([data, mediaPath]), savedAtUtc, savedBy };
}

/** Sorts by `sortOrder`; a proposed move does not renumber the other questions. */
const toSortedQuestions = (questions: readonly QuestionRecord[]): Schemas['AuthorQuestion'][] =>
  questions
    .toSorted((first, second) => first.sortOrder - second.sortOrder || (first.id < second.id ? -1 : 1))
    .map(toAuthorQuestion);

/** One entry with the pending change sets of a record, if there are any. */
function toEntityChanges(
  entityType: Schemas['ModeratedEntity'],
  entityId: string,
  { pending }: ModerationState<ChangeSetRecord>,
  versionsOf: (change: ChangeSetRecord) => FieldVersions[],
): Schemas['EntityChanges'][] {
  if (pending.length === 0) return [];
  const compared = pending.map((change) => ({ id: change.id, versions: versionsOf(change) }));
  return [
    {
      entityType,
      entityId,
      changeSetIds: pending.map(({ id }) => id),
      changedSinceIds: compared.flatMap(({ id, versions }) => (isChangedSince(versions) ? [id] : [])),
      conflictingIds: compared.flatMap(({ id, versions }) =>
        conflictingFields(versions).length > 0 ? [id] : [],
      ),
    },
  ];
}

function titlesOf(db: Db, activity: ActivityRecord) {
  const topic = db.topics.getOrThrow(activity.topicId);
  const subject = db.subjects.getOrThrow(topic.subjectId);
  return {
    gradeTitle: db.grades.getOrThrow(subject.gradeId).title,
    subjectTitle: subject.title,
    topicTitle: topic.title,
    activityTitle: activity.title,
  };
}

/** Newest first; change sets with equal date-times in reverse order. */
const toHistory = (db: Db, changes: readonly ChangeSetRecord[]): Schemas['ChangeSetSummary'][] =>
  oldestFirst(changes)
    .toReversed()
    .map((change) => toChangeSetSummary(db, change));
