import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { stateControls, type StateFile } from '#mocks/control/state-controls.ts';
import { createTestMock } from '#mocks/node.ts';
import { createFixedRandom } from '#mocks/server/fixed-random.ts';
import { testNow } from '../mock-fixture.ts';
import { connectControls } from './connect-controls.ts';

async function createMock() {
  const { backend } = createTestMock('', { now: () => testNow, random: createFixedRandom() });
  await backend.reset();
  return { backend, client: connectControls(backend) };
}

const call = { body: {}, query: new URLSearchParams(), id: '' };

describe('the state file', () => {
  test.each(['default', 'empty'] as const)('restores the scenario %s in another mock', async (scenario) => {
    const sender = await createMock();
    const receiver = await createMock();
    await sender.client.reset(scenario);
    const [user] = sender.backend.db.users.all();
    sender.backend.db.users.update(user?.id ?? '', { name: 'Ndumiso' });
    await sender.client.setClock({ months: 1, freeze: true });
    await sender.client.setConnection({ latency: 400, isOffline: true });
    await sender.client.addFault({ operation: 'listTerms', status: 500, times: 2 });
    await receiver.client.importState(await sender.client.exportState());
    expect(receiver.backend.db.dump()).toStrictEqual(sender.backend.db.dump());
    expect(receiver.backend.environment).toEqual(sender.backend.environment);
    expect([receiver.backend.scenario, receiver.backend.startedAt]).toEqual([
      scenario,
      sender.backend.startedAt,
    ]);
  });

  test('may have the rows of the scenario large', async () => {
    const { backend } = await createMock();
    await backend.reset('large');
    const { 'GET state-file': read, 'POST state-file': restore } = stateControls(backend);
    // As objects: writing and parsing 95 MB of JSON twice takes 10 s, and the other scenarios prove it.
    const body = await read?.(call);
    const tables = backend.db.dump();
    await backend.reset('empty');
    await restore?.({ ...call, body });
    expect(isDeepStrictEqual(backend.db.dump(), tables)).toBe(true);
  });

  test('keeps the order of columns, so that only the changed rows count as changed', async () => {
    const { backend, client } = await createMock();
    const [user] = backend.db.users.all();
    backend.db.users.update(user?.id ?? '', { name: 'Ndumiso' });
    await client.importState(await client.exportState());
    expect(await client.changes()).toEqual({ users: 1 });
  });

  test.each([
    ['another JSON file', () => ({ name: 'springbyte' }), 'This is not a state of the mock.'],
    [
      'a mock with other columns',
      (state: StateFile) => ({ ...state, columns: '[]' }),
      'other tables or columns',
    ],
    ['an unknown scenario', (state: StateFile) => ({ ...state, scenario: 'huge' }), 'scenario'],
    [
      'a missing table',
      ({ tables, ...state }: StateFile) => ({ ...state, tables: { users: tables.users } }),
      'tables',
    ],
    [
      'an invalid clock',
      (state: StateFile) => ({ ...state, environment: { ...state.environment, clock: { offset: 'late' } } }),
      'environment.clock',
    ],
    [
      'a clock beyond the supported years',
      (state: StateFile) => ({ ...state, environment: { ...state.environment, clock: { offset: 1e300 } } }),
      'the years 2000 to 2099',
    ],
    [
      'an unknown confirmation of payments',
      (state: StateFile) => ({
        ...state,
        environment: { ...state.environment, paymentConfirmation: 'later' },
      }),
      'environment.paymentConfirmation',
    ],
    [
      'a row without a column',
      (state: StateFile) => ({ ...state, tables: { ...state.tables, campuses: [{ id: 'cam-1' }] } }),
      'tables.campuses.0.name: Enter a text.',
    ],
    [
      'two rows with one id',
      (state: StateFile) => ({
        ...state,
        tables: { ...state.tables, grades: [...state.tables.grades, state.tables.grades[0]] },
      }),
      'tables.grades.8: An earlier row has this id.',
    ],
    [
      'a fault for an unknown operation',
      (state: StateFile) => ({
        ...state,
        environment: {
          ...state.environment,
          faults: [{ operation: 'listTerm', id: 'fault-1', hits: 0, isOn: true }],
        },
      }),
      'Did you mean listTerms',
    ],
  ])('refuses %s, and changes nothing', async (_case, change, message) => {
    const { client } = await createMock();
    const state = await client.exportState();
    await expect(client.importState(change(state))).rejects.toThrow(message);
    expect(await client.exportState()).toEqual(state);
  });
});

describe('the number of changed rows', () => {
  test('follows changes, and changes that are undone, without the date of the last sign-in', async () => {
    const { backend, client } = await createMock();
    const { id, name } = backend.db.users.getOrThrow('usr-naledi');
    const counts = [await client.changes()];
    const undone = backend.change(
      async () => {
        backend.db.users.update(id, { name: 'Ndumiso' });
        backend.db.campuses.remove('cam-observatory');
        counts.push(await client.changes());
      },
      () => false,
    );
    await undone;
    counts.push(await client.changes());
    backend.db.users.update(id, { roles: ['Parent', 'Tutor'], lastLoginDate: null });
    counts.push(await client.changes());
    backend.db.users.update(id, { roles: ['Parent'], name });
    counts.push(await client.changes());
    await backend.replaceTables(async () => ({ grades: [] }));
    counts.push(await client.changes());
    expect(counts).toEqual([{}, { users: 1, campuses: 1 }, {}, { users: 1 }, {}, { grades: 8 }]);
  });
});

describe('saved states', () => {
  test('are not changed by later edits, and restore the data', async () => {
    const { backend, client } = await createMock();
    await client.saveState('before');
    const before = await client.exportState();
    const [user] = backend.db.users.all();
    backend.db.users.remove(user?.id ?? '');
    await client.reset('empty');
    await client.loadState('before');
    expect(await client.exportState()).toEqual(before);
  });

  test('are overwritten, listed and removed by name', async () => {
    const { client } = await createMock();
    await client.saveState('one/a');
    await client.saveState('one/a');
    await client.saveState('two');
    expect(await client.savedStates()).toEqual(['one/a', 'two']);
    await client.removeState('one/a');
    expect(await client.savedStates()).toEqual(['two']);
    await expect(client.loadState('one/a')).rejects.toThrow('There is no saved state one/a.');
    await expect(client.removeState('one/a')).rejects.toThrow('There is no saved state one/a.');
  });
});

describe('POST reset', () => {
  test('announces the perfect connection, also without faults', async () => {
    const { backend, client } = await createMock();
    await client.setConnection({ isOffline: true });
    const announced: boolean[] = [];
    backend.listen({ environment: () => announced.push(backend.environment.connection.isOffline) });
    await client.reset('expired');
    expect(announced).toEqual([false]);
    expect(await client.changes()).toEqual({});
  });

  test('restores one scenario completely when another one is restarted meanwhile', async () => {
    const { backend, client } = await createMock();
    const first = client.reset('large');
    backend.changeClock({ days: 1 });
    await Promise.all([first, client.reset('empty')]);
    expect(await client.changes()).toEqual({});
  });
});
