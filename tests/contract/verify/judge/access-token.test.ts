import { expect, test } from 'vitest';
import { document } from '#openapi/tools/verify/contract.ts';
import { createJudgeAccessToken } from '#openapi/tools/verify/judge/access-token.ts';
import { jsonHeaders } from '../servers/faulty-server.ts';

const password = 'Vp7!of-all-users';
const judge = createJudgeAccessToken(document, password);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The pointers of what is wrong in a token of a Parent, with other claims. */
function pointersOf(claims: object, { operation = 'loginUser', header = {}, body = {} } = {}): string[] {
  const usual = { id: 'usr-1', name: 'Zola', surname: 'Khumalo', role: 'Parent', iat: 1000, exp: 1300 };
  const token = `${encode({ alg: 'HS256', ...header })}.${encode({ ...usual, ...claims })}.signature`;
  const found = judge(operation, {
    step: 'a test',
    operationId: operation,
    request: { method: 'POST', url: '/auth/login', headers: {}, body: new TextEncoder().encode('{}') },
    response: {
      status: 200,
      headers: jsonHeaders,
      body: new TextEncoder().encode(JSON.stringify({ token, ...body })),
    },
    url: 'http://localhost/api/auth/login',
    milliseconds: 1,
  });
  return found.map(({ pointer }) => pointer);
}

test('finds nothing in a conforming access token', () => {
  const claims = { role: undefined, roles: 'Parent', permission: [], email: 'zola@springbyte.test' };
  expect(pointersOf(claims)).toEqual([]);
});

test.each<[claims: object, pointer: string]>([
  [{ id: undefined }, '/token/id'],
  [{ role: undefined }, '/token/role'],
  [{ exp: 1299.5 }, '/token/exp'],
  [{ exp: 1200 }, '/token/exp'],
  [{ permission: 'everything' }, '/token/permission'],
  [{ x: '$2b$10$abcdefghijklmnopqrstuv' }, '/token/x'],
  [{ x: password }, '/token/x'],
  [{ role: 'Learner', sub: 'zola@springbyte.test' }, '/token/sub'],
])('finds an access token with %j', (claims, pointer) => {
  expect(pointersOf(claims)).toContain(pointer);
});

test('finds an access token without a signature, and one that is no JSON', () => {
  expect(pointersOf({}, { header: { alg: 'None' } })).toEqual(['/token/alg']);
  expect(pointersOf({}, { body: { token: 'abc.def.ghi' } })).toEqual(['/token']);
});

test('finds what is wrong in the access token of an adult who acts as a learner', () => {
  const found = pointersOf({}, { operation: 'impersonateLearner', body: { refreshToken: 'abc' } });
  expect(found).toEqual(['/token/id', '/token/role', '/token/jti', '/refreshToken']);
});
