import { Invalid } from '../../rules/failure.ts';
import { hasTwoDecimals } from '../../rules/subscriptions/plans.ts';

/**
 * Checks prices and percents, because a schema cannot limit decimals exactly.
 *
 * @param values by property
 * @throws Failure 400
 */
export function requireTwoDecimals(values: Record<string, number | undefined>): void {
  const refused = Object.entries(values).filter(([, value]) => value !== undefined && !hasTwoDecimals(value));
  if (refused.length === 0) return;
  throw new Invalid(
    Object.fromEntries(refused.map(([name]) => [name, ['At most two decimals are allowed.']])),
  );
}
