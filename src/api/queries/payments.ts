import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];

/** Resolves to the URL of the payment page. The subscription is refetched after any outcome. */
export const createCheckoutMutation = () =>
  writeOptions({
    mutationKey: ['payments', 'checkout'],
    send: (body: Schemas['CheckoutRequest'], header) =>
      unwrap(client.POST('/payments/checkout', { params: { header }, body })),
    meta: { changes: 'subscription', inBackground: true },
  });
