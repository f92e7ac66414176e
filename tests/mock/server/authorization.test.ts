import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createRole } from '#mocks/handlers/admin-roles/create-role.ts';
import { handleCall } from '#mocks/server/handle-call.ts';
import { testNow, useMock } from '../mock-fixture.ts';

const mock = useMock();

const readGrades = (authorization: string) =>
  fetch(`${apiBaseUrl}/grades`, { headers: { Authorization: authorization } });

/** The current bearer token. */
const bearer = () => new Headers(mock.headers()).get('Authorization') ?? '';

test.each(['bearer', 'BEARER', 'Bearer', 'bEaReR'])('accepts the authorization scheme %s', async (scheme) => {
  await mock.signInAs('lwazi');
  expect((await readGrades(bearer().replace('Bearer', scheme))).status).toBe(200);
});

test('refuses a correctly signed token without expiry', async () => {
  const secret = new TextEncoder().encode('springbyte mock backend, no secret at all');
  const claims = () =>
    new SignJWT({ id: 'lrn-lwazi', role: 'Learner' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('lrn-lwazi');
  const withoutExpiry = await claims().sign(secret);
  expect((await readGrades(`Bearer ${withoutExpiry}`)).status).toBe(401);
  // The server accepts the same token with an expiry.
  const withExpiry = await claims()
    .setExpirationTime(testNow.getTime() / 1000 + 60)
    .sign(secret);
  expect((await readGrades(`Bearer ${withExpiry}`)).status).toBe(200);
});

test('refuses a call when the caller loses the role while the body arrives', async () => {
  await mock.signInAs('thandi');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = { Authorization: bearer(), 'Content-Type': 'application/json' };
  const request = new Request(`${apiBaseUrl}/admin/roles`, {
    method: 'POST',
    headers,
    body: readable,
    duplex: 'half',
  } as RequestInit);
  const response = handleCall(mock.backend, createRole, request, {});
  const writer = writable.getWriter();
  // The body is produced when the server reads it, after it has checked the token.
  await writer.write(new TextEncoder().encode('{"roleName":"Late"'));
  mock.backend.db.users.update('usr-thandi', { role: 'Tutor', roles: ['Tutor'] });
  await writer.write(new TextEncoder().encode('}'));
  await writer.close();
  expect((await response).status).toBe(403);
  expect(mock.backend.db.roles.get('Late')).toBeUndefined();
});

describe('role of the caller', () => {
  test('denies access after the role was removed', async () => {
    await mock.signInAs('thandi');
    mock.backend.db.users.update('usr-thandi', { role: 'Moderator', roles: ['Moderator'] });
    await expect(unwrap(client.GET('/admin/roles'))).rejects.toMatchObject({ status: 403 });
    await expect(unwrap(client.GET('/admin/users'))).rejects.toMatchObject({ status: 403 });
  });

  test('grants access at once after the role was added', async () => {
    await mock.signInAs('sipho');
    mock.backend.db.users.update('usr-sipho', { role: 'Admin', roles: ['Admin'] });
    expect(await unwrap(client.GET('/admin/roles'))).not.toHaveLength(0);
  });
});

describe('custom role', () => {
  const asVolunteer = async () => {
    await mock.signInAs('sipho');
    mock.backend.db.users.update('usr-sipho', { role: 'Volunteer', roles: ['Volunteer'] });
  };

  test('cannot read the answer key', async () => {
    const read = async () => {
      const path = { params: { path: { id: 'top-4-fractions' } } };
      return JSON.stringify(await unwrap(client.GET('/activities/by-topic/{id}', path)));
    };
    await mock.signInAs('sipho');
    expect(await read()).toContain('correctAnswer');
    await asVolunteer();
    expect(await read()).not.toMatch(/correctAnswer|feedBack/);
  });

  test('cannot list all subjects, because it is not staff', async () => {
    await asVolunteer();
    await expect(unwrap(client.GET('/subjects'))).rejects.toMatchObject({ status: 403 });
  });
});
