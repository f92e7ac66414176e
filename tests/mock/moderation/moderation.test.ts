import { beforeEach, describe, expect, test, vi } from 'vitest';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { resolve, routesOf } from '#openapi/tools/document.ts';
import { document } from '../../contract/contract.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { moderationCalls } from './moderation-calls.ts';

const mock = useMock();
const { call, queue, tree, changeSet, activityReview, questionReview } = moderationCalls(mock);

beforeEach(() => mock.signInAs('aisha'));

const halves = 'act-4-fractions-halves';
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('getChangeSet and listModerationQueue for submitters', () => {
  test.each([
    ['Tutor', 'sipho', 'usr-sipho'],
    ['Learner', 'lwazi', 'lrn-lwazi'],
  ])('return a %s’s change sets with the reason of a rejection', async (_role, who, id) => {
    const submitted = mock.backend.db.changeSets.where('submittedByUserId', id);
    await call('POST', '/moderation/reject', {
      ids: submitted.filter(({ status }) => status === 'Pending').map((change) => change.id),
      reason: 'Too long.',
    });
    await mock.signInAs(who);
    const listed = await queue('');
    expect(ids(listed).toSorted()).toEqual(ids(submitted).toSorted());
    expect(listed.some(({ reason }) => reason === 'Too long.')).toBe(true);
    expect(await changeSet(listed.at(-1)?.id)).toEqual(listed.at(-1));
  });

  test('return no answer key to a Learner', async () => {
    await mock.signInAs('lwazi');
    expect(JSON.stringify(await queue(''))).not.toMatch(/correctAnswer|feedBack/);
  });
});

describe('contract examples of the tag Moderation', () => {
  test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'Moderation'))(
    '$operation accepts the example "$example"',
    async ({ send, example }) => {
      await mock.signInAs(example === 'learner' ? 'lwazi' : 'aisha');
      expect((await send(mock.headers())).ok).toBe(true);
    },
  );

  /** An example of a response in the contract. */
  function exampleOf(id: OperationId, name: string, status = '200'): unknown {
    const route = routesOf(document).find(({ operation }) => operation.operationId === id);
    const reference = route?.operation.responses[status];
    const response = reference && resolve(document, reference);
    const example = response?.content?.['application/json']?.examples?.[name];
    return example && resolve(document, example).value;
  }

  /** Date-times without milliseconds, as in the examples. */
  const withoutMilliseconds = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('.000Z"', 'Z"'));

  test.each<[OperationId, string, () => Promise<unknown>]>([
    ['getModerationQueueTree', 'pending', () => tree('?status=Pending')],
    ['listModerationQueue', 'pending', () => queue('?status=Pending')],
    ['getActivityReview', 'halves', () => activityReview(halves)],
    ['getQuestionReview', 'pending', () => questionReview('que-4-fractions-halves-1')],
    ['getQuestionReview', 'unchanged', () => questionReview('que-4-fractions-halves-5')],
    ['getChangeSet', 'question', () => changeSet('chs-27')],
    ['getChangeSet', 'activity', () => changeSet('chs-30')],
  ])('%s returns the example "%s"', async (id, name, read) => {
    expect(withoutMilliseconds(await read())).toEqual(exampleOf(id, name));
  });

  test('submitChange returns the example "learner" to Lwazi', async () => {
    await mock.signInAs('lwazi');
    const request = exampleRequests.find(
      ({ operation, example }) => operation === 'submitChange' && example === 'learner',
    );
    const response = await request?.send(mock.headers());
    expect(withoutMilliseconds(await response?.json())).toEqual(exampleOf('submitChange', 'learner', '201'));
  });
});

describe('listModerationQueue', () => {
  test('returns all change sets without a filter, oldest first', async () => {
    const all = await queue();
    expect(all).toHaveLength(mock.backend.db.changeSets.all().length);
    const dateTimes = all.map(({ submittedAtUtc }) => submittedAtUtc);
    expect(dateTimes).toEqual(dateTimes.toSorted());
  });

  test('keeps the order of equal date-times', async () => {
    const { changeSets } = mock.backend.db;
    const { submittedAtUtc } = changeSets.getOrThrow('chs-30');
    for (const id of ['chs-31', 'chs-29', 'chs-27']) changeSets.update(id, { submittedAtUtc });
    const found = ids(await queue('?status=Pending')).filter((id) => /^chs-(27|29|30|31)$/.test(id));
    expect(found).toEqual(['chs-27', 'chs-29', 'chs-30', 'chs-31']);
  });

  test.each([
    ['?status=Rejected', ['chs-5', 'chs-10', 'chs-24']],
    ['?status=Approved', ['chs-13']],
    // `Published` includes `Approved`.
    ['?status=Published', ['chs-2', 'chs-8', 'chs-13', 'chs-16', 'chs-19', 'chs-21']],
    ['?status=Pending&type=Activity', ['chs-30', 'chs-52']],
    ['?status=Published&type=Activity', ['chs-13', 'chs-16']],
    ['?type=Activity', ['chs-13', 'chs-16', 'chs-30', 'chs-52']],
  ])('filters %s to %j, like the tree', async (query, expected) => {
    expect(ids(await queue(query))).toEqual(expected);
    const activities = (await tree(query)).flatMap(({ subjects }) =>
      subjects.flatMap((subject) => subject.activities),
    );
    const inTree = activities.flatMap(({ activityChangeSetIds, questionChanges }) => [
      ...activityChangeSetIds,
      ...questionChanges.flatMap(({ changeSetIds }) => changeSetIds),
    ]);
    expect(inTree.toSorted()).toEqual(expected.toSorted());
  });

  test('is empty when no change set matches, like the tree', async () => {
    for (const { id } of mock.backend.db.changeSets.all()) mock.backend.db.changeSets.remove(id);
    expect(await queue()).toEqual([]);
    expect(await tree()).toEqual([]);
  });

  test.each([
    ['status=All', { status: ['Expected one of "Pending", "Approved", "Published", "Rejected".'] }],
    ['type=Topic', { type: ['Expected one of "Activity", "Question".'] }],
  ])('refuses the filter %s (D-162)', async (query, errors) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (const path of ['queue', 'queue/tree']) {
      expect(await call('GET', `/moderation/${path}?${query}`)).toEqual({
        status: 400,
        body: { message: 'Validation failed.', errors },
      });
    }
  });

  test('returns a Learner’s change with the answer key to moderators (D-137)', async () => {
    const sent = (await queue('?status=Pending')).find(({ id }) => id === 'chs-41');
    for (const received of [sent, await changeSet('chs-41')]) {
      expect(received?.snapshotJson).toContain(String.raw`\"correctAnswer\":\"10\"`);
      expect(received?.patchJson).toContain(String.raw`\"correctAnswer\":\"10\"`);
    }
    expect(mock.backend.db.changeSets.getOrThrow('chs-41').patchJson).not.toContain('correctAnswer');
  });
});

