import { expect, test } from 'vitest';
import { paymentLink } from '#components/payment-link/payment-link.ts';

test('the payment link has the hash form, with the id encoded (SUB-010, D-048)', () => {
  expect(paymentLink('https://school.test', 'lrn zola&x')).toBe(
    'https://school.test#/subscribe?learnerId=lrn%20zola%26x',
  );
});
