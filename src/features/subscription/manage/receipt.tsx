import { useId } from 'react';
import type { components } from '#api/contract.gen.ts';
import { clock } from '#lib/clock.ts';
import { product } from '#lib/configuration.ts';
import { formatTimestamp } from '#lib/dates.ts';
import { formatMoney } from '#lib/money.ts';
import { vatWords } from '../plan-words.ts';
import type { RunningPlan } from '../running-plans.ts';
import styles from './receipt.module.css';

interface ReceiptProps {
  plan: RunningPlan;
  offer: components['schemas']['PublicPlan'] | undefined;
  learnerName: string | undefined;
}

/** A plan on paper: whose, from whom, for how much and until when. Shown nowhere else. */
export function Receipt({ plan, offer, learnerName }: ReceiptProps) {
  const id = useId();
  const { email, phone, address } = product.office;
  const vat = offer && vatWords(offer);
  const rows: [string, string][] = [
    ['Learner', learnerName ?? 'Not known'],
    ['Plan', [plan.planName, offer?.duration].filter(Boolean).join(', ')],
    ['Price of a term', `${formatMoney(plan.price, plan.currency)}${vat ? `, ${vat}` : ''}`],
    ['Start', formatTimestamp(plan.startDate)],
    ['Ends', formatTimestamp(plan.expirationDate)],
    ['Auto-renew', plan.renews ? 'On' : 'Off'],
    ['Next billing', plan.nextBillingDateUtc ? formatTimestamp(plan.nextBillingDateUtc) : 'None'],
  ];
  return (
    <section className={styles.receipt} aria-labelledby={id}>
      <h2 id={id}>{product.name}: receipt</h2>
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
      <p>
        Printed on {formatTimestamp(clock.now().toISOString())}. A promotion may have lowered what was paid;
        the provider&apos;s own receipt tells the amount.
      </p>
    </section>
  );
}
