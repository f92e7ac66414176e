import { Invalid } from '../../rules/failure.ts';
import { hasTwoDecimals } from '../../rules/subscriptions/plans.ts';

/**
 * Prices are in whole cents, and percents in hundredths, which a schema cannot say.
 *
 * @param values by the name of the property
 * @throws Failure 400
 */
export function requireTwoDecimals(values: Record<string, number | undefined>): void {
  const refused = Object.entries(values).filter(([, value]) => value !== undefined && !hasTwoDecimals(value));
  if (refused.length === 0) return;
  throw new Invalid(
    Object.fromEntries(refused.map(([name]) => [name, ['At most two decimals are allowed.']])),
  );
}
