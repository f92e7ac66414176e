import { create } from 'zustand';
import { currentSession, useSession } from '#session/session.ts';
import type { PlanValues } from './form/plan-fields.ts';

/** What somebody typed before a save that failed, after which the editor has closed (D-126). */
export interface UnsavedPlan {
  /** The plan, or `newRecord`. */
  id: string;
  name: string;
  typed: Partial<PlanValues>;
  error: unknown;
}

/** In the page's memory: it is still there after another page, and gone with whoever typed it. */
const useStore = create<{ plans: readonly UnsavedPlan[]; owner: string | undefined }>(() => ({
  plans: [],
  owner: undefined,
}));

useSession.subscribe(({ details }) => {
  // A session that has only expired may come back.
  if (details !== undefined && details.id !== useStore.getState().owner) {
    useStore.setState({ plans: [], owner: undefined });
  }
});

export const useUnsavedPlans = (): readonly UnsavedPlan[] => useStore(({ plans }) => plans);

export function keepUnsavedPlan(plan: UnsavedPlan): void {
  useStore.setState(({ plans }) => ({
    owner: currentSession()?.id,
    plans: [...plans.filter(({ id }) => id !== plan.id), plan],
  }));
}

export function dropUnsavedPlan(id: string): void {
  useStore.setState(({ plans }) => ({ plans: plans.filter((plan) => plan.id !== id) }));
}
