import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { allOperations } from '#mocks/handlers/all.ts';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();

const login = (emailOrUserName: string, password = 'Learn2code!') =>
  unwrap(client.POST('/auth/login', { body: { emailOrUserName, password } }));

describe('signing in', () => {
  test.each(['lwazi', 'LWAZI', 'learner@springbyte.test', ' lwazi '])('works with %j', async (name) => {
    const { token, refreshToken } = await login(name);
    expect(token.split('.')).toHaveLength(3);
    expect(refreshToken).toBeTruthy();
  });

  test('stores its date-time (D-233)', async () => {
    await login('lwazi');
    expect(mock.backend.db.users.getOrThrow('lrn-lwazi').lastLoginDate).toBe('2025-05-15T13:08:00.000Z');
  });

  test.each([
    ['a wrong password', 'lwazi', 'Wrong1!'],
    ['a wrong name', 'nobody', 'Learn2code!'],
    ['a name of spaces', '   ', 'Learn2code!'],
  ])('%s gets the same message', async (_what, name, password) => {
    await expect(login(name, password)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid username or password',
    });
  });

  test('an inactive account gets the same message (D-212)', async () => {
    mock.backend.db.users.update('lrn-lwazi', { isActive: false });
    await expect(login('lwazi')).rejects.toMatchObject({
      status: 401,
      message: 'Invalid username or password',
    });
  });

  test('a missing property is named', async () => {
    await expect(login('lwazi', '')).rejects.toMatchObject({
      status: 400,
      errors: { password: ['Expected at least 1 character(s).'] },
    });
  });

  test('no response contains a password, hashed or plain', async () => {
    await mock.signInAs('lwazi');
    const response = await fetch(`${apiBaseUrl}/learner/my-profile`, { headers: mock.headers() });
    expect(await response.text()).not.toMatch(/password|springbyte-seed/i);
  });
});

describe('refreshing', () => {
  const refresh = (refreshToken: string) =>
    unwrap(client.POST('/auth/refresh-token', { body: { refreshToken } }));

  test('returns a new pair, and each refresh token works once', async () => {
    const { refreshToken = '' } = await login('lwazi');
    const renewed = await refresh(refreshToken);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(refresh(refreshToken)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid refresh token.',
    });
  });

  test('ends after 14 days', async () => {
    const { refreshToken = '' } = await login('lwazi');
    mock.setNow(new Date('2025-05-29T13:08:00Z'));
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
  });
});

describe('subjects (D-211)', () => {
  const subjects = (query: { gradeId?: string; learnerId?: string }) =>
    unwrap(client.GET('/subjects', { params: { query } }));

  test('of a learner: the learner, a linked parent, an Admin', async () => {
    for (const persona of ['lwazi', 'naledi', 'thandi']) {
      await mock.signInAs(persona);
      const found = await subjects({ learnerId: 'lrn-lwazi' });
      expect(found.map((subject) => subject.gradeId)).toEqual(Array.from({ length: 5 }, () => 'grd-4'));
    }
    for (const persona of ['zola', 'fatima', 'sipho']) {
      await mock.signInAs(persona);
      await expect(subjects({ learnerId: 'lrn-lwazi' })).rejects.toMatchObject({ status: 403 });
    }
  });

  test('learnerId takes precedence over gradeId', async () => {
    await mock.signInAs('lwazi');
    const found = await subjects({ learnerId: 'lrn-lwazi', gradeId: 'grd-1' });
    expect(found[0]?.gradeId).toBe('grd-4');
  });

  test('of a learner without a grade there are none', async () => {
    await mock.signInAs('kabelo');
    expect(await subjects({ learnerId: 'lrn-kabelo' })).toEqual([]);
  });

  test('those of the whole school are for staff', async () => {
    await mock.signInAs('lwazi');
    await expect(subjects({})).rejects.toMatchObject({ status: 403 });
    await mock.signInAs('sipho');
    expect(await subjects({})).toHaveLength(36);
  });

  test('an unknown grade is 404', async () => {
    await mock.signInAs('thandi');
    await expect(subjects({ gradeId: 'grd-99' })).rejects.toMatchObject({
      status: 404,
      message: 'Grade not found.',
    });
  });
});

describe('a learner’s report', () => {
  const report = (learnerId: string) =>
    unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } } }));

  test('lists every attempt, the newest first', async () => {
    await mock.signInAs('naledi');
    const dates = (await report('lrn-lwazi')).map((row) => row.modifiedDate);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('is open to tutors and teachers (D-046), and not to strangers', async () => {
    for (const persona of ['sipho', 'grace']) {
      await mock.signInAs(persona);
      await expect(report('lrn-lwazi')).resolves.toBeInstanceOf(Array);
    }
    await mock.signInAs('fatima');
    await expect(report('lrn-lwazi')).rejects.toMatchObject({ status: 403 });
  });

  test.each(['thandi', 'sipho', 'grace'])(
    'of an unknown learner has the message of the requirements for %s',
    async (persona) => {
      await mock.signInAs(persona);
      for (const id of ['lrn-none', 'usr-naledi']) {
        await expect(report(id)).rejects.toMatchObject({ status: 404, message: 'learner not found' });
      }
    },
  );
});

describe('media', () => {
  test('is served with its type, to anyone who knows the path (D-147)', async () => {
    const response = await fetch(`${apiBaseUrl}/files/fil-fractions-7kq2.png/media`);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  test('that does not exist is 404', async () => {
    expect((await fetch(`${apiBaseUrl}/files/none/media`)).status).toBe(404);
    expect((await fetch(`${apiBaseUrl}/activities/media/act-4-fractions-halves`)).status).toBe(404);
  });
});

describe('every operation that the mock serves', () => {
  const ids = Object.keys(allOperations) as OperationId[];
  const secured = ids.filter((id) => !operationTable[id].public);

  const call = (id: OperationId, headers: HeadersInit) => {
    const { method, path } = operationTable[id];
    const body = ['post', 'put'].includes(method) ? JSON.stringify({}) : null;
    return fetch(apiBaseUrl + path.replaceAll(/\{\w+\}/g, 'some-id'), { method, headers, body });
  };

  test.each(secured)('%s requires a token', async (id) => {
    expect((await call(id, {})).status).toBe(401);
    expect((await call(id, { Authorization: 'Bearer not.a.token' })).status).toBe(401);
  });

  test.each(secured.filter((id) => operationTable[id].roles.length > 0))(
    '%s refuses other roles',
    async (id) => {
      const roles: readonly string[] = operationTable[id].roles;
      const outsider = mock.backend.db.users.all().find((user) => !roles.includes(user.role));
      await mock.signInAs(outsider?.userName ?? '');
      expect((await call(id, mock.headers())).status).toBe(403);
    },
  );

  test('an expired token is refused', async () => {
    await mock.signInAs('lwazi');
    mock.setNow(new Date('2025-05-15T14:08:01Z'));
    expect((await call('listTerms', mock.headers())).status).toBe(401);
  });

  test('a body that is not JSON is a 400, not a 500', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = '{"emailOrUserName":';
    const response = await fetch(`${apiBaseUrl}/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});
