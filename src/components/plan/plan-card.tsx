import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatAmount } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { addedVatText, planLines, promotionText, termText, vatText } from './plan-text.ts';
import styles from './plan-card.module.css';

type PublicPlan = components['schemas']['PublicPlan'];

interface PlanCardProps {
  /** The id of the radio button, and the prefix of the ids of the card's parts. */
  id: string;
  plan: PublicPlan;
  note?: string | undefined;
  /** The plan cannot be bought: its card is short. */
  isBlocked?: boolean;
  /** The choice cannot change, because a request is running. */
  isLocked?: boolean;
  /** The radio button. A card without a radio button is static and looks selected. */
  children?: ReactNode;
}

export function PlanCard({ id, plan, note, isBlocked, isLocked, children }: PlanCardProps) {
  return (
    <div
      className={styles.row}
      data-blocked={isBlocked ? true : undefined}
      data-locked={isLocked ? true : undefined}
      data-chosen={children ? undefined : true}
    >
      {children}
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.text}>
        <div className={styles.title}>
          {children ? (
            <label htmlFor={id} id={`${id}-name`} className={styles.name}>
              {plan.planName}
            </label>
          ) : (
            <b className={styles.name}>{plan.planName}</b>
          )}
          {note ? (
            <span id={`${id}-note`}>
              <Badge tone="outline">{note}</Badge>
            </span>
          ) : null}
        </div>
        <p id={`${id}-terms`} className={styles.terms}>
          {termText(plan)}
        </p>
        {isBlocked ? null : <Lines id={`${id}-lines`} plan={plan} />}
      </div>
      <Price id={`${id}-amount`} plan={plan} />
    </div>
  );
}

const Lines = ({ id, plan }: { id: string; plan: PublicPlan }) => (
  <ul id={id} className={styles.lines}>
    {planLines(plan).map(({ text, isIncluded }) => (
      <li key={text} data-included={isIncluded}>
        {isIncluded ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

function Price({ id, plan }: { id: string; plan: PublicPlan }) {
  const { price, amount, currency } = plan;
  const promotion = promotionText(plan);
  const addedVat = addedVatText(plan);
  return (
    <div className={styles.price}>
      <p id={id} className={styles.amount}>
        {formatAmount(amount, currency)}
      </p>
      <p>{vatText(plan)}</p>
      {promotion ? (
        <>
          <p>
            <span className="visually-hidden">instead of </span>
            <s>{formatAmount(price, currency)}</s> {addedVat}
          </p>
          <p className={styles.promotion}>
            {promotion.description} <span className={styles.until}>{promotion.until}</span>
          </p>
        </>
      ) : null}
      {addedVat && !promotion ? (
        <p>
          {formatAmount(price, currency)} {addedVat}
        </p>
      ) : null}
    </div>
  );
}
