import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];

/** Prepares a payment and resolves to the URL of the page where it is made. Whatever comes of it, what runs is read anew. */
export const createCheckoutMutation = () =>
  writeOptions({
    mutationKey: ['payments', 'checkout'],
    send: (body: Schemas['CheckoutRequest'], header) =>
      unwrap(client.POST('/payments/checkout', { params: { header }, body })),
    meta: { changes: 'subscription', inBackground: true },
  });
