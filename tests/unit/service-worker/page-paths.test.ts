import { describe, expect, test } from 'vitest';
import { isPage, isPublicPage, pageKey } from '../../../src/service-worker/page-paths.ts';

const at = (path: string) => new URL(path, 'https://school.test');

describe.each([
  { base: '/', prefix: '' },
  { base: '/school/', prefix: '/school' },
])('an application in $base', ({ base, prefix }) => {
  const scope = { base, apiRoot: `https://school.test${prefix}/api/` };

  test.each(['/home', '/learner/dashboard', '/auth/reset-password?token=t'])('isPage accepts %s', (path) => {
    expect(isPage(at(prefix + path), scope)).toBe(true);
  });

  test.each(['/api/files/fil-1/media', '/contract.html', '/mocks/payment/index.html', '/assets/a.js'])(
    'isPage refuses %s',
    (path) => {
      expect(isPage(at(prefix + path), scope)).toBe(false);
    },
  );

  test.each(['/', '/home', '/home/', '/about-springbyte', '/auth/login', '/rsvp'])(
    'isPublicPage accepts %s',
    (path) => {
      expect(isPublicPage(at(prefix + path), base)).toBe(true);
    },
  );

  test.each(['/learner/dashboard', '/admin/users', '/nowhere'])('isPublicPage refuses %s', (path) => {
    expect(isPublicPage(at(prefix + path), base)).toBe(false);
  });
});

test('isPage refuses a page outside the folder of the application', () => {
  const scope = { base: '/school/', apiRoot: 'https://api.test/' };
  expect(isPage(at('/shop/home'), scope)).toBe(false);
});

test('pageKey omits the query and hash, which may contain a secret', () => {
  expect(pageKey(at('/auth/reset-password?token=secret&email=a@b.test#form'))).toBe(
    'https://school.test/auth/reset-password',
  );
});
