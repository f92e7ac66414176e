import { describe, expect, test } from 'vitest';
import { handleControl, wholeNumber, type Controls } from '#mocks/control/control.ts';

const controls: Controls = {
  'POST echo': ({ body }) => body,
  'GET rows': ({ query }) => ({ after: wholeNumber(query, 'after') }),
};

async function send(path: string, body?: BodyInit) {
  const request = new Request(
    `http://mock.test/mock/${path}`,
    body === undefined ? {} : { method: 'POST', body },
  );
  const response = await handleControl(controls, request);
  return { status: response.status, content: (await response.json()) as unknown };
}

describe('the body of a control', () => {
  test.each([
    ['nothing', '', {}],
    ['escapes of a character beyond U+FFFF', String.raw`{"name":"\ud83d\ude00"}`, { name: '😀' }],
  ])('may be %s', async (_case, body, content) => {
    expect(await send('echo', body)).toEqual({ status: 200, content });
  });

  test.each([
    ['an array', '[]'],
    ['null', 'null'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('is refused if it is %s', async (_case, body) => {
    expect(await send('echo', body)).toEqual({ status: 400, content: { message: 'Give a JSON object.' } });
  });

  test.each([String.raw`{"name":"\u0000"}`, String.raw`{"list":["\uD800"]}`, String.raw`{"\udfff":1}`])(
    'is refused with a text that cannot be stored: %s',
    async (body) => {
      const { status, content } = await send('echo', body);
      expect([status, content]).toEqual([400, { message: expect.stringContaining('U+0000') as string }]);
    },
  );
});

test.each(['-1', '1.5', 'x', 'Infinity', ''])('a query with the number %j is refused', async (number) => {
  expect((await send(`rows?after=${number}`)).status).toBe(400);
});
