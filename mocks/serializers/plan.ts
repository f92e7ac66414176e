import type { components } from '#api/contract.gen.ts';
import type { PlanRecord } from '../data/models/subscriptions.ts';
import { recordVersion } from '../rules/record-version.ts';

export function toPlan(plan: PlanRecord): components['schemas']['Plan'] {
  const { id: _, ...properties } = plan;
  const sorted = Object.entries(properties).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return { ...plan, version: recordVersion(sorted) };
}
