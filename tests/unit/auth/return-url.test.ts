import { describe, expect, test } from 'vitest';
import { returnPath } from '#features/auth/login/return-url.ts';

describe('the way back after a login', () => {
  test('leads to the subscription page with learner and plan beside it (D-013)', () => {
    expect(returnPath({ returnUrl: '/subscribe', learnerId: 'lrn-lwazi', planId: 'pln-year' })).toBe(
      '/subscribe?learnerId=lrn-lwazi&planId=pln-year',
    );
  });

  test('leads there with learner and plan inside of it (D-013)', () => {
    expect(returnPath({ returnUrl: '/subscribe?learnerId=lrn-lwazi&planId=pln-year' })).toBe(
      '/subscribe?learnerId=lrn-lwazi&planId=pln-year',
    );
  });

  test('prefers what the returnUrl itself names', () => {
    expect(returnPath({ returnUrl: '/subscribe?learnerId=lrn-zola', learnerId: 'lrn-lwazi' })).toBe(
      '/subscribe?learnerId=lrn-zola',
    );
  });

  test.each(['/subscribe', '/subscribe/', '/Subscribe', '/subscribe#plans'])('knows %s', (returnUrl) => {
    expect(returnPath({ returnUrl })).toBe('/subscribe');
  });

  test('carries nothing else along, and encodes what it carries', () => {
    const returnUrl = '/subscribe?learnerId=a%26b%3Dc&next=https://evil.example';
    expect(returnPath({ returnUrl })).toBe('/subscribe?learnerId=a%26b%3Dc');
  });

  test.each([undefined, '', '/', '/learner/dashboard', '/subscribe/success', '/subscribers', 'subscribe'])(
    'follows no other page: %s (D-012)',
    (returnUrl) => {
      expect(returnPath(returnUrl === undefined ? {} : { returnUrl })).toBeUndefined();
    },
  );

  test.each([
    'https://evil.example/subscribe',
    'HTTPS://evil.example/subscribe',
    '//evil.example/subscribe',
    '///evil.example/subscribe',
    '/\\evil.example/subscribe',
    '\\\\evil.example/subscribe',
    '/\t/evil.example/subscribe',
    '/%2F/evil.example/subscribe',
    '/%5Cevil.example/subscribe',
    '%2Fsubscribe',
    '%2F%2Fevil.example%2Fsubscribe',
    'https%3A%2F%2Fevil.example%2Fsubscribe',
    '/subscribe/../..//evil.example',
    '/subscribe@evil.example',
    '/subscribe\n',
    ' /subscribe',
    'javascript:alert(1)//subscribe',
    'javascript%3Aalert(1)',
    'data:text/html,subscribe',
  ])('never leaves the application: %j', (returnUrl) => {
    expect(returnPath({ returnUrl, learnerId: 'lrn-lwazi' })).toBeUndefined();
  });
});
