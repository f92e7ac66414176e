import { useId } from 'react';
import { formatDays, endText, vatText } from '#components/plan/plan-text.ts';
import { daysLeft, type RunningPlan } from '#components/plan/running-plans.ts';
import { product } from '#lib/configuration.ts';
import { formatMoney } from '#lib/money.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import styles from './manage.module.css';

interface ReceiptProps {
  plan: RunningPlan;
  learnerName: string | undefined;
}

export const documentKind = ({ payment }: RunningPlan) => (payment ? 'receipt' : 'confirmation');

export function Receipt({ plan, learnerName }: ReceiptProps) {
  const id = useId();
  const { email, phone, address } = product.office;
  const now = clock.now();
  const rows: [string, string][] = [
    ['Learner', learnerName ?? 'Not known'],
    ['Plan', plan.planName],
    ['Term', plan.expirationDate === null ? endText(null) : formatDays(daysLeft(plan, now).total)],
    ['Price per term', formatMoney(plan.price, plan.currency)],
    ['Paid', paymentText(plan)],
    ['Start', formatTimestamp(plan.termStartDate)],
    ['Ends', endText(plan.expirationDate)],
    ['Auto-renew', plan.renews ? 'On' : 'Off'],
    ['Next billing', plan.nextBillingDateUtc ? formatTimestamp(plan.nextBillingDateUtc) : 'None'],
  ];
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <h2 id={id}>
        {product.name}: {documentKind(plan)}
      </h2>
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
      <p>Printed on {formatTimestamp(now.toISOString())}.</p>
    </section>
  );
}

function paymentText({ payment, currency }: RunningPlan): string {
  if (!payment) return 'No card payment for this term';
  return [formatMoney(payment.amount, currency), vatText(payment)].filter(Boolean).join(', ');
}
