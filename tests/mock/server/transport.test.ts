import { describe, expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { useMock } from '../mock-fixture.ts';

/* What the contract says under Transport: everything that goes for each path, whatever its operation. */
const mock = useMock();

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(mock.headers());
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return fetch(apiBaseUrl + path, { ...init, headers });
}

const sendJson = (path: string, text: string, method = 'POST') =>
  send(path, { method, body: text, headers: { 'Content-Type': 'application/json' } });

const refused = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

const picture = '/files/fil-fractions-7kq2.png/media';

describe('paths and methods', () => {
  test('an unknown path is 404', async () => {
    expect(await refused(await send('/nothing/here'))).toEqual({
      status: 404,
      message: 'There is no such path.',
    });
  });

  test.each([
    ['PATCH', '/grades', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/grades/grd-1', 'DELETE, OPTIONS, PUT'],
    // A literal path takes precedence, whatever the method.
    ['PUT', '/learner/my', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405, with the methods that there are', async (method, path, allowed) => {
    const response = await send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted().join(', ')).toBe(allowed);
    expect(await response.json()).toEqual({ message: `This path does not allow ${method}.` });
  });

  test('OPTIONS lists the methods', async () => {
    const response = await send('/grades', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('Allow')).toContain('POST');
  });

  test('HEAD is GET without the body', async () => {
    await mock.signInAs('lwazi');
    const response = await send('/grades', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.text()).toBe('');
    mock.sendToken(undefined);
    expect((await send('/grades', { method: 'HEAD' })).status).toBe(401);
  });

  test.each(['/activities/activity-answers', '/activities/activity-answers/'])(
    'POST %s finds the operation with and without the slash (D-061)',
    async (path) => {
      await mock.signInAs('lwazi');
      expect((await sendJson(path, '{}')).status).toBe(400);
    },
  );

  test('a slash at the end changes nothing elsewhere either', async () => {
    await mock.signInAs('lwazi');
    expect((await send('/grades/')).status).toBe(200);
  });
});

describe('bodies', () => {
  const login = JSON.stringify({ emailOrUserName: 'lwazi', password: 'Learn2code!' });

  test.each(['text/plain', 'application/xml', 'application/json-patch+json', 'multipart/form-data'])(
    '%s is 415 where JSON is expected',
    async (type) => {
      const response = await send('/auth/login', {
        method: 'POST',
        body: login,
        headers: { 'Content-Type': type },
      });
      expect(await refused(response)).toEqual({
        status: 415,
        message: 'The body of this request must be application/json.',
      });
    },
  );

  test('JSON is 415 where a form is expected', async () => {
    await mock.signInAs('thandi');
    const response = await sendJson('/activities/act-4-fractions-halves', '{}', 'PUT');
    expect(await refused(response)).toMatchObject({ status: 415 });
  });

  test('a content type may have parameters, in any letter case', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    expect((await send('/auth/login', { method: 'POST', body: login, headers })).status).toBe(200);
  });

  test('more than 16 MB of JSON is 413', async () => {
    const response = await sendJson('/auth/login', JSON.stringify('x'.repeat(16 * 1024 * 1024)));
    expect(await refused(response)).toEqual({
      status: 413,
      message: 'The body of this request may have 16 MB at most.',
    });
  });

  test.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['lists inside a property', `{"emailOrUserName":${'['.repeat(5000)}${']'.repeat(5000)},"password":"x"}`],
  ])('%s nested 5,000 deep are 400', async (_what, text) => {
    expect(await refused(await sendJson('/auth/login', text))).toMatchObject({
      status: 400,
      errors: { body: ['This is nested too deeply.'] },
    });
  });

  test('a JSON string nested 5,000 deep inside the JSON is 400', async () => {
    await mock.signInAs('sipho');
    const change = {
      entityType: 'Question',
      entityId: 'que-1',
      snapshotJson: '['.repeat(5000) + ']'.repeat(5000),
      patchJson: '[]',
    };
    const response = await sendJson('/moderation/submit', JSON.stringify(change));
    expect(await refused(response)).toMatchObject({ status: 400 });
  });

  test('a hundred thousand items are 400 without being validated', async () => {
    await mock.signInAs('lwazi');
    const questions = Array.from({ length: 100_000 }, () => ({}));
    const response = await sendJson(
      '/activities/activity-answers/',
      JSON.stringify({ activityId: 'act-4-fractions-halves', questions }),
    );
    expect(await refused(response)).toMatchObject({
      status: 400,
      errors: { body: ['This has too many values.'] },
    });
  });

  test('a part of a form that is sent twice is 400', async () => {
    await mock.signInAs('thandi');
    const form = new FormData();
    form.append('model', '{}');
    form.append('model', '{}');
    const response = await send('/activities/act-4-fractions-halves', { method: 'PUT', body: form });
    expect(await refused(response)).toMatchObject({
      status: 400,
      errors: { model: ['This part was sent more than once.'] },
    });
  });

  test.each([
    ['a file of JSON', new File(['{'], 'blob', { type: 'application/json; charset=utf-8' })],
    ['a file of text', new File(['{'], 'model.txt', { type: 'text/plain' })],
    ['a string', '{'],
  ])('the part `model` is JSON, even as %s', async (_what, model) => {
    await mock.signInAs('thandi');
    const form = new FormData();
    form.append('model', model as Blob);
    const response = await send('/activities/act-4-fractions-halves', { method: 'PUT', body: form });
    expect(await refused(response)).toMatchObject({ errors: { model: ['This is not valid JSON.'] } });
  });

  test('a body is not looked at where there is none to expect', async () => {
    await mock.signInAs('thandi');
    expect((await sendJson('/grades/grd-none', '{"', 'DELETE')).status).toBe(404);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'an unknown property called %s is refused like any other',
    async (name) => {
      const text = `{"emailOrUserName":"x","password":"y","${name}":1}`;
      const { errors } = (await (await sendJson('/auth/login', text)).json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([name]);
    },
  );

  test('of a thousand unknown properties a hundred are named', async () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, 1])),
    );
    const { errors } = (await (await sendJson('/auth/login', text)).json()) as { errors: object };
    expect(Object.keys(errors)).toHaveLength(100);
  });

  test('a number beyond those that JavaScript has is 400', async () => {
    await mock.signInAs('thandi');
    const response = await sendJson('/subscriptions/plans/pln-full-access/price', '{"price":1e999}');
    expect(response.status).toBe(400);
  });
});

