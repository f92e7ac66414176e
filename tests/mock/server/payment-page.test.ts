import { beforeEach, describe, expect, test } from 'vitest';
import { formatMoney } from '#mocks/payment/markup.ts';
import { handlePaymentPage } from '#mocks/payment/route.ts';
import { useMock } from '../mock-fixture.ts';
import { plans, promotions, subscriptions } from '../plan-calls.ts';

/* The payment page that `mock:serve` sends. In the browser, the page has the same markup. */
const mock = useMock();
const { backend } = mock;
const application = 'https://app.springbyte.test';

const open = (url: string) => handlePaymentPage(backend, new Request(url));

const textOf = async (url: string) => (await open(url)).text();

function press(url: string, choice: string): Promise<Response> {
  const body = new URLSearchParams({ choice });
  return handlePaymentPage(backend, new Request(url, { method: 'POST', body }));
}

const paymentStates = () => backend.db.payments.all().map(({ state }) => state);

/** The URL to which the application navigates. */
function recurringAddress(redirectUrl: string, added: Record<string, string> = {}): string {
  const url = new URL(redirectUrl);
  const parameters = {
    custom_str3: 'recurring',
    custom_str4: 'lrn-emma',
    return_url: `${application}/subscribe/success?learnerId=lrn-emma&recurring=1`,
    ...added,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

beforeEach(() => mock.signInAs('thandi'));

const checkout = async (planId = 'pln-full-access') =>
  (await subscriptions.checkout('lrn-zola', planId)).redirectUrl;

async function startRecurring(): Promise<string> {
  const response = await subscriptions.enableAutoRenew('lrn-emma');
  return response.requiresRedirect ? response.redirectUrl : '';
}

describe('payment page of a checkout', () => {
  test('shows plan, first name, amount, promotion and tax, and that it is a demo', async () => {
    const text = await textOf(await checkout());
    expect(text).toContain('<h1>Pay for Full Access</h1>');
    for (const shown of [
      'Yearly, for Zola',
      'R\u00a01\u00a0999.00',
      'Winter special, 20\u00a0% off',
      '\u2212R\u00a0399.80',
      'R\u00a01\u00a0599.20',
      'R\u00a0208.59 of it is VAT (15\u00a0%)',
      'You pay once.',
      'This is a demo payment page.',
      'no money moves',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toMatch(/Khumalo|<script|src=/);
  });

  test('shows added tax in a separate line', async () => {
    backend.db.plans.update('pln-first-steps', { status: 1 });
    const text = await textOf(await checkout('pln-first-steps'));
    expect(text).toContain('VAT, 15\u00a0%');
    expect(text).toContain('R\u00a022.35');
    expect(text).toContain('R\u00a0171.35');
    expect(text).not.toContain('of it is VAT');
  });

  test.each([
    ['pay', 'paid', 'This payment is done', '/subscribe/success?learnerId=lrn-zola'],
    [
      'cancel',
      'cancelled',
      'This payment was cancelled',
      '/subscribe?learnerId=lrn-zola&planId=pln-full-access&outcome=cancelled',
    ],
    [
      'fail',
      'failed',
      'This payment failed',
      '/subscribe?learnerId=lrn-zola&planId=pln-full-access&outcome=failed',
    ],
  ])('%s: sets the payment to %s and returns to the application', async (choice, state, title, path) => {
    const url = await checkout();
    const response = await press(url, choice);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(application + path);
    expect(paymentStates()).toEqual([state]);

    // The page has no buttons after a choice, and ignores a second one.
    const text = await textOf(url);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`href="${(application + path).replaceAll('&', '&amp;')}"`);
    expect(text).not.toContain('<button');
    const second = await press(url, choice === 'pay' ? 'fail' : 'pay');
    expect(second.headers.get('Location')).toBe(application + path);
    expect(paymentStates()).toEqual([state]);
  });

  test('shows a refund when the plan could not start', async () => {
    const urls = [await checkout(), await checkout()];
    for (const url of urls) await press(url, 'pay');
    for (let poll = 0; poll < 3; poll += 1) await subscriptions.active('lrn-zola');
    expect(paymentStates()).toEqual(['settled', 'refunded']);
    expect(await textOf(urls[1] ?? '')).toContain('This payment was refunded');
  });

  test('shows the highest allowed price in full', async () => {
    const { id: _id, ...whole } = await plans.get('pln-full-access');
    const highest = { price: 1_000_000, priceIncludesVat: false, vatRatePercent: 100 };
    await plans.update('pln-full-access', { ...whole, ...highest, planName: 'Highest price' });
    await promotions.toggle('prm-full-access-winter', false);
    const text = await textOf(await checkout());
    expect(text).toContain('R\u00a02\u00a0000\u00a0000.00');
    expect(text).not.toMatch(/Infinity|NaN|e\+/);
    const refused = plans.setPrice('pln-full-access', 1e308);
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errors: { price: ['Must be 1000000 or less.'] },
    });
  });

  test('shows a settled payment as paid', async () => {
    const url = await checkout();
    await press(url, 'pay');
    for (let poll = 0; poll < 3; poll += 1) await subscriptions.active('lrn-zola');
    expect(paymentStates()).toEqual(['settled']);
    expect(await textOf(url)).toContain('This payment is done');
  });

  test('ignores a return URL of a checkout', async () => {
    const url = `${await checkout()}&return_url=${encodeURIComponent(`${application}/home`)}`;
    const response = await press(url, 'pay');
    expect(response.headers.get('Location')).toBe(`${application}/subscribe/success?learnerId=lrn-zola`);
  });
});

describe('payment page of renewals', () => {
  test('shows amounts and dates of charges', async () => {
    const text = await textOf(recurringAddress(await startRecurring()));
    expect(text).toContain('<h1>Renew Full Access automatically</h1>');
    expect(text).toContain('Nothing is taken today.');
    expect(text).toContain('<time>2025-05-18</time>');
    expect(text).toContain('every 365 days');
    expect(text).toContain('R\u00a01\u00a0999.00');
    expect(text).toContain('Agree to renewals');
  });

  test.each([
    [`${application}/subscribe/success?learnerId=lrn-emma&recurring=1`, undefined],
    [`${application}/#/subscribe/success?learnerId=lrn-emma`, undefined],
    ['https://evil.test/subscribe/success', 'standard'],
    ['https://app.springbyte.test.evil.test/', 'standard'],
    ['//evil.test/', 'standard'],
    ['javascript:alert(1)', 'standard'],
    ['data:text/html,hello', 'standard'],
    [`blob:${application}/7d1f`, 'standard'],
    ['http://app.springbyte.test/', 'standard'],
    ['https://naledi@app.springbyte.test/', 'standard'],
    ['', 'standard'],
  ])(
    'redirects to the return_url %s only if it is inside the application (D-107)',
    async (return_url, expected) => {
      const url = recurringAddress(await startRecurring(), { return_url });
      const { headers } = await press(url, 'pay');
      const standard = `${application}/subscribe/success?learnerId=lrn-emma&recurring=1`;
      expect(headers.get('Location')).toBe(expected === undefined ? return_url : standard);
    },
  );

  test.each([
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ])('%s redirects to the subscription to renew', async (choice, outcome) => {
    const { headers } = await press(recurringAddress(await startRecurring()), choice);
    expect(headers.get('Location')).toBe(`${application}/manage-subscription/lrn-emma?outcome=${outcome}`);
  });

  test('returns 404 for another learner', async () => {
    const url = recurringAddress(await startRecurring(), { custom_str4: 'lrn-zola' });
    expect((await press(url, 'pay')).status).toBe(404);
    expect(paymentStates()).toEqual(['open']);
  });
});

test.each(['', '?payment=', '?payment=pay-none'])(
  'payment page reports an unknown payment for %j',
  async (search) => {
    const response = await open(`https://payments.springbyte.test/pay${search}`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain('There is no such payment');
    expect(text).toContain(`href="${application}"`);
  },
);

test('payment page refuses a form without a valid choice', async () => {
  const url = await checkout();
  for (const choice of ['', 'settled', 'refund']) expect((await press(url, choice)).status).toBe(400);
  const request = new Request(url, { method: 'POST', body: '{"choice":"pay"}' });
  expect((await handlePaymentPage(backend, request)).status).toBe(400);
  expect(paymentStates()).toEqual(['open']);
});

test('payment page forbids scripts and caching', async () => {
  const { headers } = await open(await checkout());
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('payment page escapes names', async () => {
  const maliciousName = `"><img src=x onerror='alert(1)'>&`;
  backend.db.users.update('lrn-zola', { name: maliciousName });
  backend.db.plans.update('pln-school-content', { planName: maliciousName, duration: maliciousName });
  await promotions.create('pln-school-content', { name: maliciousName, discountPercent: 5, isActive: true });
  const text = await textOf(await checkout('pln-school-content'));
  expect(text).not.toContain('<img');
  expect(text).toContain('&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;');
});

test.each([
  [0, 'R\u00a00.00'],
  [5, 'R\u00a00.05'],
  [19950, 'R\u00a0199.50'],
  [123456789, 'R\u00a01\u00a0234\u00a0567.89'],
  [-39980, '\u2212R\u00a0399.80'],
])('formatMoney(%d) returns %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});
