import { priceRefusal } from '../../rules/subscriptions/plans.ts';
import { Invalid } from '../../server/failure.ts';

/**
 * A price is in whole cents, which a schema cannot say.
 *
 * @param price in rand
 * @throws Failure 400
 */
export function requirePrice(price: number): void {
  const refusal = priceRefusal(price);
  if (refusal !== undefined) throw new Invalid({ price: [refusal] });
}
