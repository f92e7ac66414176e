import type { SuccessOf } from '../kit/client.ts';
import { holds } from '../kit/expect.ts';

/**
 * Expects an approved change set. A server may publish it at once, or later.
 *
 * @returns whether it is published
 */
export function expectDecided(changeSet: SuccessOf<'getChangeSet'>): boolean {
  const { status } = changeSet;
  holds(
    changeSet,
    'the status Approved or Published',
    status === 'Approved' || status === 'Published',
    status,
  );
  return status === 'Published';
}
