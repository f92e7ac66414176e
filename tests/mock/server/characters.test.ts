import { describe, expect, test } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { useMock } from '../mock-fixture.ts';

const mock = useMock();

const notStorable = ['Strings must not contain U+0000 or unpaired surrogates.'];

const send = async (path: string, method = 'GET', body?: BodyInit) => {
  const headers = new Headers(mock.headers());
  headers.set('Content-Type', 'application/json');
  const response = await fetch(apiBaseUrl + path, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  return { status: response.status, ...((await response.json()) as object) };
};

describe('characters that cannot be stored', () => {
  test.each(['\\u0000', '\\ud800'])(
    'return 400 in a string and in the name of a property: %s',
    async (character) => {
      await mock.signInAs('thandi');
      for (const text of [`{"roleName":"a${character}b"}`, `{"roleName":"a","${character}":1}`]) {
        expect(await send('/admin/roles', 'POST', text)).toMatchObject({
          status: 400,
          errors: { body: notStorable },
        });
      }
    },
  );

  test.each([
    ['/auth/check-email?email=a%00', 'email'],
    ['/trialsessioninvite/filter?title=%00', 'title'],
    ['/trialsessioninvite/validate-token?token=a%00b', 'token'],
  ])('return 400 in the query %s', async (path, name) => {
    await mock.signInAs('thandi');
    expect(await send(path)).toMatchObject({
      status: 400,
      errors: { [name]: ['Expected a string without U+0000 and unpaired surrogates.'] },
    });
  });

  test('return 404 in a path', async () => {
    await mock.signInAs('thandi');
    expect(await send('/campus/%00')).toMatchObject({ status: 404 });
  });
});

test('returns 400 for a body that is not valid UTF-8', async () => {
  await mock.signInAs('thandi');
  const title = new Uint8Array([0x61, 0xff, 0x62]);
  const body = new Blob(['{"title":"', title, '"}']);
  expect(await send('/terms', 'POST', body)).toMatchObject({
    status: 400,
    errors: { body: ['This is not valid UTF-8.'] },
  });
});
