import { queryOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { findAdded, findSaved } from '../find-change.ts';
import { writeOptions } from '../write.ts';

type Schemas = components['schemas'];
export type Plan = Omit<Schemas['Plan'], 'featuresJson'> & { features: readonly string[] };
export type Promotion = Schemas['Promotion'];
export type PlanDetails = Omit<Schemas['PlanUpdate'], 'id'>;

const keys = {
  all: ['plans'] as const,
  list: () => [...keys.all, 'list'] as const,
  promotions: (planId: string) => [...keys.all, 'promotions', planId] as const,
};

const at = (id: string) => ({ params: { path: { id } } });

/** Includes drafts and retired plans; by `displayOrder`, then by name (ADM-030). */
export const planListQuery = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const plans = await unwrap(client.GET('/subscriptions/plans', { signal }));
      return plans.map(({ featuresJson, ...plan }) => ({
        ...plan,
        features: readFeatures(String(featuresJson)),
      }));
    },
  });

/** Returns the texts in a JSON list; an empty list for anything else (D-129). */
function readFeatures(json: string): string[] {
  try {
    const features: unknown = JSON.parse(json);
    return Array.isArray(features) ? features.filter((feature) => typeof feature === 'string') : [];
  } catch {
    return [];
  }
}

/** Includes ended promotions. */
export const promotionListQuery = (planId: string) =>
  queryOptions({
    queryKey: keys.promotions(planId),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/subscriptions/plans/{id}/promotions', { ...at(planId), signal })),
  });

/** @throws Problem 409 with `plan-code-in-use` */
export const createPlanMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'create'],
    send: (body: PlanDetails, header): Promise<unknown> =>
      unwrap(client.POST('/subscriptions/plans', { params: { header }, body })),
    find: findAdded(planListQuery),
    meta: { changes: 'plan' },
  });

/** @throws Problem 409 with `record-changed` for an outdated `version`, or with `plan-code-in-use` */
export const updatePlanMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'update', id],
    send: (body: PlanDetails): Promise<unknown> =>
      unwrap(client.PUT('/subscriptions/plans/{id}', { ...at(id), body })),
    find: ({ featuresJson, ...details }, queryClient) =>
      findSaved(id, planListQuery())(
        { ...details, features: readFeatures(String(featuresJson)) },
        queryClient,
      ),
    meta: { changes: 'plan' },
  });

/** Puts a plan on sale or takes it off sale (ADM-028). */
export const setPlanOnSaleMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'set-on-sale'],
    send: ({ id, isOnSale }: { id: string; isOnSale: boolean }): Promise<unknown> =>
      isOnSale
        ? unwrap(client.POST('/subscriptions/plans/{id}/activate', at(id)))
        : unwrap(client.POST('/subscriptions/plans/{id}/retire', at(id))),
    find: ({ id, isOnSale }, queryClient) =>
      findSaved(id, planListQuery())({ status: isOnSale ? 1 : 2 }, queryClient),
    meta: { changes: 'plan' },
  });

export const setPlanPriceMutation = (id: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'set-price', id],
    send: ({ price }: { price: number }): Promise<unknown> =>
      unwrap(client.POST('/subscriptions/plans/{id}/price', { ...at(id), body: { price } })),
    find: findSaved(id, planListQuery()),
    meta: { changes: 'plan' },
  });

export const createPromotionMutation = (planId: string) =>
  writeOptions({
    mutationKey: [...keys.all, 'create-promotion', planId],
    send: (body: Schemas['NewPromotion'], header) =>
      unwrap(
        client.POST('/subscriptions/plans/{id}/promotions', {
          params: { path: { id: planId }, header },
          body,
        }),
      ),
    find: findAdded(() => promotionListQuery(planId)),
    meta: { changes: 'plan' },
  });

export const togglePromotionMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'toggle-promotion'],
    send: ({ id: promoId, isActive }: Pick<Promotion, 'id' | 'isActive'>) =>
      unwrap(
        client.POST('/subscriptions/plans/promotions/{promoId}/toggle', {
          params: { path: { promoId } },
          body: { isActive },
        }),
      ),
    meta: { changes: 'plan' },
  });

/** Switches a promotion off. @throws Problem 404 when the plan does not have the promotion */
export const retirePromotionMutation = () =>
  writeOptions({
    mutationKey: [...keys.all, 'retire-promotion'],
    send: ({ id: promoId, planId }: Pick<Promotion, 'id' | 'planId'>) =>
      unwrap(
        client.POST('/subscriptions/plans/{id}/promotions/{promoId}/retire', {
          params: { path: { id: planId, promoId } },
        }),
      ),
    find: ({ id, planId }, queryClient) =>
      findSaved(id, promotionListQuery(planId))({ isActive: false }, queryClient),
    meta: { changes: 'plan' },
  });
