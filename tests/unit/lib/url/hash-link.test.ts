import { expect, test } from 'vitest';
import { pathOfHash } from '#lib/url/hash-link.ts';

test.each([
  ['#/subscribe?learnerId=lrn-1', '/subscribe?learnerId=lrn-1'],
  ['#/rsvp?token=a%2Bb%26c', '/rsvp?token=a%2Bb%26c'],
  ['#/learner/accept-signin?token=x&email=a%40b.test', '/learner/accept-signin?token=x&email=a%40b.test'],
  ['#/subscribe/success?learnerId=lrn-1&recurring=1', '/subscribe/success?learnerId=lrn-1&recurring=1'],
  ['#/Subscribe/?learnerId=lrn-1', '/Subscribe?learnerId=lrn-1'],
  ['#/', '/'],
  ['#/a/../../other?x=1', '/other?x=1'],
  ['#/a/%2e%2e/%2E%2E/other', '/other'],
  ['#main', undefined],
  ['', undefined],
  ['#//elsewhere.test/x', undefined],
  [String.raw`#/\elsewhere.test`, undefined],
  ['#https://elsewhere.test', undefined],
  ['#/a/..//elsewhere.test', undefined],
  ['#/%2F/elsewhere.test', undefined],
  ['#javascript:alert(1)', undefined],
  ['/subscribe', undefined],
])('pathOfHash converts %j to %j', (hash, path) => {
  expect(pathOfHash(hash)).toBe(path);
});
