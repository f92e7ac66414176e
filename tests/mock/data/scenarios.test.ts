import { describe, expect, test } from 'vitest';
import { createDb, tableNames, type Snapshot } from '#mocks/data/db.ts';
import { scenarioNames } from '#mocks/data/scenario-names.ts';
import { loadScenario } from '#mocks/data/scenarios.ts';
import { scoresByLearner } from '#mocks/rules/activities/ranking.ts';
import { changeErrors, questionMismatchErrors } from '#mocks/rules/moderation/submission.ts';
import { isActive } from '#mocks/rules/subscriptions/entitlements.ts';
import { toSubmittedChangeSet } from '#mocks/serializers/change-set.ts';
import { deleteTopic } from '#mocks/services/deletion.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { document } from '../../contract/contract.ts';
import { orphansOf } from '../orphans.ts';

const now = new Date('2025-05-15T13:08:00Z');
const [usual, empty, expired, backlog, large] = (await Promise.all(
  (['default', 'empty', 'expired', 'backlog', 'large'] as const).map((name) => loadScenario(name, now)),
)) as [Snapshot, Snapshot, Snapshot, Snapshot, Snapshot];

const pendingOf = ({ changeSets }: Snapshot) => changeSets.filter(({ status }) => status === 'Pending');
const differing = (snapshot: Snapshot) => tableNames.filter((name) => !isSame(snapshot[name], usual[name]));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe.each(scenarioNames)('scenario %s', (name) => {
  test('is always the same for the same date-time, and has no dangling references', async () => {
    const snapshot = await loadScenario(name, now);
    const db = createDb(snapshot);
    expect(isSame(snapshot, await loadScenario(name, now))).toBe(true);
    expect(db.dump()).toEqual(snapshot);
    expect(orphansOf(db)).toEqual([]);
  });

  test('has unique user names and emails, and no date in the future', async () => {
    const { users, attempts, changeSets } = await loadScenario(name, now);
    for (const names of [users.map(({ userName }) => userName), users.map(({ email }) => email)]) {
      expect(new Set(names).size).toBe(users.length);
    }
    const latest = [
      ...users.map(({ lastLoginDate }) => lastLoginDate ?? ''),
      ...attempts.map(({ createdAtUtc }) => createdAtUtc),
      ...changeSets.flatMap((one) => [one.submittedAtUtc, one.decidedAtUtc ?? '']),
    ].reduce((late, date) => (date > late ? date : late), '');
    expect(latest < now.toISOString()).toBe(true);
  });
});

test('scenario empty contains only the Admin', () => {
  const { users, ...others } = empty;
  expect(users).toEqual(usual.users.filter(({ id }) => id === 'usr-thandi'));
  expect(Object.values(others).flat()).toEqual([]);
  expect(Object.keys(empty).toSorted()).toEqual(tableNames.toSorted());
});

describe('expiredScenario', () => {
  test('changes only subscriptions, and none is active', () => {
    expect(differing(expired)).toEqual(['subscriptions']);
    expect(expired.subscriptions).toHaveLength(usual.subscriptions.length);
    expect(expired.subscriptions.filter((subscription) => isActive(subscription, now))).toEqual([]);
  });

  test('keeps the duration of each subscription', () => {
    const days = ({ subscriptions }: Snapshot) =>
      subscriptions.map((one) => Date.parse(one.expirationDate ?? '') - Date.parse(one.startDate));
    expect(days(expired)).toEqual(days(usual));
  });
});

describe('backlogScenario', () => {
  test('adds 150 pending change sets to the demo data', () => {
    expect(differing(backlog)).toEqual(['changeSets']);
    expect(pendingOf(backlog)).toHaveLength(pendingOf(usual).length + 150);
    expect(backlog.changeSets).toEqual(expect.arrayContaining(usual.changeSets));
  });

  test('covers three grades, many activities and questions, and three submitters', () => {
    const more = pendingOf(backlog).slice(pendingOf(usual).length);
    const activityOf = new Map(backlog.questions.map((question) => [question.id, question.activityId]));
    const activities = new Set(more.map(({ entityId }) => activityOf.get(entityId) ?? entityId));
    expect(activities.size).toBeGreaterThan(40);
    expect(new Set([...activities].map((id) => id.slice(0, 'act-4'.length)))).toEqual(
      new Set(['act-1', 'act-4', 'act-8']),
    );
    expect(new Set(more.map(({ entityType }) => entityType))).toEqual(new Set(['Activity', 'Question']));
    expect(new Set(more.map(({ submittedByUserId }) => submittedByUserId)).size).toBe(3);
    expect(new Set(more.map(({ entityId }) => entityId)).size).toBe(120);
  });
});

