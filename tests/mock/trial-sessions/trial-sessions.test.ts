import { getResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { anyVersion } from '../any-version.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';

const mock = useMock();
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

const list = () => unwrap(client.GET('/trialsession'));
const read = (id: string) => unwrap(client.GET('/trialsession/{id}', { params: { path: { id } } }));
const create = (body: object) => unwrap(client.POST('/trialsession', { body: body as never }));
const update = (id: string, body: object) =>
  unwrap(client.PUT('/trialsession/{id}', { params: { path: { id } }, body: body as never }));
const remove = (id: string) => unwrap(client.DELETE('/trialsession/{id}', { params: { path: { id } } }));
const validateToken = (token: string) =>
  unwrap(client.GET('/trialsessioninvite/validate-token', { params: { query: { token } } }));

const robots = {
  id: 'trs-robots-may',
  title: 'Build Your First Robot',
  startTime: '2025-05-24T08:00:00.000Z',
  maxNumber: 12,
  currentCount: 4,
  campusId: 'cam-observatory',
  campusName: 'Observatory',
  version: anyVersion,
};
const details = {
  title: 'Music from Code',
  startTime: '2025-06-14T10:00:00+02:00',
  maxNumber: 10,
  campusId: 'cam-rosebank',
};

beforeEach(() => mock.signInAs('thandi'));

test.each(exampleRequests.filter(({ operation }) => operationTable[operation].tag === 'TrialSessions'))(
  '$operation accepts the example "$example"',
  async ({ send }) => {
    expect((await send(mock.headers())).ok).toBe(true);
  },
);

describe('listTrialSessions and getTrialSession', () => {
  test('return the number of bookings and the campus name', async () => {
    expect(await read('trs-robots-may')).toEqual(robots);
    const seats = (await list()).map(({ id, currentCount, maxNumber }) => [id, currentCount, maxNumber]);
    expect(seats).toEqual([
      ['trs-robots-may', 4, 12],
      ['trs-games-june', 9, 10],
      ['trs-stories-may', 8, 8],
    ]);
  });

  test('return the new name of a renamed campus', async () => {
    mock.backend.db.campuses.update('cam-observatory', { name: 'Observatory North' });
    expect(await read('trs-robots-may')).toMatchObject({ campusName: 'Observatory North' });
  });

  test('return 404 for an unknown session, like updateTrialSession and deleteTrialSession', async () => {
    const missing = { status: 404, message: 'Trial session not found.' };
    expect(await refusal(() => read('trs-none'))).toMatchObject(missing);
    expect(await refusal(() => update('trs-none', details))).toMatchObject(missing);
    expect(await refusal(() => remove('trs-none'))).toMatchObject(missing);
  });

  test('return 404 for a very long id', async () => {
    expect(await refusal(() => read('x'.repeat(65)))).toMatchObject({ status: 404 });
  });
});

describe('createTrialSession', () => {
  test('creates a session without bookings, with its start in UTC', async () => {
    const session = await create(details);
    expect(session).toEqual({
      ...details,
      id: expect.stringMatching(/^trs-/) as string,
      startTime: '2025-06-14T08:00:00.000Z',
      currentCount: 0,
      campusName: 'Rosebank',
      version: anyVersion,
    });
    expect(await read(session.id)).toEqual(session);
    expect(await list()).toContainEqual(session);
  });

  test('accepts a start in the past and an inactive campus', async () => {
    const past = { ...details, startTime: '2020-01-01T08:00:00Z', campusId: 'cam-umhlanga' };
    expect(await create(past)).toMatchObject({ campusName: 'Umhlanga' });
  });

  test('works at the older path (D-184)', async () => {
    const body = details;
    const session = await unwrap(client.POST('/api/trialsession', { body }));
    expect(await read(session.id)).toEqual(session);
  });

  test('has its older path at the root of the server, regardless of the base', async () => {
    const handlers = createHandlers(mock.backend, `${apiBaseUrl}/v1`);
    const call = (path: string) =>
      getResponse(handlers, new Request(apiBaseUrl + path, { method: 'POST', headers: mock.headers() }));
    expect((await call('/api/trialsession'))?.status).toBe(400);
    expect((await call('/v1/api/trialsession'))?.status).toBe(404);
    expect((await call('/v1/trialsession'))?.status).toBe(400);
  });

  test.each(['9999-12-31T23:59:59-12:00', '2200-01-01T00:00:00Z', '1899-12-31T00:00:00Z'])(
    'refuses the start %s, and lists still work',
    async (startTime) => {
      expect(await refusal(() => create({ ...details, startTime }))).toMatchObject({
        status: 400,
        errors: { startTime: ['The year must be from 1900 to 2199.'] },
      });
      expect(await list()).toContainEqual(robots);
    },
  );

  test('accepts the first and last year with any offset', async () => {
    for (const startTime of ['1900-01-01T00:00:00+14:00', '2199-12-31T23:59:59-12:00']) {
      const { id } = await create({ ...details, startTime });
      expect(await list()).toContainEqual(expect.objectContaining({ id }));
    }
  });

  test('refuses no seats, a blank title and an unknown campus', async () => {
    expect(await refusal(() => create({ ...details, maxNumber: 0 }))).toMatchObject({
      status: 400,
      errors: { maxNumber: ['Must be 1 or more.'] },
    });
    expect(await refusal(() => create({ ...details, title: ' ' }))).toMatchObject({
      status: 400,
      errors: { title: [expect.any(String)] },
    });
    expect(await refusal(() => create({ ...details, campusId: 'cam-none' }))).toMatchObject({
      status: 404,
      message: 'Campus not found.',
    });
  });
});

describe('updateTrialSession', () => {
  test('accepts only the id of the path', async () => {
    expect(await update(robots.id, { ...details, id: robots.id, maxNumber: 12 })).toMatchObject({
      id: robots.id,
    });
    expect(
      await refusal(() => update(robots.id, { ...details, id: 'trs-other', maxNumber: 12 })),
    ).toMatchObject({ status: 400, errors: { id: ['This is not the id in the path.'] } });
  });

  test('keeps bookings, and also changes the response of validateRsvpToken', async () => {
    const moved = { ...details, maxNumber: 4 };
    const expected = {
      ...robots,
      ...moved,
      startTime: '2025-06-14T08:00:00.000Z',
      campusName: 'Rosebank',
    };
    expect(await update('trs-robots-may', moved)).toEqual(expected);
    expect(await read('trs-robots-may')).toEqual(expected);
    expect(await validateToken('rsvp-robots-may-made-up')).toMatchObject({ sessions: [expected] });
  });

  test('refuses fewer seats than bookings (D-191)', async () => {
    const belowBookings = { status: 400, message: 'Validation failed.' };
    expect(await refusal(() => update('trs-robots-may', { ...details, maxNumber: 3 }))).toMatchObject({
      ...belowBookings,
      errors: { maxNumber: ['4 seats are booked already.'] },
    });
    expect(await refusal(() => update('trs-games-june', { ...details, maxNumber: 8 }))).toMatchObject({
      ...belowBookings,
      errors: { maxNumber: ['9 seats are booked already.'] },
    });
  });

  test('returns 404 for an unknown campus', async () => {
    expect(await refusal(() => update('trs-robots-may', { ...details, campusId: 'cam-none' }))).toMatchObject(
      { status: 404, message: 'Campus not found.' },
    );
  });
});

test('deleteTrialSession deletes bookings and removes the session from invites', async () => {
  expect(await remove('trs-stories-may')).toBeUndefined();
  await expect(read('trs-stories-may')).rejects.toMatchObject({ status: 404 });
  expect(mock.backend.db.bookings.all()).toHaveLength(13);
  const invites = await unwrap(client.GET('/trialsessioninvite/filter'));
  expect(invites.map(({ trialSessionIds }) => trialSessionIds)).toEqual([
    ['trs-robots-may', 'trs-games-june'],
    ['trs-robots-may'],
    [],
  ]);
  await remove('trs-robots-may');
  expect(await validateToken('rsvp-robots-may-made-up')).toMatchObject({ valid: true, sessions: [] });
});
