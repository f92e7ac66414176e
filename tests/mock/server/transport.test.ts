import { describe, expect, test, vi } from 'vitest';
import { apiBaseUrl } from '#lib/configuration.ts';
import { createHandlers } from '#mocks/msw-handlers.ts';
import { useMock } from '../mock-fixture.ts';

/* Tests the rules for all paths; see *Transport* in the contract. */
const mock = useMock();

function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(mock.headers());
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return fetch(apiBaseUrl + path, { ...init, headers });
}

const sendJson = (path: string, text: string, method = 'POST') =>
  send(path, { method, body: text, headers: { 'Content-Type': 'application/json' } });

const statusAndBody = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

const picture = '/files/fil-fractions-7kq2.png/media';

describe('all paths', () => {
  test('return 404 for an unknown path', async () => {
    expect(await statusAndBody(await send('/nothing/here'))).toEqual({
      status: 404,
      message: 'There is no such path.',
    });
  });

  test.each([
    ['PATCH', '/grades', 'GET, HEAD, OPTIONS, POST'],
    ['GET', '/grades/grd-1', 'DELETE, OPTIONS, PUT'],
    // A literal path takes precedence for every method.
    ['PUT', '/learner/my', 'GET, HEAD, OPTIONS'],
  ])('return 405 for %s %s, with the allowed methods', async (method, path, allowed) => {
    const response = await send(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').toSorted().join(', ')).toBe(allowed);
    expect(await response.json()).toEqual({ message: `This path does not allow ${method}.` });
  });

  test('HEAD returns the headers of GET without the body', async () => {
    await mock.signInAs('lwazi');
    const response = await send('/grades', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.text()).toBe('');
    mock.sendToken(undefined);
    expect((await send('/grades', { method: 'HEAD' })).status).toBe(401);
  });

  test.each(['/activities/activity-answers', '/activities/activity-answers/'])(
    'POST %s works with and without the trailing slash (D-061)',
    async (path) => {
      await mock.signInAs('lwazi');
      expect((await sendJson(path, '{}')).status).toBe(400);
    },
  );
});

describe('request bodies', () => {
  const login = JSON.stringify({ emailOrUserName: 'lwazi', password: 'Learn2code!' });

  test.each(['text/plain', 'application/xml', 'application/json-patch+json', 'multipart/form-data'])(
    'return 415 for %s instead of JSON',
    async (type) => {
      const response = await send('/auth/login', {
        method: 'POST',
        body: login,
        headers: { 'Content-Type': type },
      });
      expect(await statusAndBody(response)).toEqual({
        status: 415,
        message: 'The body of this request must be application/json.',
      });
    },
  );

  test('return 413 for more than 16 MB of JSON', async () => {
    const response = await sendJson('/auth/login', JSON.stringify('x'.repeat(16 * 1024 * 1024)));
    expect(await statusAndBody(response)).toEqual({
      status: 413,
      message: 'The body of this request may have 16 MB at most.',
    });
  });

  test.each([
    ['lists', '['.repeat(5000) + ']'.repeat(5000)],
    ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['lists inside a property', `{"emailOrUserName":${'['.repeat(5000)}${']'.repeat(5000)},"password":"x"}`],
  ])('return 400 for %s nested 5,000 deep', async (_what, text) => {
    expect(await statusAndBody(await sendJson('/auth/login', text))).toMatchObject({
      status: 400,
      errors: { body: ['This is nested too deeply.'] },
    });
  });

  test.each([
    [64, 'Expected object.'],
    [65, 'This is nested too deeply.'],
  ])('of %i levels are refused: %s', async (levels, reason) => {
    const text = '['.repeat(levels) + ']'.repeat(levels);
    expect(await statusAndBody(await sendJson('/auth/login', text))).toMatchObject({
      errors: { body: [reason] },
    });
  });

  test('return 400 for a JSON string nested 5,000 deep', async () => {
    await mock.signInAs('sipho');
    const change = {
      entityType: 'Question',
      entityId: 'que-1',
      snapshotJson: '['.repeat(5000) + ']'.repeat(5000),
      patchJson: '[]',
    };
    const response = await sendJson('/moderation/submit', JSON.stringify(change));
    expect(await statusAndBody(response)).toMatchObject({ status: 400 });
  });

  test('return 400 for 100,000 items without validating them', async () => {
    await mock.signInAs('lwazi');
    const questions = Array.from({ length: 100_000 }, () => ({}));
    const response = await sendJson(
      '/activities/activity-answers/',
      JSON.stringify({ activityId: 'act-4-fractions-halves', questions }),
    );
    expect(await statusAndBody(response)).toMatchObject({
      status: 400,
      errors: { body: ['This has too many values.'] },
    });
  });

  test('return 400 for a repeated form part', async () => {
    await mock.signInAs('thandi');
    const form = new FormData();
    form.append('model', '{}');
    form.append('model', '{}');
    const response = await send('/activities/act-4-fractions-halves', { method: 'PUT', body: form });
    expect(await statusAndBody(response)).toMatchObject({
      status: 400,
      errors: { model: ['This part was sent more than once.'] },
    });
  });

  test.each([
    ['a file of JSON', new File(['{'], 'blob', { type: 'application/json; charset=utf-8' })],
    ['a file of text', new File(['{'], 'model.txt', { type: 'text/plain' })],
    ['a string', '{'],
  ])('accept the part `model` as %s', async (_what, model) => {
    await mock.signInAs('thandi');
    const form = new FormData();
    form.append('model', model as Blob);
    const response = await send('/activities/act-4-fractions-halves', { method: 'PUT', body: form });
    expect(await statusAndBody(response)).toMatchObject({ errors: { model: ['This is not valid JSON.'] } });
  });

  test('are ignored for operations without a body', async () => {
    await mock.signInAs('thandi');
    expect((await sendJson('/grades/grd-none', '{"', 'DELETE')).status).toBe(404);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'refuse an unknown property called %s',
    async (name) => {
      const text = `{"emailOrUserName":"x","password":"y","${name}":1}`;
      const { errors } = (await (await sendJson('/auth/login', text)).json()) as { errors: object };
      expect(Object.keys(errors)).toEqual([name]);
    },
  );

  test('report at most 100 unknown properties', async () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`p${index}`, 1])),
    );
    const { errors } = (await (await sendJson('/auth/login', text)).json()) as { errors: object };
    expect(Object.keys(errors)).toHaveLength(100);
  });

  test('return 400 for a number that JavaScript cannot represent', async () => {
    await mock.signInAs('thandi');
    const response = await sendJson('/subscriptions/plans/pln-full-access/price', '{"price":1e999}');
    expect(response.status).toBe(400);
  });
});

