import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createCaller, type Call } from '#openapi/tools/verify/calls/caller.ts';
import { createFindRoute } from '#openapi/tools/verify/calls/find-route.ts';
import { listen } from '#openapi/tools/verify/calls/local-server.ts';
import { document } from '#openapi/tools/verify/contract.ts';
import { cleanUp } from '#openapi/tools/verify/records/cleanup.ts';
import { verify } from '#openapi/tools/verify/run/verify.ts';
import { changeJson, startFaultyServer, type Bug } from './faulty-server.ts';
import { useMockUnderTest } from './mock-under-test.ts';

/* Servers that could make the run hang or crash, and servers whose records the run could damage. */

const mock = useMockUnderTest();

async function outcomeOf(
  respond: (response: ServerResponse) => void,
  signal?: AbortSignal,
  timeout = 20_000,
) {
  const server = await listen(createServer((_, response) => respond(response)));
  const caller = { server: server.url, timeout, findRoute: createFindRoute(document), record: () => {} };
  const call = createCaller({ ...caller, signal });
  try {
    const request = { method: 'GET', url: '/terms', headers: {}, body: undefined };
    return await call('a call', request);
  } finally {
    await server.close();
  }
}

const megabyte = Buffer.alloc(1024 * 1024, ' ');

test('createCaller rejects an endless body', async () => {
  const { failure } = await outcomeOf((response) => {
    const more = () => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.writeHead(200).on('drain', more);
    more();
  });
  expect(failure).toBe('more than 64 MB');
});