describe('query', () => {
  test('an unknown parameter is ignored', async () => {
    await mock.signInAs('lwazi');
    expect((await send('/grades?constructor=1&page=2')).status).toBe(200);
  });

  test('a parameter that is sent twice is 400', async () => {
    await mock.signInAs('lwazi');
    expect(await refused(await send('/subjects?learnerId=lrn-lwazi&learnerId=lrn-zola'))).toMatchObject({
      status: 400,
      errors: { learnerId: ['Expected string.'] },
    });
  });
});

describe('response headers', () => {
  test.each(['/grades', '/nothing', picture])('%s has the date of the server’s clock', async (path) => {
    mock.setNow(new Date('2031-02-03T04:05:06.789Z'));
    expect((await send(path)).headers.get('Date')).toBe('Mon, 03 Feb 2031 04:05:06 GMT');
  });

  test.each(['/grades', '/nothing'])('%s is neither stored nor guessed at', async (path) => {
    const { headers } = await send(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('a file of an id may be stored for long, that of an activity may be another one tomorrow', async () => {
    const cacheOf = async (path: string) => (await send(path)).headers.get('Cache-Control');
    expect(await cacheOf(picture)).toBe('public, max-age=31536000, immutable');
    const withMedia = mock.backend.db.activities.all().find(({ mediaPath }) => mediaPath !== null);
    expect(await cacheOf(`/activities/media/${withMedia?.id}`)).toBe('no-cache');
  });

  test('429 says how long to wait', async () => {
    mock.backend.faults.push({ operation: 'loginUser', status: 429, times: 1 });
    const response = await sendJson('/auth/login', '{}');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('ranges of a file', () => {
  const part = async (range: string) => {
    const response = await send(picture, { headers: { Range: range } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('Content-Range'), bytes };
  };

  test('are bytes of the file', async () => {
    const response = await send(picture);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    const whole = new Uint8Array(await response.arrayBuffer());
    const size = whole.length;
    expect(await part('bytes=0-9')).toEqual({
      status: 206,
      range: `bytes 0-9/${size}`,
      bytes: whole.slice(0, 10),
    });
    expect((await part(`bytes=${size - 5}-`)).bytes).toEqual(whole.slice(-5));
    expect((await part('bytes=-5')).bytes).toEqual(whole.slice(-5));
    expect(await part(`bytes=0-${size * 2}`)).toMatchObject({ status: 206, bytes: whole });
  });

  test('that are not understood are the whole file', async () => {
    const ranges = ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'];
    const parts = await Promise.all(ranges.map(part));
    expect(parts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test.each(['bytes=99999999-', 'bytes=-0'])('%s is 416', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416 });
  });
});

test('what is refused is logged without what was typed, whatever its name', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const texts = ['{"password":{"Secret1!":1},"passphrase":"Secret1!"}', '{"Secret1!":"x"}'];
  for (const text of texts) await sendJson('/auth/login', text);
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls.flat().join(' ')).not.toContain('Secret1!');
});

test('the handlers leave alone what is outside their base, but for the path at the root (D-184)', () => {
  const handlers = createHandlers(mock.backend, 'http://elsewhere.test/v1');
  const urls = handlers.map(({ info }) => ('path' in info ? String(info.path) : ''));
  expect(urls.filter((url) => !url.startsWith('http://elsewhere.test/v1/'))).toEqual([
    'http://elsewhere.test/api/trialsession',
  ]);
});

test('HEAD breaks off as well where a fault says so', async () => {
  mock.backend.faults.push({ operation: 'listGrades', status: 'offline', times: 1 });
  await expect(send('/grades', { method: 'HEAD' })).rejects.toThrow('fetch failed');
});
