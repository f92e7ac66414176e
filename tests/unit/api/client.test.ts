import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client, configureClient, fetchWith, unwrap } from '#api/client.ts';
import { Problem } from '#api/problem.ts';
import { rsvpTokenQuery, submitRsvpMutation } from '#api/queries/trial-invites.ts';
import { apiBaseUrl } from '#lib/configuration.ts';

/* Servers that the mock does not simulate: malformed, slow or truncated responses. */
const server = setupServer();
const handled: string[] = [];
let token: string | undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  server.resetHandlers();
});
beforeEach(() => {
  handled.length = 0;
  token = 'some.valid.token';
  configureClient({
    ready: Promise.resolve(),
    token: () => Promise.resolve(token),
    hasValidToken: () => token !== undefined,
    onPaymentRequired: (problem) => handled.push(`402 ${problem.message}`),
    onSignedOut: () => handled.push('signed out'),
  });
});

const respond = (resolver: () => Response) => server.use(http.get(`${apiBaseUrl}/terms`, resolver));
const loadTerms = () => unwrap(client.GET('/terms'));
const receiveProblem = async (): Promise<Problem> => {
  const error = await loadTerms().catch((thrown: unknown) => thrown);
  if (!(error instanceof Problem)) throw new Error(`Expected a Problem, got ${String(error)}`);
  return error;
};

describe('unwrap of an error response', () => {
  test.each([
    ['message', { message: 'No.', detail: 'x' }, 'No.'],
    ['detail', { detail: 'Not now.' }, 'Not now.'],
    ['title', { title: 'Conflict' }, 'Conflict'],
    ['detail (the message is empty)', { message: ' ', detail: 'Not now.', title: 'Conflict' }, 'Not now.'],
    ['nothing usable', { error: 17 }, ''],
  ])('takes the message of the problem from the body: %s (D-200)', async (_member, body, message) => {
    respond(() => HttpResponse.json(body, { status: 409 }));
    expect(await receiveProblem()).toMatchObject({ status: 409, message });
  });

  test('uses a text body as the message, but no HTML', async () => {
    respond(() => new HttpResponse('Try later', { status: 503 }));
    expect(await receiveProblem()).toMatchObject({ status: 503, message: 'Try later' });
    respond(() => new HttpResponse('<html><h1>Bad gateway</h1>', { status: 502 }));
    expect(await receiveProblem()).toMatchObject({ status: 502, message: '' });
  });

  test('adds the field errors', async () => {
    respond(() =>
      HttpResponse.json({ message: 'Bad', errors: { title: ['Too long.'], x: 'One.' } }, { status: 400 }),
    );
    expect((await receiveProblem()).errors).toEqual({ title: ['Too long.'], x: ['One.'] });
  });
});

