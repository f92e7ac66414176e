import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessTokenOf } from '../../access-token.ts';
import { base, openMock } from './environment-fixture.ts';

type Mock = Awaited<ReturnType<typeof openMock>>;

let backend: Mock['backend'];
let calls: Mock['calls'];
let client: Mock['client'];
let send: Mock['call'];

beforeEach(async () => {
  ({ backend, calls, client, call: send } = await openMock());
});

afterAll(() => vi.restoreAllMocks());

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const authorization = async (user: string) => ({ Authorization: `Bearer ${await accessTokenOf(user)}` });

/** Records a call with a response of a server that is not the mock. */
function receive(path: string, response: Response, init: RequestInit = {}): void {
  calls.record(new Request(base + path, init))({ response });
}

async function lastCall() {
  const list = await client.calls();
  const last = list.at(-1);
  if (!last) throw new Error('There is no call.');
  return client.callDetails(last.id);
}

describe('masking', () => {
  test('hides the password and the tokens of a sign-in', async () => {
    await send('/auth/login', json({ emailOrUserName: 'lwazi', password: 'Learn2code!' }));
    const call = await lastCall();
    expect(call).toMatchObject({
      operation: 'loginUser',
      status: 200,
      requestBody: { emailOrUserName: 'lwazi', password: '•••' },
      responseBody: { token: '•••', refreshToken: '•••' },
    });
    expect(JSON.stringify(call)).not.toMatch(/Learn2code|eyJ/);
  });

  test('hides the token of the Authorization header and of cookies', async () => {
    const headers = { ...(await authorization('lwazi')), 'X-Auth-Token': 'abc', Cookie: 'a=secret; b=c' };
    receive('/grades', new Response('[]'), { headers });
    const { requestHeaders } = await lastCall();
    expect(Object.fromEntries(requestHeaders)).toMatchObject({
      authorization: 'Bearer •••',
      'x-auth-token': '•••',
      cookie: '•••',
    });
  });

  test('hides tokens in the query, also in that of an encoded link', async () => {
    await send('/trialsessioninvite/validate-token?token=abc&next=%2Freset%3Ftoken%3Dabc%26x=1');
    const { path, url, curl } = await lastCall();
    expect(path).toBe('/api/trialsessioninvite/validate-token?token=•••&next=%2Freset%3Ftoken%3D•••');
    expect([url, curl].join(' ')).not.toContain('abc');
  });

  test('hides tokens in the links of a response', async () => {
    receive('/grades', Response.json([{ link: 'https://school.test/rsvp?token=abc#token=def' }]));
    expect((await lastCall()).responseBody).toEqual([
      { link: 'https://school.test/rsvp?token=•••#token=•••' },
    ]);
  });

  test('hides secrets in bodies that are not JSON', async () => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    receive('/auth/login', new Response('{"token":"abc","refreshTo'), {
      ...init,
      body: 'user=a&password=Learn2code!',
    });
    expect(await lastCall()).toMatchObject({
      requestBody: 'user=a&password=•••',
      responseBody: '{"token":"•••","refreshTo',
    });
  });

  test('hides secrets in deviations, and keeps their messages', async () => {
    await send('/auth/login', json({ emailOrUserName: 'lwazi', password: 12_345 }));
    const { verdict } = await lastCall();
    expect(verdict).toMatchObject([{ where: 'body', pointer: '/password', actual: '•••' }]);
    await send('/auth/login', json({ emailOrUserName: 'lwazi' }));
    expect((await lastCall()).verdict).toMatchObject([{ pointer: '/password', actual: 'nothing' }]);
    expect((await lastCall()).responseBody).toMatchObject({
      errors: { password: ['This property is required.'] },
    });
  });

  test('hides a token in the actual value of a surrounding object', async () => {
    receive('/grades', Response.json({ token: 'abc', list: [] }));
    expect((await lastCall()).verdict).toMatchObject([
      { pointer: '', expected: 'array', actual: '{"token":"•••","list":[]}' },
    ]);
  });
});

