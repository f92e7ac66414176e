import { describe, expect, test } from 'vitest';
import { isPaymentResult, returnPath } from '#features/auth/login/return-url.ts';

describe('returnPath', () => {
  test('returns the subscription page with separate learner and plan (D-013)', () => {
    expect(returnPath({ returnUrl: '/subscribe', learnerId: 'lrn-lwazi', planId: 'pln-year' })).toBe(
      '/subscribe?learnerId=lrn-lwazi&planId=pln-year',
    );
  });

  test('returns the subscription page with learner and plan in the returnUrl (D-013)', () => {
    expect(returnPath({ returnUrl: '/subscribe?learnerId=lrn-lwazi&planId=pln-year' })).toBe(
      '/subscribe?learnerId=lrn-lwazi&planId=pln-year',
    );
  });

  test('prefers the parameters in the returnUrl', () => {
    expect(returnPath({ returnUrl: '/subscribe?learnerId=lrn-zola', learnerId: 'lrn-lwazi' })).toBe(
      '/subscribe?learnerId=lrn-zola',
    );
  });

  test.each(['/subscribe', '/subscribe/', '/Subscribe', '/subscribe#plans'])(
    'returns /subscribe for %s',
    (returnUrl) => {
      expect(returnPath({ returnUrl })).toBe('/subscribe');
    },
  );

  test('drops other parameters and encodes the values', () => {
    const returnUrl = '/subscribe?learnerId=a%26b%3Dc&next=https://evil.example';
    expect(returnPath({ returnUrl })).toBe('/subscribe?learnerId=a%26b%3Dc');
  });

  test.each([undefined, '', '/', '/learner/dashboard', '/subscribe/failure', '/subscribers', 'subscribe'])(
    'returns undefined for the page %s (D-012)',
    (returnUrl) => {
      expect(returnPath(returnUrl === undefined ? {} : { returnUrl })).toBeUndefined();
    },
  );

  test('returns the payment result with its own parameters (D-270)', () => {
    const returnUrl = '/subscribe/success?learnerId=lrn-zola&recurring=1&next=x';
    expect(returnPath({ returnUrl, planId: 'pln-year' })).toBe(
      '/subscribe/success?learnerId=lrn-zola&recurring=1',
    );
    expect(isPaymentResult({ returnUrl })).toBe(true);
    expect(isPaymentResult({ returnUrl: '/subscribe?learnerId=lrn-zola' })).toBe(false);
  });

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
  ])('returns undefined for a foreign or malformed URL: %j', (returnUrl) => {
    expect(returnPath({ returnUrl, learnerId: 'lrn-lwazi' })).toBeUndefined();
  });
});
