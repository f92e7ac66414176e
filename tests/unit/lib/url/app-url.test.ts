import { afterEach, describe, expect, test, vi } from 'vitest';
import { appPath, appUrl, hostPath, siteUrl } from '#lib/url/app-url.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const standAt = (base: string) => {
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('location', { origin: 'https://host.test' });
};

const pages = ['/', '/home', '/school/x', '/rsvp?token=/a%2Fb#top', '/?a=/b', '/#/subscribe'];
const pathnameOf = (path: string) => path.replace(/[?#].*$/, '');

describe.each(['/', './', ''])('built for %j', (base) => {
  test.each(pages)('%s is the same on the host', (path) => {
    standAt(base);
    expect(hostPath(path)).toBe(path);
    expect(appPath(pathnameOf(path))).toBe(pathnameOf(path));
    expect(appUrl(path).href).toBe(`https://host.test${path}`);
  });

  test('the site is its origin, without a slash (D-048)', () => {
    standAt(base);
    expect(siteUrl()).toBe('https://host.test');
  });
});

describe.each(['/school/', '/learner/', '/of/two/'])('built for %s', (base) => {
  test.each([...pages, '/learner/dashboard', '/learner/learner', '/of/two/of/two/'])(
    '%s lies in the folder, and nowhere else',
    (path) => {
      standAt(base);
      expect(hostPath(path)).toBe(`${base.slice(0, -1)}${path}`);
      expect(appPath(hostPath(pathnameOf(path)))).toBe(pathnameOf(path));
      expect(appUrl(path).href).toBe(`https://host.test${base.slice(0, -1)}${path}`);
    },
  );

  test('the site is the folder, with its slash', () => {
    standAt(base);
    expect(siteUrl()).toBe(`https://host.test${base}`);
  });
});

describe('what a browser may stand at', () => {
  test.each([
    ['/school', '/'],
    ['/school/', '/'],
    ['/school//', '/'],
    ['/school//evil.test/x', '/evil.test/x'],
    ['/schools/home', '/schools/home'],
    ['/home', '/home'],
  ])('%s is %s', (path, expected) => {
    standAt('/school/');
    expect(appPath(path)).toBe(expected);
  });

  test('no path leads to another host', () => {
    standAt('/');
    expect(appUrl('//evil.test').origin).toBe('https://host.test');
  });
});
