import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ActivityRecord, ChangeSetRecord, QuestionRecord } from '../data/records.ts';
import { inOrder, standingOf, type Standing } from '../rules/moderation/moderation-state.ts';
import { activitySides, questionSides } from '../rules/moderation/review.ts';
import { questionsOf } from './activity.ts';
import { fullNameOf, toLatestChange, toSummary } from './change-set.ts';
import { toAuthorQuestion } from './question.ts';

type Schemas = components['schemas'];

/** A question with its two sides and where it stands. */
interface Reviewed {
  question: QuestionRecord;
  before: QuestionRecord;
  after: QuestionRecord;
  standing: Standing<ChangeSetRecord>;
}

const changesOf = (db: Db, entityId: string): ChangeSetRecord[] => db.changeSets.where('entityId', entityId);

function reviewed(db: Db, question: QuestionRecord): Reviewed {
  const changes = changesOf(db, question.id);
  return { question, ...questionSides(question, changes), standing: standingOf(changes) };
}

export function toQuestionReview(db: Db, question: QuestionRecord): Schemas['QuestionReview'] {
  const { before, after, standing } = reviewed(db, question);
  return {
    before: toAuthorQuestion(before),
    after: toAuthorQuestion(after),
    latestChange: standing.current ? toLatestChange(db, standing.current) : null,
    history: historyOf(db, changesOf(db, question.id)),
  };
}

export function toActivityReview(db: Db, activity: ActivityRecord): Schemas['ActivityReview'] {
  const ownChanges = changesOf(db, activity.id);
  const own = standingOf(ownChanges);
  const sides = activitySides(activity, ownChanges);
  const questions = questionsOf(db, activity.id).map((question) => reviewed(db, question));
  const current = questions.flatMap(({ question, standing }): [string, ChangeSetRecord][] =>
    standing.current ? [[question.id, standing.current]] : [],
  );
  const changes = [
    toEntityChanges('Activity', activity.id, own),
    ...questions.map(({ question, standing }) => toEntityChanges('Question', question.id, standing)),
  ].flat();
  return {
    before: { ...sides.before, questions: questionsOn(questions.map(({ before }) => before)) },
    after: { ...sides.after, questions: questionsOn(questions.map(({ after }) => after)) },
    latestChangeByQuestion: Object.fromEntries(
      current.map(([id, change]) => [id, toLatestChange(db, change)]),
    ),
    moderation: {
      activityStatus: own.status,
      pendingCount: changes.reduce((count, { changeSetIds }) => count + changeSetIds.length, 0),
      perQuestionStatus: Object.fromEntries(
        questions.map(({ question, standing }) => [question.id, standing.status]),
      ),
    },
    changes,
    ...titlesOf(db, activity),
    submittedByPerQuestion: Object.fromEntries(
      current.map(([id, change]) => [id, fullNameOf(db, change.submittedByUserId)]),
    ),
    history: historyOf(db, [
      ...ownChanges,
      ...questions.flatMap(({ question }) => changesOf(db, question.id)),
    ]),
  };
}

/** One side's questions by their place on that side; a proposed move does not renumber the others. */
const questionsOn = (side: readonly QuestionRecord[]): Schemas['AuthorQuestion'][] =>
  side
    .toSorted((one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1))
    .map(toAuthorQuestion);

/** What waits on one record: one entry, or none when nothing does. */
const toEntityChanges = (
  entityType: Schemas['ModeratedEntity'],
  entityId: string,
  { pending }: Standing<ChangeSetRecord>,
): Schemas['EntityChanges'][] =>
  pending.length === 0 ? [] : [{ entityType, entityId, changeSetIds: pending.map(({ id }) => id) }];

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

/** The newest first; of equal moments the one that came in later. */
const historyOf = (db: Db, changes: readonly ChangeSetRecord[]): Schemas['ChangeSetSummary'][] =>
  inOrder(changes)
    .toReversed()
    .map((change) => toSummary(db, change));
