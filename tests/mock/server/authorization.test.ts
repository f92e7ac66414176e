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

/** The bearer token with which calls are made now. */
const bearer = () => new Headers(mock.headers()).get('Authorization') ?? '';

test.each(['bearer', 'BEARER', 'Bearer', 'bEaReR'])('the scheme may be written %s', async (scheme) => {
  await mock.signInAs('lwazi');
  expect((await readGrades(bearer().replace('Bearer', scheme))).status).toBe(200);
});

test('a token that never expires is refused, however well it is signed', async () => {
  const secret = new TextEncoder().encode('springbyte mock backend, no secret at all');
  const claims = () =>
    new SignJWT({ id: 'lrn-lwazi', role: 'Learner' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('lrn-lwazi');
  const lasting = await claims().sign(secret);
  expect((await readGrades(`Bearer ${lasting}`)).status).toBe(401);
  // The key is the right one: with an expiry the same token is accepted.
  const ending = await claims()
    .setExpirationTime(testNow.getTime() / 1000 + 60)
    .sign(secret);
  expect((await readGrades(`Bearer ${ending}`)).status).toBe(200);
});

test('a right that is taken away while the body arrives is gone', async () => {
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
  // It is written when somebody reads it: the token has been checked by then.
  await writer.write(new TextEncoder().encode('{"roleName":"Late"'));
  mock.backend.db.users.update('usr-thandi', { role: 'Tutor', roles: ['Tutor'] });
  await writer.write(new TextEncoder().encode('}'));
  await writer.close();
  expect((await response).status).toBe(403);
  expect(mock.backend.db.roles.get('Late')).toBeUndefined();
});

describe('the role is that of the account now, whatever the token says', () => {
  test('one that was taken away opens nothing any more', async () => {
    await mock.signInAs('thandi');
    mock.backend.db.users.update('usr-thandi', { role: 'Moderator', roles: ['Moderator'] });
    await expect(unwrap(client.GET('/admin/roles'))).rejects.toMatchObject({ status: 403 });
    await expect(unwrap(client.GET('/admin/users'))).rejects.toMatchObject({ status: 403 });
  });

  test('one that was given opens its operations at once', async () => {
    await mock.signInAs('sipho');
    mock.backend.db.users.update('usr-sipho', { role: 'Admin', roles: ['Admin'] });
    expect(await unwrap(client.GET('/admin/roles'))).not.toHaveLength(0);
  });
});

describe('a role of the school’s own', () => {
  const asVolunteer = async () => {
    await mock.signInAs('sipho');
    mock.backend.db.users.update('usr-sipho', { role: 'Volunteer', roles: ['Volunteer'] });
  };

  test('reads no answer key', async () => {
    const read = async () => {
      const path = { params: { path: { id: 'top-4-fractions' } } };
      return JSON.stringify(await unwrap(client.GET('/activities/by-topic/{id}', path)));
    };
    await mock.signInAs('sipho');
    expect(await read()).toContain('correctAnswer');
    await asVolunteer();
    expect(await read()).not.toMatch(/correctAnswer|feedBack/);
  });

  test('is not staff: the subjects of the whole school are not for it', async () => {
    await asVolunteer();
    await expect(unwrap(client.GET('/subjects'))).rejects.toMatchObject({ status: 403 });
  });
});
