import { describe, expect, test } from 'vitest';
import { createDb } from '#mocks/data/db.ts';
import type { ActivityRecord, QuestionRecord } from '#mocks/data/models/curriculum.ts';
import type { ChangeSetRecord } from '#mocks/data/models/moderation.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { contentAfter } from '#mocks/rules/moderation/approval.ts';
import { readNewValues, type QuestionSnapshot } from '#mocks/rules/moderation/change-patch.ts';
import { withAnswerKey } from '#mocks/rules/moderation/learner-changes.ts';
import { changeErrors, questionMismatchErrors } from '#mocks/rules/moderation/submission.ts';

const now = new Date('2025-05-15T00:00:30Z');
const db = createDb(await loadScenario('default', now));
const changeSets = db.changeSets.all();
const named = changeSets.map((change) => [change.id, change] as const);
const ofStatus = (status: ChangeSetRecord['status']) =>
  named.filter(([, change]) => change.status === status);

const questionOf = ({ entityType, entityId }: ChangeSetRecord): QuestionRecord | undefined =>
  entityType === 'Question' ? db.questions.getOrThrow(entityId) : undefined;

const activityOf = (change: ChangeSetRecord): ActivityRecord =>
  db.activities.getOrThrow(questionOf(change)?.activityId ?? change.entityId);

describe('seed change sets', () => {
  test('cover three grades and all four statuses', () => {
    const grades = changeSets.map(
      (change) => db.subjects.getOrThrow(db.topics.getOrThrow(activityOf(change).topicId).subjectId).gradeId,
    );
    expect(new Set(grades)).toEqual(new Set(['grd-1', 'grd-4', 'grd-8']));
    expect(changeSets.length).toBeGreaterThanOrEqual(12);
    for (const status of ['Pending', 'Approved', 'Published', 'Rejected'] as const) {
      expect(ofStatus(status).length).toBeGreaterThan(0);
    }
  });

  test('include pending changes of several questions of one activity by two submitters', () => {
    const pending = ofStatus('Pending').map(([, change]) => change);
    const halves = pending.filter(
      (change) => activityOf(change).id === 'act-4-fractions-halves' && questionOf(change),
    );
    expect(new Set(halves.map(({ entityId }) => entityId)).size).toBeGreaterThan(1);
    expect(new Set(halves.map(({ submittedByUserId }) => submittedByUserId)).size).toBe(2);
  });

  test('are sorted by date and id, and were submitted before today', () => {
    const dates = changeSets.map(({ submittedAtUtc }) => submittedAtUtc);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.every((date) => date < '2025-05-15')).toBe(true);
    const numbers = changeSets.map(({ id }) => Number(id.replace('chs-', '')));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });

  test.each(named)('%s passes the rules of submitChange for its submitter', (_id, change) => {
    const byLearner = change.submittedByRole === 'Learner';
    const submitter = db.users.getOrThrow(change.submittedByUserId);
    expect(submitter.role).toBe(change.submittedByRole);
    expect(['Admin', 'ContentAdmin', 'Moderator', 'Tutor', 'Learner']).toContain(submitter.role);
    expect(changeErrors(change, byLearner)).toEqual({});
    const question = questionOf(change);
    expect(question ? questionMismatchErrors(change, question, byLearner) : {}).toEqual({});
  });

  test.each(ofStatus('Pending'))('%s is not decided', (_id, { decidedAtUtc, decidedByUserId, reason }) => {
    expect([decidedAtUtc, decidedByUserId, reason]).toEqual([null, null, null]);
  });

  test.each(named.filter(([, { status }]) => status !== 'Pending'))(
    '%s is decided by a reviewer after its submission',
    (_id, { submittedAtUtc, decidedAtUtc, decidedByUserId }) => {
      expect(String(decidedAtUtc) > submittedAtUtc).toBe(true);
      expect(['Admin', 'ContentAdmin', 'Moderator']).toContain(db.users.getOrThrow(decidedByUserId).role);
    },
  );

  /** The properties that a change modifies. */
  function changedBy(change: ChangeSetRecord): string[] {
    const question = questionOf(change);
    const replaced = readNewValues(change.patchJson);
    const after = question
      ? { ...question, ...replaced, ...contentAfter(change, replaced, question) }
      : { ...activityOf(change), ...replaced };
    const before: Record<string, unknown> = { ...(question ?? activityOf(change)) };
    return Object.entries(after).flatMap(([name, value]) =>
      JSON.stringify(before[name]) === JSON.stringify(value) ? [] : [name],
    );
  }

  test.each(ofStatus('Published'))('%s is published in the content', (_id, change) => {
    expect(changedBy(change)).toEqual([]);
  });

  test.each(named.filter(([, { status }]) => status !== 'Published'))(
    '%s is not published in the content',
    (_id, change) => {
      expect(changedBy(change)).not.toEqual([]);
    },
  );

  test.each(ofStatus('Pending').filter(([, change]) => questionOf(change)))(
    '%s has the current question in its snapshot',
    (_id, change) => {
      const question = questionOf(change);
      if (!question) return;
      const snapshot = JSON.parse(withAnswerKey(change, question).snapshotJson) as QuestionSnapshot;
      // A missing `feedBack` equals null.
      const data = JSON.parse(snapshot.Data) as Record<string, unknown>;
      expect({ ...data, feedBack: data['feedBack'] ?? undefined }).toEqual(JSON.parse(question.data));
      expect(snapshot).toMatchObject({ SortOrder: question.sortOrder, MediaPath: question.mediaPath });
    },
  );
});
