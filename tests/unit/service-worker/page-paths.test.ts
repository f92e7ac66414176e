import { describe, expect, test } from 'vitest';
import { isPage, isPublicPage, pageKey } from '../../../src/service-worker/page-paths.ts';

const at = (path: string) => new URL(path, 'https://school.test');

describe.each([
  { base: '/', below: '' },
  { base: '/school/', below: '/school' },
])('an application in $base', ({ base, below }) => {
  const place = { base, apiRoot: `https://school.test${below}/api/` };

  test.each(['/home', '/learner/dashboard', '/auth/reset-password?token=t'])('%s is a page', (path) => {
    expect(isPage(at(below + path), place)).toBe(true);
  });

  test.each(['/api/files/fil-1/media', '/contract.html', '/mocks/payment/index.html', '/assets/a.js'])(
    '%s is none',
    (path) => {
      expect(isPage(at(below + path), place)).toBe(false);
    },
  );

  test.each(['/', '/home', '/home/', '/about-springbyte', '/auth/login', '/rsvp'])(
    '%s may have HTML of its own',
    (path) => {
      expect(isPublicPage(at(below + path), base)).toBe(true);
    },
  );

  test.each(['/learner/dashboard', '/admin/users', '/nowhere'])(
    '%s begins with the page of the application',
    (path) => {
      expect(isPublicPage(at(below + path), base)).toBe(false);
    },
  );
});

test('a page beside the folder of the application is another one’s', () => {
  const place = { base: '/school/', apiRoot: 'https://api.test/' };
  expect(isPage(at('/shop/home'), place)).toBe(false);
});

test('no secret of a link is kept with its page', () => {
  expect(pageKey(at('/auth/reset-password?token=secret&email=a@b.test#form'))).toBe(
    'https://school.test/auth/reset-password',
  );
});
