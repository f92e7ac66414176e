import type { Db } from '../../data/db.ts';
import { Conflict } from '../../rules/failure.ts';

/** @throws Failure 409 when another plan has the code; several plans may have none (D-129) */
export function requirePlanCodeAvailable(
  db: Db,
  planCode: string | null | undefined,
  exceptId?: string,
): void {
  if (planCode == null) return;
  const isTaken = db.plans.where('planCode', planCode).some((plan) => plan.id !== exceptId);
  if (isTaken) throw new Conflict('This plan code is already in use.', 'plan-code-in-use');
}