describe('getModerationQueueTree', () => {
  test('counts a question once, and returns its change sets, oldest first (D-164)', async () => {
    const grades = await tree('?status=Pending');
    expect(grades.map(({ gradeName, total }) => `${gradeName}: ${total}`).toSorted()).toEqual([
      'Grade 1: 2',
      'Grade 4: 7',
      'Grade 8: 2',
    ]);
    const subjects = grades.find(({ gradeId }) => gradeId === 'grd-4')?.subjects ?? [];
    const coding = subjects.find(({ subjectId }) => subjectId === 'sub-4-coding');
    expect(coding).toMatchObject({
      total: 4,
      activities: [
        {
          activityId: 'act-4-loops-beeps',
          activityChangeSetIds: [],
          questionChanges: [
            { questionId: 'que-4-loops-beeps-1', changeSetIds: ['chs-28', 'chs-36'] },
            { questionId: 'que-4-loops-beeps-3', changeSetIds: ['chs-29'] },
            { questionId: 'que-4-loops-beeps-4', changeSetIds: ['chs-44'] },
            { questionId: 'que-4-loops-beeps-5', changeSetIds: ['chs-41'] },
          ],
        },
      ],
    });
  });
});

describe('getActivityReview and getQuestionReview', () => {
  test('return the same versions of a question', async () => {
    for (const activity of [halves, 'act-4-loops-beeps', 'act-4-verbs-do', 'act-8-integers-below-zero']) {
      const whole = await activityReview(activity);
      for (const { id } of whole.before.questions) {
        const one = await questionReview(id);
        expect(one.before).toEqual(whole.before.questions.find((question) => question.id === id));
        expect(one.after).toEqual(whole.after.questions.find((question) => question.id === id));
        expect(one.latestChange ?? undefined).toEqual(whole.latestChangeByQuestion[id]);
        expect(one.history).toEqual(whole.history.filter(({ entityId }) => entityId === id));
      }
    }
  });

  test('sort questions before and after by `sortOrder`, then by id', async () => {
    const { before, after } = await activityReview('act-4-loops-beeps');
    const numbers = (side: typeof after) =>
      side.questions.map(({ id, sortOrder }) => `${id.at(-1)} at ${sortOrder}`);
    expect(numbers(before)).toEqual(['1 at 0', '2 at 1', '3 at 2', '4 at 3', '5 at 4']);
    expect(numbers(after)).toEqual(['1 at 0', '2 at 1', '4 at 1', '3 at 2', '5 at 4']);
  });

  test('return equal versions before and after for a record without change sets', async () => {
    const { before, after, changes, history, moderation } = await activityReview('act-4-mass-grams');
    expect(before).toEqual(after);
    expect({ changes, history }).toEqual({ changes: [], history: [] });
    expect(moderation).toMatchObject({ activityStatus: 'None', pendingCount: 0 });
    expect(new Set(Object.values(moderation.perQuestionStatus))).toEqual(new Set(['None']));
  });

  test('return null for the name of a deleted account', async () => {
    mock.backend.db.users.remove('usr-sipho');
    mock.backend.db.users.remove('usr-pieter');
    const { submittedByPerQuestion, history } = await activityReview(halves);
    expect(submittedByPerQuestion['que-4-fractions-halves-1']).toBeNull();
    expect(history.find(({ id }) => id === 'chs-24')).toMatchObject({
      submittedByUserId: 'usr-sipho',
      submittedBy: null,
      decidedByUserId: 'usr-pieter',
      decidedBy: null,
    });
  });

  test.each([
    ['/moderation/activities/none/review', 'Activity not found.'],
    ['/moderation/questions/none/review', 'Question not found.'],
    ['/moderation/changes/none', 'Change set not found.'],
  ])('returns 404 for %s', async (path, message) => {
    expect(await call('GET', path)).toEqual({ status: 404, body: { message } });
  });
});

test('deleteActivity deletes the change sets of the activity and its questions', async () => {
  await mock.signInAs('thandi');
  const url = `${apiBaseUrl}/activities/${halves}`;
  const response = await fetch(url, { method: 'DELETE', headers: mock.headers() });
  expect(response.status).toBe(204);
  expect(ids(await queue()).filter((id) => ['chs-19', 'chs-27', 'chs-30', 'chs-31'].includes(id))).toEqual(
    [],
  );
});
