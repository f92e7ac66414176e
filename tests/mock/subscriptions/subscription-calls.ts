import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

/** In the client's types every JSON string is an object, but the client decodes only question data, not `featuresJson`. */
const asPlan = (response: Promise<unknown>) => response as Promise<Schemas['Plan']>;

/** The operations of the tags Plans, Subscriptions and Payments, through the real client. */
export const plans = {
  list: () => unwrap(client.GET('/subscriptions/plans')) as Promise<unknown> as Promise<Schemas['Plan'][]>,
  get: (id: string) => asPlan(unwrap(client.GET('/subscriptions/plans/{id}', at(id)))),
  create: (body: Schemas['NewPlan']) =>
    asPlan(unwrap(client.POST('/subscriptions/plans', { body: body as never }))),
  update: (id: string, body: Schemas['PlanUpdate']) =>
    asPlan(unwrap(client.PUT('/subscriptions/plans/{id}', { ...at(id), body: body as never }))),
  activate: (id: string) => asPlan(unwrap(client.POST('/subscriptions/plans/{id}/activate', at(id)))),
  retire: (id: string) => asPlan(unwrap(client.POST('/subscriptions/plans/{id}/retire', at(id)))),
  setPrice: (id: string, price: number) =>
    asPlan(unwrap(client.POST('/subscriptions/plans/{id}/price', { ...at(id), body: { price } }))),
  onSale: () => unwrap(client.GET('/subscriptions/public/plans')),
};

export const promotions = {
  list: (planId: string) => unwrap(client.GET('/subscriptions/plans/{id}/promotions', at(planId))),
  create: (planId: string, body: Schemas['NewPromotion']) =>
    unwrap(client.POST('/subscriptions/plans/{id}/promotions', { ...at(planId), body })),
  retire: (id: string, promoId: string) =>
    unwrap(
      client.POST('/subscriptions/plans/{id}/promotions/{promoId}/retire', {
        params: { path: { id, promoId } },
      }),
    ),
  toggle: (promoId: string, isActive: boolean) =>
    unwrap(
      client.POST('/subscriptions/plans/promotions/{promoId}/toggle', {
        params: { path: { promoId } },
        body: { isActive },
      }),
    ),
};

export const subscriptions = {
  active: (learnerId: string) => unwrap(client.GET('/subscriptions/learner/{id}/active', at(learnerId))),
  subscribe: (learnerId: string, planId: string) =>
    unwrap(client.POST('/subscriptions/subscribe', { body: { learnerId, planId } })),
  cancelAutoRenew: (learnerId: string) =>
    unwrap(client.POST('/subscriptions/manage/learner/{id}/cancel-autorenew', at(learnerId))),
  enableAutoRenew: (learnerId: string) =>
    unwrap(client.POST('/subscriptions/manage/learner/{id}/enable-autorenew', at(learnerId))),
  guardians: (learnerId: string) =>
    unwrap(client.GET('/subscriptions/guardians', { params: { query: { learnerId } } })),
  askForPlan: (body: Schemas['UnlockRequest']) =>
    unwrap(client.POST('/subscriptions/unlock-requests', { body })),
  checkout: (learnerId: string, subscriptionPlanId: string) =>
    unwrap(client.POST('/payments/checkout', { body: { learnerId, subscriptionPlanId } })),
};

export const planBlocked = {
  status: 409,
  message: 'You already have an active subscription of the same type/price. Please choose a different plan.',
};

export const forbidden = { status: 403, message: 'You do not have permission to perform this action.' };
