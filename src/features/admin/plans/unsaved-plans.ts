import { createUserMemory } from '#session/user-memory.ts';
import type { PlanValues } from './form/plan-fields.ts';

/** What a user typed before a save that failed, after which the editor has closed (D-126). */
export interface UnsavedPlan {
  /** The plan, or `newRecord`. */
  id: string;
  name: string;
  typed: Partial<PlanValues>;
  error: unknown;
}

const memory = createUserMemory<readonly UnsavedPlan[]>();
const withoutPlan = (id: string) => (memory.get() ?? []).filter((plan) => plan.id !== id);

const none: readonly UnsavedPlan[] = [];
export const useUnsavedPlans = (): readonly UnsavedPlan[] => memory.use() ?? none;
export const keepUnsavedPlan = (plan: UnsavedPlan): void => memory.set([...withoutPlan(plan.id), plan]);
export const dropUnsavedPlan = (id: string): void => memory.set(withoutPlan(id));
