import { afterEach, describe, expect, test, vi } from 'vitest';
import { appPath, appUrl, hostPath, siteUrl } from '#lib/url/app-url.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const deployAt = (base: string) => {
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('location', { origin: 'https://host.test' });
};

const pages = ['/', '/home', '/school/x', '/rsvp?token=/a%2Fb#top', '/?a=/b', '/#/subscribe'];
const pathnameOf = (path: string) => path.replace(/[?#].*$/, '');

describe.each(['/', './', ''])('paths with the base %j', (base) => {
  test.each(pages)('%s is the same on the host', (path) => {
    deployAt(base);
    expect(hostPath(path)).toBe(path);
    expect(appPath(pathnameOf(path))).toBe(pathnameOf(path));
    expect(appUrl(path).href).toBe(`https://host.test${path}`);
  });

  test('siteUrl returns the origin without a slash (D-048)', () => {
    deployAt(base);
    expect(siteUrl()).toBe('https://host.test');
  });
});

describe.each(['/school/', '/learner/', '/of/two/'])('paths with the base %s', (base) => {
  test.each([...pages, '/learner/dashboard', '/learner/learner', '/of/two/of/two/'])(
    '%s is converted to a path in the folder and back',
    (path) => {
      deployAt(base);
      expect(hostPath(path)).toBe(`${base.slice(0, -1)}${path}`);
      expect(appPath(hostPath(pathnameOf(path)))).toBe(pathnameOf(path));
      expect(appUrl(path).href).toBe(`https://host.test${base.slice(0, -1)}${path}`);
    },
  );

  test('siteUrl returns the URL of the folder, with the slash at its end', () => {
    deployAt(base);
    expect(siteUrl()).toBe(`https://host.test${base}`);
  });
});

describe('appPath', () => {
  test.each([
    ['/school', '/'],
    ['/school/', '/'],
    ['/school//', '/'],
    ['/school//evil.test/x', '/evil.test/x'],
    ['/schools/home', '/schools/home'],
    ['/home', '/home'],
  ])('converts %s to %s', (path, expected) => {
    deployAt('/school/');
    expect(appPath(path)).toBe(expected);
  });
});

test('appUrl never returns another host', () => {
  deployAt('/');
  expect(appUrl('//evil.test').origin).toBe('https://host.test');
});
