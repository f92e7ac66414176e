import { afterEach, expect, test, vi } from 'vitest';
import { openHashLink } from '#app/links.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ['/', '#/auth/register', '/auth/register'],
  ['/school/', '#/subscribe?learnerId=lrn-1', '/school/subscribe?learnerId=lrn-1'],
  ['/auth/', '#/auth/register', '/auth/auth/register'],
  ['/school/', '#//evil.test/x', undefined],
  ['/school/', '#main', undefined],
])('openHashLink with the base path %s maps %s to %s (D-048)', (base, hash, expected) => {
  const replaceState = vi.fn<History['replaceState']>();
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('location', { hash });
  vi.stubGlobal('history', { replaceState });
  openHashLink();
  expect(replaceState.mock.calls).toEqual(expected === undefined ? [] : [[null, '', expected]]);
});