test('createCaller rejects a small body that decompresses to a large one', async () => {
  const bomb = gzipSync(Buffer.concat(Array.from({ length: 65 }, () => megabyte)));
  const { failure } = await outcomeOf((response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  expect(failure).toBe('more than 64 MB');
});

test.each([
  [
    'is never completed',
    (response: ServerResponse) => void response.writeHead(200).write('['),
    'no response within 0.2 s',
  ],
  [
    'is cut off',
    (response: ServerResponse) => {
      response.writeHead(200).write('[', () => response.destroy());
    },
    'other side closed',
  ],
])('createCaller rejects a body that %s', async (_description, respond, problem) => {
  const { response, failure } = await outcomeOf(respond, undefined, 200);
  expect({ response, failure }).toEqual({ response: undefined, failure: problem });
});

test('createCaller repeats a call once on a new connection when the server has closed an idle one', async () => {
  const ofConnection = new WeakMap<object, number>();
  const server = await listen(
    createServer(({ socket }, response) => {
      const count = (ofConnection.get(socket) ?? 0) + 1;
      ofConnection.set(socket, count);
      if (count > 1) socket.destroy();
      else response.writeHead(204, { 'x-call': 'first' }).end();
    }),
  );
  const options = { server: server.url, timeout: 5000, findRoute: createFindRoute(document) };
  const call = createCaller({ ...options, record: () => {}, signal: undefined });
  const request = { method: 'POST', url: '/terms', headers: {}, body: new TextEncoder().encode('{}') };
  try {
    for (const step of ['the first', 'the second']) {
      const { response } = await call(step, request);
      expect(response).toMatchObject({ status: 204, headers: { 'x-call': 'first' } });
    }
  } finally {
    await server.close();
  }
});

test('createCaller stops waiting for the end of a rate limit when the run is aborted', async () => {
  const run = new AbortController();
  const { response } = await outcomeOf((serverResponse) => {
    serverResponse.writeHead(429, { 'retry-after': '60' }).end(() => run.abort());
  }, run.signal);
  expect(response?.status).toBe(429);
});

test('createCaller does not retry a call after the server has rejected all retries of the previous call', async () => {
  let requests = 0;
  const server = await listen(
    createServer((_, response) => {
      requests += 1;
      response.writeHead(429, { 'retry-after': '0.01' }).end();
    }),
  );
  const options = { server: server.url, timeout: 5000, findRoute: createFindRoute(document) };
  const call = createCaller({ ...options, record: () => {}, signal: undefined });
  const request = { method: 'GET', url: '/terms', headers: {}, body: undefined };
  try {
    await call('the first', request);
    expect(requests).toBe(6);
    await call('the second', request);
    expect(requests).toBe(7);
  } finally {
    await server.close();
  }
});

async function verifyTerms(bug: Bug) {
  const faulty = await startFaultyServer(mock.url, bug);
  try {
    const scenarios = ['terms'];
    return await verify({ server: faulty.url, environment: mock.environment, only: ['Terms'], scenarios });
  } finally {
    faulty.close();
  }
}

async function listRecords(): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await mock.signIn('Admin')}` };
  const response = await fetch(`${mock.url}/terms`, { headers });
  return ((await response.json()) as { id: string; title: string }[]).map(({ id, title }) => id + title);
}

test('verify neither changes nor deletes an existing record that the server returns as new', async () => {
  const before = await listRecords();
  const [id = ''] = /^trm-\d/.exec(before[0] ?? '') ?? [];
  expect(id).not.toBe('');
  const { findings } = await verifyTerms({
    when: /^POST \/terms$/,
    reply: (reply) => (reply.status === 201 ? changeJson((term) => ({ ...term, id }))(reply) : reply),
  });
  expect(findings).toContainEqual(
    expect.objectContaining({
      operation: 'createTerm',
      step: 'terms › createTerm',
      pointer: '/id',
      expected: 'a new id',
      actual: `${id}, which was there before`,
    }),
  );
  expect(await listRecords()).toEqual(expect.arrayContaining(before));
});

test.each(['', '.', '..', '\uD800'])('cleanUp sends no deletion of the id %j', async (id) => {
  const call = vi.fn<Call>();
  const remaining = await cleanUp(
    [{ deletion: 'deleteTerm', id }],
    call,
    () => ({ method: 'delete', path: '/terms/{id}' }),
    'a token',
    () => true,
  );
  expect(call).not.toHaveBeenCalled();
  expect(remaining).toEqual([{ deletion: 'deleteTerm', id }]);
});

test('cleanUp encodes an id as one segment of the path', async () => {
  const sent: string[] = [];
  const ids = ['../../admin', '%2e%2e', 'a/b?c#d', '$&'];
  await cleanUp(
    ids.map((id) => ({ deletion: 'deleteTerm', id })),
    (step, request) => {
      sent.push(request.url);
      return Promise.resolve({
        step,
        request,
        operationId: 'deleteTerm',
        response: undefined,
        url: 'http://localhost/api/terms',
        milliseconds: 1,
      });
    },
    () => ({ method: 'delete', path: '/terms/{id}' }),
    'a token',
    () => true,
  );
  expect(sent).toEqual([
    '/terms/..%2F..%2Fadmin',
    '/terms/%252e%252e',
    '/terms/a%2Fb%3Fc%23d',
    '/terms/%24%26',
  ]);
});

test('verify stops when the server becomes unreachable, and lists the records that it could not delete', async () => {
  const faulty = await startFaultyServer(mock.url, {
    when: /^PUT \/terms\/[\w-]+$/,
    reply: (reply) => {
      faulty.close();
      return reply;
    },
  });
  const verdict = await verify({
    server: faulty.url,
    environment: mock.environment,
    only: ['Terms'],
    scenarios: ['terms'],
  });
  expect(verdict.problems).toEqual([
    expect.stringMatching(
      /^The server is unreachable: it has not responded since PUT \/terms\/.*; now: connect ECONNREFUSED/,
    ),
  ]);
  expect(verdict.exchanges.filter(({ response }) => !response).length).toBeLessThan(25);
  expect(verdict.remaining).not.toEqual([]);
  expect(verdict.remaining.filter((record) => !record.startsWith('deleteTerm trm-'))).toEqual([]);
});
