import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { operationTable, type OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { allOperations } from '#mocks/handlers/all.ts';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();

const login = (emailOrUserName: string, password = 'Learn2code!') =>
  unwrap(client.POST('/auth/login', { body: { emailOrUserName, password } }));

describe('loginUser', () => {
  test.each(['lwazi', 'LWAZI', 'learner@springbyte.test', ' lwazi '])('accepts %j', async (name) => {
    const { token, refreshToken } = await login(name);
    expect(token.split('.')).toHaveLength(3);
    expect(refreshToken).toBeTruthy();
  });

  test('stores the date-time (D-233)', async () => {
    await login('lwazi');
    expect(mock.backend.db.users.getOrThrow('lrn-lwazi').lastLoginDate).toBe('2025-05-15T13:08:00.000Z');
  });

  test.each([
    ['a wrong password', 'lwazi', 'Wrong1!'],
    ['a wrong user name', 'unknown', 'Learn2code!'],
    ['a blank user name', '   ', 'Learn2code!'],
  ])('returns the same message for %s', async (_what, name, password) => {
    await expect(login(name, password)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid username or password',
    });
  });

  test('returns the same message for an inactive account (D-212)', async () => {
    mock.backend.db.users.update('lrn-lwazi', { isActive: false });
    await expect(login('lwazi')).rejects.toMatchObject({
      status: 401,
      message: 'Invalid username or password',
    });
  });

  test('refuses an empty password', async () => {
    await expect(login('lwazi', '')).rejects.toMatchObject({
      status: 400,
      errors: { password: ['Expected at least 1 character(s).'] },
    });
  });
});

describe('getMyLearnerProfile', () => {
  test('returns no password, hashed or plain', async () => {
    await mock.signInAs('lwazi');
    const response = await fetch(`${apiBaseUrl}/learner/my-profile`, { headers: mock.headers() });
    expect(await response.text()).not.toMatch(/password|springbyte-seed/i);
  });
});

describe('refreshAuthToken', () => {
  const refresh = (refreshToken: string) =>
    unwrap(client.POST('/auth/refresh-token', { body: { refreshToken } }));

  test('returns new tokens, and each refresh token works once', async () => {
    const { refreshToken = '' } = await login('lwazi');
    const renewed = await refresh(refreshToken);
    expect(renewed.refreshToken).not.toBe(refreshToken);
    await expect(refresh(refreshToken)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid refresh token.',
    });
  });

  test('refuses a refresh token after 14 days', async () => {
    const { refreshToken = '' } = await login('lwazi');
    mock.setNow(new Date('2025-05-29T13:08:00Z'));
    await expect(refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
  });
});

describe('listSubjects (D-211)', () => {
  const subjects = (query: { gradeId?: string; learnerId?: string }) =>
    unwrap(client.GET('/subjects', { params: { query } }));

  test('returns a learner’s subjects to the learner, a linked parent and an Admin', async () => {
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

  test('prefers learnerId to gradeId', async () => {
    await mock.signInAs('lwazi');
    const found = await subjects({ learnerId: 'lrn-lwazi', gradeId: 'grd-1' });
    expect(found[0]?.gradeId).toBe('grd-4');
  });

  test('returns an empty list for a learner without a grade', async () => {
    await mock.signInAs('kabelo');
    expect(await subjects({ learnerId: 'lrn-kabelo' })).toEqual([]);
  });

  test('returns all subjects only to staff', async () => {
    await mock.signInAs('lwazi');
    await expect(subjects({})).rejects.toMatchObject({ status: 403 });
    await mock.signInAs('sipho');
    expect(await subjects({})).toHaveLength(36);
  });

  test('returns 404 for an unknown grade', async () => {
    await mock.signInAs('thandi');
    await expect(subjects({ gradeId: 'grd-99' })).rejects.toMatchObject({
      status: 404,
      message: 'Grade not found.',
    });
  });
});

describe('listLearnerActivityResults', () => {
  const report = (learnerId: string) =>
    unwrap(client.GET('/activityResults/learner/{learnerId}', { params: { path: { learnerId } } }));

  test('returns all attempts, newest first', async () => {
    await mock.signInAs('naledi');
    const dates = (await report('lrn-lwazi')).map((row) => row.modifiedDate);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('accepts tutors and teachers (D-046), but not other families', async () => {
    for (const persona of ['sipho', 'grace']) {
      await mock.signInAs(persona);
      await expect(report('lrn-lwazi')).resolves.toBeInstanceOf(Array);
    }
    await mock.signInAs('fatima');
    await expect(report('lrn-lwazi')).rejects.toMatchObject({ status: 403 });
  });

  test.each(['thandi', 'sipho', 'grace'])(
    'returns the required message for an unknown learner to %s',
    async (persona) => {
      await mock.signInAs(persona);
      for (const id of ['lrn-none', 'usr-naledi']) {
        await expect(report(id)).rejects.toMatchObject({ status: 404, message: 'learner not found' });
      }
    },
  );
});

describe('getMediaFile', () => {
  test('serves a file with its type without a token (D-147)', async () => {
    const response = await fetch(`${apiBaseUrl}/files/fil-fractions-7kq2.png/media`);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  test('returns 404 for an unknown file, like getActivityMedia for an activity without media', async () => {
    expect((await fetch(`${apiBaseUrl}/files/none/media`)).status).toBe(404);
    expect((await fetch(`${apiBaseUrl}/activities/media/act-4-fractions-halves`)).status).toBe(404);
  });
});

describe('operations', () => {
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
      const unpermitted = mock.backend.db.users.all().find((user) => !roles.includes(user.role));
      await mock.signInAs(unpermitted?.userName ?? '');
      expect((await call(id, mock.headers())).status).toBe(403);
    },
  );

  test('listTerms refuses an expired token', async () => {
    await mock.signInAs('lwazi');
    mock.setNow(new Date('2025-05-15T14:08:01Z'));
    expect((await call('listTerms', mock.headers())).status).toBe(401);
  });

  test('loginUser returns 400 for a body that is not JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const body = '{"emailOrUserName":';
    const response = await fetch(`${apiBaseUrl}/auth/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
  });
});
