import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { recordVersion } from '../../mocks/rules/record-version.ts';
import { update, listUsers } from './admin-users/admin-user-calls.ts';
import { useMock } from './mock-fixture.ts';
import { refusalOf } from './refusal.ts';

const mock = useMock();
const at = (id: string) => ({ params: { path: { id } } });
const account = async (id: string) => {
  const found = (await listUsers()).find((user) => user.id === id);
  if (!found) throw new Error(`no account ${id}`);
  return found;
};

interface Kind {
  read: () => Promise<{ version: string }>;
  /** Updates one property of the current record, with or without a version. */
  rename: (name: string, version: string | undefined) => Promise<{ version: string }>;
}

const bodyOf = (details: object, version: string | undefined) =>
  ({ ...details, ...(version !== undefined && { version }) }) as never;

const kinds: Readonly<Record<string, Kind>> = {
  campus: {
    read: () => unwrap(client.GET('/campus/{id}', at('cam-rosebank'))),
    rename: async (name, version) => {
      const { version: _, ...now } = await unwrap(client.GET('/campus/{id}', at('cam-rosebank')));
      const body = bodyOf({ ...now, name }, version);
      return unwrap(client.PUT('/campus/{id}', { ...at('cam-rosebank'), body }));
    },
  },
  account: {
    read: () => account('usr-sipho'),
    rename: (name, version) => update('usr-sipho', { name, ...(version !== undefined && { version }) }),
  },
  plan: {
    read: () => unwrap(client.GET('/subscriptions/plans/{id}', at('pln-full-access'))),
    rename: async (planName, version) => {
      const { version: _, ...now } = await unwrap(
        client.GET('/subscriptions/plans/{id}', at('pln-full-access')),
      );
      const body = bodyOf({ ...now, planName }, version);
      return unwrap(client.PUT('/subscriptions/plans/{id}', { ...at('pln-full-access'), body }));
    },
  },
  'trial session': {
    read: () => unwrap(client.GET('/trialsession/{id}', at('trs-games-june'))),
    rename: async (title, version) => {
      const { startTime, maxNumber, campusId } = await unwrap(
        client.GET('/trialsession/{id}', at('trs-games-june')),
      );
      const body = bodyOf({ title, startTime, maxNumber, campusId }, version);
      return unwrap(client.PUT('/trialsession/{id}', { ...at('trs-games-june'), body }));
    },
  },
};

describe.each(Object.entries(kinds))('update of a %s with a version', (_kind, { read, rename }) => {
  test('returns 409 when another user saved first, and stores nothing', async () => {
    await mock.signInAs('thandi');
    const { version } = await read();
    const changed = await rename('The first', version);
    expect(changed.version).not.toBe(version);
    expect(await refusalOf(mock.backend, () => rename('The second', version))).toMatchObject({
      status: 409,
      code: 'record-changed',
    });
    expect(await read()).toEqual(changed);
  });

  test('accepts the current version or none', async () => {
    await mock.signInAs('thandi');
    const { version } = await rename('The first', undefined);
    expect(await rename('The second', version)).toEqual(await read());
    expect(await rename('The third', undefined)).toEqual(await read());
  });
});

test('the version of a trial session does not depend on bookings', async () => {
  await mock.signInAs('thandi');
  const before = await unwrap(client.GET('/trialsession/{id}', at('trs-games-june')));
  const [booking] = mock.backend.db.bookings.where('trialSessionId', 'trs-games-june');
  if (!booking) throw new Error('no booking');
  mock.backend.db.bookings.remove(booking.id);
  const after = await unwrap(client.GET('/trialsession/{id}', at('trs-games-june')));
  expect(after).toEqual({ ...before, currentCount: before.currentCount - 1 });
});

test('recordVersion distinguishes adjacent properties', () => {
  expect(recordVersion(['ab', 'c'])).not.toBe(recordVersion(['a', 'bc']));
  expect(recordVersion([null])).not.toBe(recordVersion(['null']));
});
