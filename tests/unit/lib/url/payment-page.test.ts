import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserWindow, goToPaymentPage, isPaymentPage } from '#lib/url/payment-page.ts';

const origin = 'https://app.springbyte.test';
const hosts = ['payments.springbyte.test', 'pay.example.org:8443', 'localhost:4010', 'pay.example.com'];

describe('isPaymentPage (D-107)', () => {
  test.each([
    'https://payments.springbyte.test/checkout?payment=1',
    'https://PAYMENTS.springbyte.test/checkout',
    'https://pay.example.org:8443/',
    'https://app.springbyte.test/subscribe/success?learnerId=lrn-zola',
    // The configuration of the tests allows this local provider.
    'http://localhost:4010/pay',
  ])('accepts the URL %s', (url) => {
    expect(isPaymentPage(new URL(url), { origin, hosts })).toBe(true);
  });

  test.each([
    'http://payments.springbyte.test/checkout',
    'http://app.springbyte.test/subscribe/success',
    'https://payments.springbyte.test.evil.example/',
    'https://evil.example/payments.springbyte.test',
    'https://payments.springbyte.test:444/',
    'https://pay.example.org/',
    'https://payments.springbyte.test@evil.example/',
    'https://user:word@payments.springbyte.test/',
    'http://127.0.0.1:4010/pay',
    'http://pay.example.com/',
    'ftp://payments.springbyte.test/',
    'javascript:alert(1)',
    'data:text/html,hello',
    `blob:${origin}/1-2-3`,
    'file:///etc/hosts',
  ])('refuses the URL %s', (url) => {
    expect(isPaymentPage(new URL(url), { origin, hosts })).toBe(false);
  });
});

describe('goToPaymentPage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const mockLeaveFor = () => {
    vi.stubGlobal('location', { origin });
    return vi.spyOn(browserWindow, 'leaveFor').mockImplementation(() => {});
  };

  test('keeps the query parameters of the provider, and encodes the added ones (SUB-040)', () => {
    const leaveFor = mockLeaveFor();
    const isRedirected = goToPaymentPage('https://payments.springbyte.test/pay?payment=a%26b&x=1', {
      custom_str3: 'recurring',
      custom_str4: 'lrn-ä&b',
      return_url: `${origin}/subscribe/success?learnerId=lrn-1&recurring=1`,
    });
    expect(isRedirected).toBe(true);
    const url = new URL(leaveFor.mock.calls[0]?.[0] ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      payment: 'a&b',
      x: '1',
      custom_str3: 'recurring',
      custom_str4: 'lrn-ä&b',
      return_url: `${origin}/subscribe/success?learnerId=lrn-1&recurring=1`,
    });
  });

  test('redirects to a path of the application', () => {
    const leaveFor = mockLeaveFor();
    expect(goToPaymentPage('/subscribe/success?learnerId=lrn-1')).toBe(true);
    expect(leaveFor).toHaveBeenCalledWith(`${origin}/subscribe/success?learnerId=lrn-1`);
  });

  test.each([
    '',
    'https://',
    '//evil.example/pay',
    '/\\evil.example/pay',
    'https:evil.example',
    'https://evil.example',
  ])('never leaves the origin for %j', (url) => {
    const leaveFor = mockLeaveFor();
    goToPaymentPage(url);
    for (const [href] of leaveFor.mock.calls) expect(new URL(href).origin).toBe(origin);
  });

  test.each(['', '   ', 'pay', 'null', null, undefined, 5, {}, []])('ignores %j', (url) => {
    const leaveFor = mockLeaveFor();
    expect(goToPaymentPage(url)).toBe(false);
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('refuses a host that is not a payment provider', () => {
    const leaveFor = mockLeaveFor();
    expect(goToPaymentPage('https://evil.example/pay')).toBe(false);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
