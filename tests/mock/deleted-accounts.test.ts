import { beforeEach, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';

/** The records that the mock deletes with an account (*What deleting also deletes* in the contract). */

const mock = useMock();
beforeEach(() => mock.signInAs('thandi'));

const remove = (id: string) => unwrap(client.DELETE('/admin/users/{id}', { params: { path: { id } } }));

/** Tables with a record that mentions this id. */
const tablesWith = (id: string) =>
  Object.entries(mock.backend.db.dump())
    .filter(([, rows]) => JSON.stringify(rows).includes(`"${id}"`))
    .map(([table]) => table);

test('deleteUser deletes every record of a learner except change sets', async () => {
  const before = tablesWith('lrn-lwazi');
  expect(before).toEqual(expect.arrayContaining(['attempts', 'guardians', 'subscriptions']));
  await remove('lrn-lwazi');
  expect(tablesWith('lrn-lwazi')).toEqual(['changeSets']);
});

test('deleteUser keeps the learners of a parent, with their subscriptions', async () => {
  await remove('usr-naledi');
  const { users, subscriptions, guardians } = mock.backend.db;
  expect(users.get('lrn-lwazi')).toBeDefined();
  expect(subscriptions.where('learnerId', 'lrn-lwazi')).toHaveLength(1);
  expect(guardians.where('parentId', 'usr-naledi')).toEqual([]);
});

test('deleteUser keeps the activities and change sets of a staff member', async () => {
  const { activities, changeSets } = mock.backend.db;
  activities.update('act-4-fractions-halves', { lastModifiedUserId: 'usr-aisha' });
  const submitted = changeSets.where('submittedByUserId', 'usr-aisha').length;
  await remove('usr-aisha');
  expect(activities.getOrThrow('act-4-fractions-halves').lastModifiedUserId).toBe('usr-aisha');
  expect(changeSets.where('submittedByUserId', 'usr-aisha')).toHaveLength(submitted);
});
