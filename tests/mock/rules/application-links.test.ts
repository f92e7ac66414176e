import { expect, test } from 'vitest';
import { isInApplication, homeLink } from '#mocks/rules/application-links.ts';
import { successUrl } from '#mocks/rules/subscriptions/payments.ts';

test.each([
  ['https://host.test', 'https://host.test'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://host.test/school', 'https://host.test/school/'],
  ['https://host.test/of/two', 'https://host.test/of/two/'],
])('homeLink(%s) returns %s', (applicationUrl, link) => {
  expect(homeLink(applicationUrl)).toBe(link);
});

test('successUrl contains the base path', () => {
  expect(successUrl('https://host.test/school', 'lrn-1').href).toBe(
    'https://host.test/school/subscribe/success?learnerId=lrn-1',
  );
});

test.each([
  ['https://host.test/school/subscribe/success?a=b', true],
  ['https://host.test/school/#/subscribe', true],
  ['https://host.test/school', false],
  ['https://host.test/schools/', false],
  ['https://host.test/school/../other/', false],
  ['https://host.test/other/school/', false],
  ['http://host.test/school/', false],
  ['https://host.test.evil.test/school/', false],
  ['https://user@host.test/school/', false],
  ['blob:https://host.test/school/', false],
])('isInApplication(%s) returns %s', (url, expected) => {
  expect(isInApplication(new URL(url), 'https://host.test/school')).toBe(expected);
});