describe('verdict', () => {
  test('names pointer and schema path of a deviation in a request', async () => {
    const headers = await authorization('thandi');
    await send('/grades', json({ title: '' }, headers));
    const call = await lastCall();
    expect(call).toMatchObject({ operation: 'createGrade', isChecked: true, deviations: { response: 0 } });
    expect(call.deviations.request).toBeGreaterThan(0);
    expect(call.verdict[0]).toMatchObject({
      where: 'body',
      schemaPath: expect.stringMatching(/^#\/components/) as string,
    });
  });

  test('names a property that a response lacks', async () => {
    receive('/grades', Response.json([{ id: 'grade-1' }]));
    const call = await lastCall();
    expect(call.verdict).toContainEqual(
      expect.objectContaining({
        where: 'response',
        pointer: '/0/title',
        expected: 'a value',
        schemaPath: '#/components/schemas/Grade/required',
      }),
    );
    expect((await client.state()).deviations).toBe(call.deviations.response);
  });

  test('counts the rows of long lists from the start of the list', async () => {
    await send('/grades', { headers: await authorization('thandi') });
    const grades = (await lastCall()).responseBody as object[];
    const rows: unknown[] = Array.from({ length: 10_000 }, () => grades[0]);
    rows[9999] = {};
    receive('/grades', Response.json(rows));
    const call = await lastCall();
    expect(call.verdict.map(({ pointer }) => pointer)).toContain('/9999/id');
    expect(call.responseBody).toHaveLength(51);
  });

  test.each([
    ['an empty 204', '/grades/grade-1', { method: 'DELETE' }, new Response(null, { status: 204 })],
    ['a response to HEAD', '/grades', { method: 'HEAD' }, new Response(null)],
    [
      'a file',
      '/files/file-1/media',
      {},
      new Response('bytes', { headers: { 'Content-Type': 'image/png' } }),
    ],
  ])('accepts %s', async (_name, path, init, response) => {
    receive(path, response, init);
    expect(await lastCall()).toMatchObject({ isChecked: true, verdict: [] });
  });

  test.each([
    ['garbage', new Response('<html>Bad gateway'), 'array'],
    [
      'an undocumented status',
      new Response(null, { status: 418 }),
      expect.stringContaining('one of 200') as string,
    ],
    [
      'a file in place of JSON',
      new Response('bytes', { headers: { 'Content-Type': 'image/png' } }),
      'a body of type application/json',
    ],
    ['a missing body', new Response(null), 'array'],
  ])('reports %s', async (_name, response, expected) => {
    receive('/grades', response);
    expect((await lastCall()).verdict).toMatchObject([{ where: 'response', pointer: '', expected }]);
  });

  test('does not report the response of a fault', async () => {
    const { fault } = await client.addFault({ operation: 'listGrades', status: 'garbage', times: 1 });
    await send('/grades');
    expect(await lastCall()).toMatchObject({ status: 200, faultId: fault.id, verdict: [] });
  });

  test('reports the deviation in place of which the mock sends a 500', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.db.grades.update('grd-1', { title: '' });
    await send('/grades', { headers: await authorization('thandi') });
    expect(await lastCall()).toMatchObject({ status: 500, deviations: { response: 2 } });
    expect((await client.state()).deviations).toBe(2);
  });

  test('survives a body that breaks off', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('The connection was lost.'));
      },
    });
    receive('/grades', new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    expect(await lastCall()).toMatchObject({
      status: 200,
      responseHeaders: [['content-type', 'application/json']],
    });
  });

  test('is complete for each of two concurrent readers', async () => {
    receive('/grades', Response.json({}));
    const [first, second] = await Promise.all([client.state(), client.calls()]);
    expect(first.deviations).toBe(1);
    expect(second.at(-1)).toMatchObject({ isChecked: true, deviations: { response: 1 } });
  });
});

describe('log', () => {
  test('lists a call without a response as pending', async () => {
    await client.addFault({ operation: 'listGrades', delay: 'never', times: 1 });
    void send('/grades');
    await expect.poll(() => client.calls()).toHaveLength(1);
    const [call] = await client.calls();
    expect(call).toMatchObject({ operation: 'listGrades', isChecked: false });
    expect(call).not.toHaveProperty('status');
  });

  test('has the latest 500 calls', async () => {
    for (let count = 1; count <= 503; count += 1) receive('/grades', Response.json([]));
    const list = await client.calls();
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length: 500 }, (_, index) => index + 4));
    await expect(client.callDetails(3)).rejects.toThrow('There is no call 3.');
  });

  test('forgets all calls', async () => {
    await send('/grades');
    await client.clearCalls();
    expect(await client.calls()).toEqual([]);
  });

  test('lists paths outside the contract', async () => {
    await send('/unknown');
    expect(await lastCall()).toMatchObject({ path: '/api/unknown', status: 404, isChecked: false });
  });
});

describe('repeating a call', () => {
  test('sends the same request', async () => {
    await send('/grades', json({ title: 'Grade 9' }, await authorization('thandi')));
    const first = await lastCall();
    expect(first.status).toBe(201);
    await client.repeatCall(first.id);
    await expect.poll(() => client.calls()).toHaveLength(2);
    await expect.poll(async () => (await lastCall()).status).toBe(409);
    expect((await lastCall()).requestBody).toEqual({ title: 'Grade 9' });
  });

  test('is refused for an unknown call', async () => {
    await expect(client.repeatCall(99)).rejects.toThrow('There is no call 99.');
  });
});

describe('curl command', () => {
  test('has variables for secrets, and quotes for shells', async () => {
    const headers = await authorization('thandi');
    await send('/auth/login', json({ emailOrUserName: "o'neil", password: 'Learn2code!' }, headers));
    expect((await lastCall()).curl).toBe(
      [
        String.raw`curl -X POST 'http://mock.test/api/auth/login' \
  -H 'authorization: Bearer '"$TOKEN"'' \
  -H 'content-type: application/json' \
  --data-raw '{"emailOrUserName":"o'\''neil","password":"'"$PASSWORD"'"}'`,
      ].join(''),
    );
  });

  test('has the parts of a form', async () => {
    const body = new FormData();
    body.set('model', JSON.stringify({ title: 'It' }));
    body.set('file', new File(['bytes'], 'cat "1".png', { type: 'image/png' }));
    receive('/activities', Response.json({}), { method: 'POST', body });
    const { curl } = await lastCall();
    expect(curl).toContain(`--form-string 'model={"title":"It"}'`);
    expect(curl).toContain(String.raw`-F 'file=@"cat \"1\".png"'`);
    expect(curl).not.toContain('content-type');
  });
});
