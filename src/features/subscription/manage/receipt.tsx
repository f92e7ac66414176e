import { useId } from 'react';
import type { StoredCheckout } from '#components/checkout/checkout-state.ts';
import { useStoredCheckouts } from '#components/checkout/stored-checkouts.ts';
import { dayText, formatDays } from '#components/plan/plan-text.ts';
import { daysLeft, type RunningPlan } from '#components/plan/running-plans.ts';
import { product } from '#lib/configuration.ts';
import { formatAmount } from '#lib/money.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import { clock } from '#lib/time/clock.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { dayLength } from '#lib/time/school-time.ts';
import { vatParts } from '#lib/vat.ts';
import { useSession } from '#session/session.ts';
import styles from './manage.module.css';

interface ReceiptProps {
  plan: RunningPlan;
  learnerId: string;
  learnerName: string | undefined;
}

export const documentKind = ({ payment }: RunningPlan) => (payment ? 'receipt' : 'confirmation');

/** The payment for the current term, with what responses carry and the device remembers (D-273). */
export function Receipt({ plan, learnerId, learnerName }: ReceiptProps) {
  const id = useId();
  const { email, phone, address } = product.office;
  const now = clock.now();
  const userName = useSession(({ details }) => details?.fullName);
  const checkout = useStoredCheckouts()?.find((stored) => stored.learnerId === learnerId);
  const payer = isPaymentOf(plan, checkout) ? userName : undefined;
  const rows: readonly (readonly [string, string])[] = [
    ['Learner', learnerName ?? 'Not known'],
    ['Plan', plan.planName],
    ['Term', plan.expirationDate === null ? dayText(null) : formatDays(daysLeft(plan, now).total)],
    ['Start', fullDay(plan.termStartDate)],
    ['Ends', fullDay(plan.expirationDate)],
    ...paymentRows(plan, payer),
    ['Auto-renew', plan.renews ? 'On' : 'Off'],
    ['Next billing', plan.nextBillingDateUtc ? fullDay(plan.nextBillingDateUtc) : 'None'],
  ];
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <h2 id={id}>{capitalize(documentKind(plan))}</h2>
      <p>
        {address} · {phone} · {email}
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.payment ? <p>The number of the payment is on the receipt of the card provider.</p> : null}
    </section>
  );
}

function paymentRows(
  { payment, price, currency, termStartDate }: RunningPlan,
  payer: string | undefined,
): (readonly [string, string])[] {
  const listPrice = ['Price per term', formatAmount(price, currency)] as const;
  if (!payment) return [listPrice, ['Paid', 'No card payment for this term']];
  const { amount, vatRatePercent } = payment;
  const { net, vat } = vatParts(amount, vatRatePercent, true);
  return [
    listPrice,
    ['Paid', formatAmount(amount, currency)],
    ...(vatRatePercent > 0
      ? ([
          ['Without VAT', formatAmount(net, currency)],
          [`VAT, ${vatRatePercent}%`, formatAmount(vat, currency)],
        ] as const)
      : []),
    ['Paid on', fullDay(termStartDate)],
    ...(payer ? [['Paid by', payer] as const] : []),
  ];
}

/** Always with the year: a receipt is filed. */
function fullDay(date: string | null): string {
  const day = new Date(date ?? Number.NaN);
  return Number.isNaN(day.getTime()) ? dayText(date) : formatReadableDay(day);
}

/** Whether the current user has paid the current term on this device; another adult may have paid a renewal. */
function isPaymentOf(plan: RunningPlan, checkout: StoredCheckout | undefined): boolean {
  if (checkout?.stage !== 'paid' || checkout.planId !== plan.planId) return false;
  return Math.abs(Date.parse(plan.termStartDate) - checkout.startedAt) < dayLength;
}