describe('unwrap of a failed call', () => {
  test('reports a lost connection', async () => {
    respond(() => HttpResponse.error());
    expect(await receiveProblem()).toMatchObject({ status: 0, reason: 'offline' });
  });

  test('reports a timeout', async () => {
    server.use(http.get(`${apiBaseUrl}/terms`, () => new Promise<never>(() => {})));
    const call = unwrap(client.GET('/terms', { fetch: fetchWith({ timeout: 20 }) }));
    await expect(call).rejects.toMatchObject({ status: 0, reason: 'timeout' });
  });

  test('reports a timeout of the body', async () => {
    const cutOff = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('[')) });
    const response = new Response(cutOff, { headers: { 'Content-Type': 'application/json' } });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    const call = unwrap(client.GET('/terms', { fetch: fetchWith({ timeout: 20 }) }));
    await expect(call).rejects.toMatchObject({ status: 0, reason: 'timeout' });
  });

  test('reports a success that is not JSON', async () => {
    respond(() => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } }));
    expect(await receiveProblem()).toMatchObject({ status: 0, reason: 'garbage' });
    respond(() => new HttpResponse('{"cut', { headers: { 'Content-Type': 'application/json' } }));
    expect(await receiveProblem()).toMatchObject({ status: 0, reason: 'garbage' });
    respond(() => new HttpResponse('', { headers: { 'Content-Type': 'application/json' } }));
    expect(await receiveProblem()).toMatchObject({ status: 0, reason: 'garbage' });
  });

  test('rethrows the AbortError of a cancelled call', async () => {
    server.use(http.get(`${apiBaseUrl}/terms`, () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const call = unwrap(client.GET('/terms', { signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('unwrap of a success response', () => {
  test('returns question data as objects', async () => {
    const question = { id: 'que-1', type: 'truefalse', data: '{"answer":true}' };
    respond(() => HttpResponse.json([{ questions: [question] }]));
    expect(await loadTerms()).toEqual([{ questions: [{ ...question, data: { answer: true } }] }]);
  });

  test.each([
    ['204', { status: 204 }],
    ['204 with a JSON content type', { status: 204, headers: { 'Content-Type': 'application/json' } }],
    ['200 with an empty body', { status: 200, headers: { 'Content-Length': '0' } }],
  ])('returns undefined for a %s', async (_name, init) => {
    respond(() => new HttpResponse(null, init));
    expect(await loadTerms()).toBeUndefined();
  });
});

describe('global handling', () => {
  test('reports a 402 with the server’s message', async () => {
    respond(() => HttpResponse.json({ message: 'Limit reached.' }, { status: 402 }));
    await receiveProblem();
    expect(handled).toEqual(['402 Limit reached.']);
  });

  test.each([401, 403])('signs out on a %d only without a token (D-006)', async (status) => {
    respond(() => HttpResponse.json({ message: 'No.' }, { status }));
    await receiveProblem();
    expect(handled).toEqual([]);
    token = undefined;
    await receiveProblem();
    expect(handled).toEqual(['signed out']);
  });

  test.each([401, 403])(
    'reads the token when the %d arrives, not when the call is made (D-006)',
    async (status) => {
      respond(() => {
        token = undefined;
        return HttpResponse.json({ message: 'No.' }, { status });
      });
      await receiveProblem();
      expect(handled).toEqual(['signed out']);

      handled.length = 0;
      token = undefined;
      respond(() => {
        token = 'some.valid.token';
        return HttpResponse.json({ message: 'No.' }, { status });
      });
      await receiveProblem();
      expect(handled).toEqual([]);
    },
  );

  test('is skipped with `skipGlobalHandling` (D-007)', async () => {
    token = undefined;
    respond(() => HttpResponse.json({ message: 'No.' }, { status: 401 }));
    await expect(
      unwrap(client.GET('/terms', { fetch: fetchWith({ skipGlobalHandling: true }) })),
    ).rejects.toBeInstanceOf(Problem);
    expect(handled).toEqual([]);
  });

  test.each([401, 403])('is skipped for a %d when a visitor books a trial session', async (status) => {
    token = undefined;
    server.use(http.all(`${apiBaseUrl}/trialsessioninvite/:call`, () => HttpResponse.json({}, { status })));
    const queries = new QueryClient();
    await expect(queries.query(rsvpTokenQuery('made-up'))).rejects.toMatchObject({ status });
    const booking = {
      fullName: 'Mandla',
      contactNumber: '0825550143',
      email: 'mandla@springbyte.test',
      trialSessionId: 'trs',
      trialSessionInviteId: 'inv',
    };
    const submitted = new MutationObserver(queries, submitRsvpMutation('made-up')).mutate(booking);
    await expect(submitted).rejects.toMatchObject({ status });
    expect(handled).toEqual([]);
  });
});

describe('bearer token', () => {
  test('is sent in a header, not in the URL', async () => {
    let seen: Request | undefined;
    server.use(
      http.get(`${apiBaseUrl}/terms`, ({ request }) => {
        seen = request;
        return HttpResponse.json([]);
      }),
    );
    await loadTerms();
    expect(seen?.headers.get('Authorization')).toBe('Bearer some.valid.token');
    expect(seen?.url).not.toContain('token');
  });

  test.each([
    'http://payments.test',
    'http://api.springbyte.test.evil.example',
    'http://api.springbyte.testing',
  ])('is not sent to %s (D-203)', async (baseUrl) => {
    let seen: Request | undefined;
    server.use(
      http.get(`${baseUrl}/terms`, ({ request }) => {
        seen = request;
        return HttpResponse.json([]);
      }),
    );
    await unwrap(client.GET('/terms', { baseUrl }));
    expect(seen?.headers.has('Authorization')).toBe(false);
  });

  test('is not read before the backend is ready', async () => {
    server.use(
      http.get(`${apiBaseUrl}/terms`, ({ request }) =>
        HttpResponse.json([request.headers.get('Authorization')]),
      ),
    );
    let isReady = false;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    configureClient({
      ready: promise,
      token: () => Promise.resolve(String(isReady)),
      hasValidToken: () => true,
      onPaymentRequired: () => {},
      onSignedOut: () => {},
    });
    const call = loadTerms();
    isReady = true;
    resolve(undefined);
    expect(await call).toEqual(['Bearer true']);
  });
});
