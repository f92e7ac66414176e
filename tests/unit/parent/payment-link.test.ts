import { expect, test } from 'vitest';
import { paymentLink } from '#components/payment-link/use-copy-payment-link.ts';

test('paymentLink returns a hash URL with the encoded id (SUB-010, D-048)', () => {
  expect(paymentLink('https://school.test', 'lrn zola&x')).toBe(
    'https://school.test#/subscribe?learnerId=lrn%20zola%26x',
  );
});
