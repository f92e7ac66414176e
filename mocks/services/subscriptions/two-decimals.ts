import { Invalid } from '../../rules/failure.ts';
import { hasAtMostTwoDecimals } from '../../rules/subscriptions/plans.ts';

/** @throws Failure 400 for more than two decimals, which a schema cannot limit exactly */
export function requireAtMostTwoDecimals(values: Record<string, number | undefined>): void {
  const refused = Object.entries(values).filter(
    ([, value]) => value !== undefined && !hasAtMostTwoDecimals(value),
  );
  if (refused.length === 0) return;
  throw new Invalid(
    Object.fromEntries(refused.map(([name]) => [name, ['At most two decimals are allowed.']])),
  );
}
