import { expect, test } from 'vitest';
import { canonicalPath, removeTrailingSlash } from '#lib/url/canonical-path.ts';

test.each([
  ['/ADMIN/Users', '/admin/users', '/admin/users'],
  ['/Admin/Users/', '/admin/users', '/admin/users'],
  ['/tutor/lesson', '/tutor/Lesson', '/tutor/Lesson'],
  ['/Grades/Grd-4/SUBJECTS', '/grades/$gradeId/subjects', '/grades/Grd-4/subjects'],
  [
    '/Topics/$1%2F$&/Learner-Activities',
    '/topics/$topicId/learner-activities',
    '/topics/$1%2F$&/learner-activities',
  ],
  ['/ABOUT-Springbyte', '/about-{$slug}', '/ABOUT-Springbyte'],
])('canonicalPath converts %s, matched by %s, to %s', (pathname, pattern, expected) => {
  expect(canonicalPath(pathname, pattern)).toBe(expected);
  expect(canonicalPath(expected, pattern)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/tutor', '/tutor/'],
  ['/No/Such/Page/', '/$'],
  ['/Nowhere', '/$'],
  ['//evil.example', '/$'],
  ['/home', ''],
])('canonicalPath returns %s unchanged when matched by %s', (pathname, pattern) => {
  expect(canonicalPath(pathname, pattern)).toBe(pathname);
});

test.each([
  ['/home/', '/home'],
  ['/home//', '/home'],
  ['/auth/login/?returnUrl=/a/#/b/', '/auth/login?returnUrl=/a/#/b/'],
  ['/home', '/home'],
  ['/home?next=/a/', '/home?next=/a/'],
  ['/', '/'],
  ['/?a=/', '/?a=/'],
  ['//evil.example/', '//evil.example/'],
])('removeTrailingSlash converts %s to %s', (href, expected) => {
  expect(removeTrailingSlash(href)).toBe(expected);
});
