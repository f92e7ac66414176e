import { describe, expect, test } from 'vitest';
import { operationTable } from '#api/contract.gen.ts';
import {
  isChange,
  isStillGood,
  hasExpectedType,
  isWorthKeeping,
  namesOnlyFilesOf,
  ownerOf,
} from '../../../src/service-worker/keeping-rules.ts';
import { isKeptPath, keptPaths } from '../../../src/service-worker/kept-paths.ts';
import { tokenOf } from '../session/session-fixture.ts';

const apiRoot = 'https://api.school.test/v1/';
const now = new Date('2025-05-15T13:08:00Z');
const inAnHour = now.getTime() / 1000 + 3600;

const lwazi = { id: 'lrn-lwazi', exp: inAnHour };

const requestOf = async (
  path: string,
  claims: Record<string, unknown> = lwazi,
  init: RequestInit = {},
): Promise<Request> => {
  const headers = { Authorization: `Bearer ${await tokenOf(claims)}` };
  return new Request(`${apiRoot}${path}`, { ...init, headers });
};

describe('whose response it is', () => {
  test('the token says so', async () => {
    expect(ownerOf(await requestOf('grades'), apiRoot, now)).toBe('lrn-lwazi');
    const inTheQuery = await requestOf('activities/with-results?topicId=top-1');
    expect(ownerOf(inTheQuery, apiRoot, now)).toBe('lrn-lwazi');
  });

  test('nobody’s without a token', () => {
    expect(ownerOf(new Request(`${apiRoot}grades`), apiRoot, now)).toBeUndefined();
  });

  test.each([
    ['that has ended', { id: 'lrn-lwazi', exp: now.getTime() / 1000 }],
    ['that names nobody', { exp: inAnHour }],
    ['without an end', { id: 'lrn-lwazi' }],
  ])('nobody’s with a token %s', async (_kind, claims) => {
    expect(ownerOf(await requestOf('grades', claims), apiRoot, now)).toBeUndefined();
  });

  test.each(['Bearer nonsense', 'Basic bHdhemk6', ''])('nobody’s with %o', (Authorization) => {
    const request = new Request(`${apiRoot}grades`, { headers: { Authorization } });
    expect(ownerOf(request, apiRoot, now)).toBeUndefined();
  });

  test('nobody’s when it changes something, or must be the server’s own', async () => {
    expect(ownerOf(await requestOf('grades', undefined, { method: 'POST' }), apiRoot, now)).toBeUndefined();
    expect(
      ownerOf(await requestOf('grades', undefined, { cache: 'no-store' }), apiRoot, now),
    ).toBeUndefined();
  });

  test('nobody’s from anywhere but the API', async () => {
    expect(ownerOf(await requestOf('grades'), 'https://other.test/', now)).toBeUndefined();
  });
});

describe('what is kept', () => {
  const readable = Object.values(operationTable).filter(({ method }) => method === 'get');
  const example = (path: string) => path.replaceAll(/\{\w+\}/g, 'abc-1');

  test('is a list of paths that the contract has', () => {
    const paths = readable.map(({ path }) => path);
    expect(keptPaths.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('nothing else: no sign-in, no check, no file, nothing of staff', () => {
    const kept = readable.map(({ path }) => path).filter((path) => isKeptPath(example(path)));
    expect(kept.toSorted()).toEqual([...keptPaths].toSorted());
    expect(kept.join(' ')).not.toMatch(/auth|check|media|admin|moderation|plans|trial|token/);
  });

  test('a path that only begins or ends like one is not kept', () => {
    expect(['/grades/grd-1', '/my/grades', '/topics/a/b', '/learner/abc/extra'].some(isKeptPath)).toBe(false);
  });

  test.each([
    [200, 'application/json', true],
    [200, 'application/problem+json', true],
    [200, 'image/png', false],
    [206, 'application/json', false],
    [403, 'application/json', false],
    [500, 'application/json', false],
  ])('a %i with %s: %s', (status, type, isKept) => {
    const response = new Response('{}', { status, headers: { 'Content-Type': type } });
    expect(isWorthKeeping(response)).toBe(isKept);
  });

  test('for four weeks', () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
    expect(isStillGood(daysAgo(27.9), now)).toBe(true);
    expect(isStillGood(daysAgo(28), now)).toBe(false);
    expect(isStillGood('some day', now)).toBe(false);
    expect(isStillGood(null, now)).toBe(false);
  });
});

test('only somebody who is signed in changes something', async () => {
  const change = { method: 'PUT' };
  expect(isChange(await requestOf('grades', { id: 'a', exp: inAnHour }, change), apiRoot)).toBe(true);
  expect(isChange(new Request(`${apiRoot}auth/login`, { method: 'POST' }), apiRoot)).toBe(false);
  expect(isChange(await requestOf('grades'), apiRoot)).toBe(false);
});

test.each([
  ['index.html', 200, 'text/html; charset=utf-8', true],
  ['index.html?__WB_REVISION__=1', 200, 'text/html', true],
  ['index.html', 200, 'text/plain', false],
  ['assets/framework-1.js', 200, 'text/javascript', true],
  ['assets/framework-1.js', 200, 'text/html', false],
  ['assets/framework-1.js', 404, 'text/javascript', false],
])('of %s with status %i and the type %s is kept: %s', (file, status, type, isKept) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(hasExpectedType(`https://school.test/${file}`, response)).toBe(isKept);
});

test.each([
  ['<script src="/assets/index-1.js"></script>', true],
  ['<html data-scripts="/assets/index-1.js /assets/home-1.js">', true],
  ['<script src="/assets/index-2.js"></script>', false],
  ['<h1>We will be back soon</h1>', false],
])('a page that says %s is of the release: %s', (html, isOfRelease) => {
  const files = ['assets/index-1.js', 'assets/home-1.js'];
  expect(namesOnlyFilesOf(html, (file) => files.includes(file))).toBe(isOfRelease);
});