describe('all responses', () => {
  test.each(['/grades', '/nothing', picture])('%s returns the date of the server’s clock', async (path) => {
    mock.setNow(new Date('2031-02-03T04:05:06.789Z'));
    expect((await send(path)).headers.get('Date')).toBe('Mon, 03 Feb 2031 04:05:06 GMT');
  });

  test('allow caching a file by id, but not the media of an activity', async () => {
    const cacheOf = async (path: string) => (await send(path)).headers.get('Cache-Control');
    expect(await cacheOf(picture)).toBe('public, max-age=31536000, immutable');
    const withMedia = mock.backend.db.activities.all().find(({ mediaPath }) => mediaPath !== null);
    expect(await cacheOf(`/activities/media/${withMedia?.id}`)).toBe('no-cache');
  });

  test('contain Retry-After with status 429', async () => {
    mock.backend.faults.add({ operation: 'loginUser', status: 429, times: 1 });
    const response = await sendJson('/auth/login', '{}');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('byte ranges of a file', () => {
  const part = async (range: string) => {
    const response = await send(picture, { headers: { Range: range } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get('Content-Range'), bytes };
  };

  test('return the requested bytes', async () => {
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

  test('return the whole file for an unsupported range', async () => {
    const ranges = ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'];
    const parts = await Promise.all(ranges.map(part));
    expect(parts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test.each(['bytes=99999999-', 'bytes=-0'])('return 416 for %s', async (range) => {
    expect(await part(range)).toMatchObject({ status: 416 });
  });
});

test('logs invalid requests without user input', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const texts = ['{"password":{"Secret1!":1},"passphrase":"Secret1!"}', '{"Secret1!":"x"}'];
  for (const text of texts) await sendJson('/auth/login', text);
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls.flat().join(' ')).not.toContain('Secret1!');
});

test('handlers ignore URLs outside their base, except for the path at the root', () => {
  const handlers = createHandlers(mock.backend, 'http://elsewhere.test/v1');
  const urls = handlers.map(({ info }) => ('path' in info ? String(info.path) : ''));
  expect(urls.filter((url) => !url.startsWith('http://elsewhere.test/v1/'))).toEqual([
    'http://elsewhere.test/api/trialsession',
  ]);
});

test('HEAD also simulates a broken connection', async () => {
  mock.backend.faults.add({ operation: 'listGrades', status: 'offline', times: 1 });
  await expect(send('/grades', { method: 'HEAD' })).rejects.toThrow('fetch failed');
});
