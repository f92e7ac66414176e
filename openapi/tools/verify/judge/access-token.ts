import type { ContractDocument, Schema } from '../../document.ts';
import { isObject } from '../../requests/facets.ts';
import { describeError, preview } from '../../validator/deviation.ts';
import { createSchemaCompiler } from '../../validator/schema-compiler.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import type { Difference } from './judge.ts';

const oneOrMore = (items: Schema): Schema => ({ anyOf: [items, { type: 'array', items }] });

/** The claims that the security scheme `bearerToken` lists. */
const claimsSchema: Schema = {
  type: 'object',
  required: ['id', 'name', 'surname', 'exp'],
  properties: {
    id: { $ref: '#/components/schemas/Id' },
    name: { type: 'string' },
    surname: { type: 'string' },
    role: { type: 'string', minLength: 1 },
    roles: oneOrMore({ type: 'string', minLength: 1 }),
    gradeId: { type: ['string', 'null'] },
    permission: oneOrMore({ $ref: '#/components/schemas/Permission' }),
    jti: { type: 'string' },
    exp: { type: 'integer' },
    iat: { type: 'number' },
  },
};

const minSeconds = 5 * 60;

/** `Date` has whole seconds, and the response is sent after the token is signed. */
const tolerance = 10;

const passwordNames = /^(password|passwd|pwd)_?(hash)?$/i;
const passwordHash = /^\$(2[aby]|argon2|scrypt|pbkdf2|[156]\$)/;
/** What a token of a learner never contains, in other claims than the names. */
const personal = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Returns a function that checks the access token of a response.
 *
 * @param password of the created accounts, which no claim may contain
 */
export function createJudgeAccessToken(
  document: ContractDocument,
  password: string | undefined,
): (operation: string, exchange: Exchange) => Difference[] {
  const check = createSchemaCompiler(document)(claimsSchema);
  return (operation, { request, response }) => {
    const body = jsonIn(textOf(response?.body));
    const [header, claims] = decode(isObject(body) ? String(body['token']) : '');
    if (!header || !claims) {
      return [
        { pointer: '/token', expected: 'three base64url parts, two of them JSON objects', actual: 'another' },
      ];
    }
    const found = check(claims).map((error) => {
      const { pointer, expected, actual } = describeError(error);
      return { pointer: `/token${pointer}`, expected, actual };
    });
    const expect = (isMet: boolean, claim: string, expected: string) => {
      if (!isMet) found.push({ pointer: `/token/${claim}`, expected, actual: preview(claims[claim]) });
    };
    const role = roleOf(claims);
    const { alg } = header;
    if (typeof alg !== 'string' || alg.toLowerCase() === 'none') {
      found.push({ pointer: '/token/alg', expected: 'a signature', actual: preview(alg) });
    }
    expect(role !== undefined, 'role', 'a role, or roles');
    const date = Date.parse(response?.headers['date'] ?? '') / 1000 - tolerance;
    const issued = typeof claims['iat'] === 'number' ? claims['iat'] - 1 : date;
    expect(!(Number(claims['exp']) < issued + minSeconds), 'exp', 'at least five minutes after the response');
    for (const [name, value] of Object.entries(claims)) {
      const text = JSON.stringify(value);
      const isSecret = passwordNames.test(name) || passwordHash.test(String(value));
      if (isSecret || (password !== undefined && text.includes(password))) {
        found.push({ pointer: `/token/${name}`, expected: 'no password, and no hash of one', actual: 'one' });
      }
      const isPersonal = /birth/i.test(name) || (!/^(sur)?name$/.test(name) && personal.test(String(value)));
      expect(role !== 'Learner' || !isPersonal, name, 'no email address and no date of birth of a learner');
    }
    if (operation !== 'impersonateLearner') return found;
    const sent = jsonIn(textOf(request.body));
    const learnerId = isObject(sent) ? sent['learnerId'] : undefined;
    expect(claims['id'] === learnerId, 'id', 'the id of the learner');
    expect(role === 'Learner', 'role', 'Learner');
    expect(typeof claims['jti'] === 'string', 'jti', 'an id of the acting adult');
    const [, ofAdult] = decode(request.headers['authorization'] ?? '');
    for (const name of ['sub', 'act', 'actor']) {
      const text = JSON.stringify(claims[name] ?? null);
      expect(!text.includes(JSON.stringify(ofAdult?.['id'])), name, 'no claim that identifies the adult');
    }
    const hasRefreshToken = isObject(body) && 'refreshToken' in body;
    if (hasRefreshToken) found.push({ pointer: '/refreshToken', expected: 'nothing', actual: 'a token' });
    return found;
  };
}

/** The claims of a token, or undefined if they are not a JSON object. */
export const claimsIn = (token: string): Record<string, unknown> | undefined => decode(token)[1];

/** If `role` is missing, the first of `roles` takes its place. */
export const roleOf = ({ role, roles }: Record<string, unknown>): unknown =>
  role ?? (Array.isArray(roles) ? (roles as unknown[])[0] : roles);

const decode = (token: string): (Record<string, unknown> | undefined)[] =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => jsonIn(Buffer.from(part.replace(/^Bearer /i, ''), 'base64url').toString()))
    .map((part) => (isObject(part) ? part : undefined));
