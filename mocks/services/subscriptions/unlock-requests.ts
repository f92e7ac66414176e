import type { components } from '#api/contract.gen.ts';
import type { Db } from '../../data/db.ts';
import type { PlanRecord } from '../../data/plan-records.ts';
import type { UserRecord } from '../../data/records.ts';
import { comparable } from '../../rules/accounts/user-names.ts';
import { Invalid } from '../../server/failure.ts';
import { sendMail } from '../outbox.ts';

type Guardian = components['schemas']['Guardian'];

const compareText = new Intl.Collator('en').compare;

/** The adults who can be asked for a plan: the primary parent first, the others by name. */
export const guardiansOf = (db: Db, learnerId: string): Guardian[] =>
  db.guardians
    .where('learnerId', learnerId)
    .flatMap(({ parentId, relationship, isPrimaryParent }) => {
      const { id, name, surname, email } = db.users.getOrThrow(parentId);
      const fullName = `${name} ${surname}`.trim();
      return email === null ? [] : [{ id, fullName, email, relationship, isPrimary: isPrimaryParent }];
    })
    .toSorted(
      (one, other) =>
        Number(other.isPrimary) - Number(one.isPrimary) || compareText(one.fullName, other.fullName),
    );

/** Where an adult buys: exactly this form, without a slash between origin and `#` (D-048). */
function subscribeLink(applicationUrl: string, learnerId: string, planId?: string): string {
  const query = new URLSearchParams({ learnerId, ...(planId === undefined ? {} : { planId }) });
  return `${applicationUrl}#/subscribe?${query.toString()}`;
}

/**
 * The addresses of the chosen guardians, or of all.
 *
 * @throws Invalid for somebody who is no guardian of this learner
 */
export function addressesOf(db: Db, learnerId: string, chosen: 'all' | readonly string[]): string[] {
  const guardians = guardiansOf(db, learnerId);
  if (chosen === 'all') return guardians.map(({ email }) => email);
  return chosen.map((id, index) => {
    const guardian = guardians.find((one) => one.id === id);
    if (guardian) return guardian.email;
    throw new Invalid({ [`guardianIds.${index}`]: ['This person is not a guardian of the learner.'] });
  });
}

interface Asking {
  addresses: readonly string[];
  learner: UserRecord;
  /** The plan that is wanted, undefined for any. */
  plan?: PlanRecord;
  now: Date;
  applicationUrl: string;
}

/** Asks each address once, in an e-mail of its own. Gives the addresses. */
export function sendUnlockRequests(
  db: Db,
  { addresses, learner, plan, now, applicationUrl }: Asking,
): string[] {
  const once = [...new Map(addresses.map((address) => [comparable(address), address])).values()];
  const link = subscribeLink(applicationUrl, learner.id, plan?.id);
  const wish = plan ? `the plan “${plan.planName}”` : 'a plan';
  const text = [
    `${learner.name} ${learner.surname} would like to go on learning with Springbyte and asks for ${wish}.`,
    `Have a look, and buy it here: ${link}`,
    'You sign in before you pay. If you do not know this learner, ignore this e-mail.',
  ].join('\n\n');
  const subject = `${learner.name} asks for a Springbyte plan`;
  for (const to of once) sendMail(db, now, { kind: 'unlock-request', to, subject, text, link });
  return once;
}
