import { mutationOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';

type Schemas = components['schemas'];

/** Prepares a payment and resolves to the URL of the page where it is made. Whatever comes of it, what runs is read anew. */
export const createCheckoutMutation = () =>
  mutationOptions({
    mutationKey: ['payments', 'checkout'],
    mutationFn: (body: Schemas['CheckoutRequest']) => unwrap(client.POST('/payments/checkout', { body })),
    meta: { changes: 'subscription', inBackground: true },
  });