describe('largeScenario', () => {
  const inGrade = large.users.filter(({ gradeId }) => gradeId === 'grd-4');

  test('has the documented sizes', () => {
    expect(inGrade).toHaveLength(10_000);
    expect(large.subjects.filter(({ gradeId }) => gradeId === 'grd-4')).toHaveLength(200);
    expect(large.topics.filter(({ subjectId }) => subjectId === 'sub-4-maths')).toHaveLength(200);
    expect(large.changeSets).toHaveLength(2000);
    expect(new Set(large.changeSets.map(({ status }) => status)).size).toBe(4);
  });

  test('ranks all 10,000 learners, who are active', () => {
    const ranked = scoresByLearner(large.attempts);
    const all = inGrade.filter(
      ({ id, isActive: isOpen, role }) => ranked.has(id) && isOpen && role === 'Learner',
    );
    expect(all).toHaveLength(10_000);
    expect(new Set(all.map(({ id }) => ranked.get(id)?.totalScore)).size).toBeGreaterThan(20);
  });

  test('contains a learner with a report of 10,000 attempts, in order', () => {
    const report = large.attempts.filter(({ learnerId }) => learnerId === 'lrn-more-1');
    expect(report).toHaveLength(10_000);
    expect(report.map(({ createdAtUtc }) => createdAtUtc)).toEqual(
      report.map(({ createdAtUtc }) => createdAtUtc).toSorted(),
    );
    const ofOne = report.filter(({ activityId }) => activityId === 'act-4-fractions-halves');
    expect(ofOne.map(({ attemptNumber }) => attemptNumber)).toEqual(ofOne.map((_, index) => index + 1));
    expect(new Set(report.map(({ activityId }) => activityId)).size).toBeGreaterThan(20);
  });

  test('contains a parent with twelve children, including the learner with the long report', () => {
    const links = large.guardians.filter(({ parentId }) => parentId === 'usr-fatima');
    expect(links).toHaveLength(12);
    expect(links.map(({ learnerId }) => learnerId)).toContain('lrn-more-1');
    expect(links.every(({ isPrimaryParent }) => isPrimaryParent)).toBe(true);
  });

  test('contains 2,000 more parents with two children each', () => {
    const parents = large.users.filter(({ id }) => id.startsWith('usr-more-'));
    expect(parents).toHaveLength(2000);
    expect(new Set(parents.map(({ email }) => email)).size).toBe(2000);
    const links = large.guardians.filter(({ parentId }) => parentId.startsWith('usr-more-'));
    const children = Map.groupBy(links, ({ parentId }) => parentId);
    expect(parents.every(({ id }) => children.get(id)?.length === 2)).toBe(true);
    expect(new Set(links.map(({ learnerId }) => learnerId)).size).toBe(4000);
  });

  test('contains the demo data', () => {
    for (const name of tableNames) {
      const ids = new Set(large[name].map(({ id }) => id));
      expect(usual[name].filter(({ id }) => !ids.has(id))).toEqual([]);
    }
  });

  test('gives all added records different names', () => {
    for (const rows of [large.subjects, large.topics]) {
      const titles = rows.filter(({ id }) => id.includes('-more-')).map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
    const learners = inGrade.filter(({ id }) => id.includes('-more-'));
    expect(new Set(learners.map(({ name, surname }) => `${name} ${surname}`)).size).toBe(learners.length);
  });

  test('deletes a topic with 10,000 attempts within five seconds', () => {
    const db = createDb(large);
    const ofTopic = large.attempts.filter(({ activityId }) => activityId === 'act-4-fractions-halves');
    expect(ofTopic.length).toBeGreaterThan(9900);
    const started = performance.now();
    deleteTopic(db, 'top-4-fractions');
    // Searching all records for each attempt would take minutes.
    expect(performance.now() - started).toBeLessThan(5000);
    expect(db.attempts.where('activityId', 'act-4-fractions-halves')).toEqual([]);
    expect(orphansOf(db)).toEqual([]);
  });
});

describe('change sets of all scenarios', () => {
  const validator = createValidator(document).schema('ChangeSet');
  const snapshots = { usual, backlog, large };
  const questions = new Map(usual.questions.map((question) => [question.id, question]));
  const activities = new Map(usual.activities.map((activity) => [activity.id, activity]));

  /** A record of the demo data as a snapshot. */
  const snapshotOf = (id: string) => {
    const { type: Type, data: Data, sortOrder: SortOrder, mediaPath: MediaPath } = questions.get(id) ?? {};
    const { title: Title, description: Description } = activities.get(id) ?? {};
    return Type === undefined ? { Id: id, Title, Description } : { Id: id, Type, Data, SortOrder, MediaPath };
  };

  test.each(Object.keys(snapshots) as (keyof typeof snapshots)[])(
    'match the contract in %s, with a decision unless they are pending',
    (name) => {
      const db = createDb(snapshots[name]);
      for (const changeSet of snapshots[name].changeSets) {
        const { submittedByRole, decidedAtUtc, decidedByUserId, reason, ...sent } = changeSet;
        expect(validator.validate(toSubmittedChangeSet(db, changeSet))).toEqual([]);
        expect([decidedAtUtc === null, decidedByUserId === null]).toEqual(
          Array.from({ length: 2 }, () => sent.status === 'Pending'),
        );
        expect(reason === null || sent.status === 'Rejected').toBe(true);
        const submitter = usual.users.find(({ id }) => id === sent.submittedByUserId);
        expect(submitter?.role).toBe(submittedByRole);
      }
    },
  );

  test.each(['backlog', 'large'] as const)('pass the rules of submitChange in %s', (name) => {
    const more = snapshots[name].changeSets.filter(({ id }) => id.includes('-more-'));
    expect(more.length).toBeGreaterThan(100);
    for (const changeSet of more) {
      const { entityId, snapshotJson, patchJson } = changeSet;
      const snapshot = JSON.parse(snapshotJson) as Record<string, unknown>;
      const question = questions.get(entityId);
      expect(changeErrors(changeSet, false)).toEqual({});
      expect(question ? questionMismatchErrors(changeSet, question, false) : {}).toEqual({});
      expect(snapshot).toEqual(snapshotOf(entityId));
      for (const { path, value } of JSON.parse(patchJson) as { path: string; value: unknown }[]) {
        expect(snapshot[path === '/data' ? 'Data' : path.slice(1)]).not.toEqual(value);
      }
    }
  });
});
