import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { addedVatText, planLines, promotionText, termText, vatText } from './plan-text.ts';
import styles from './plan-card.module.css';

type PublicPlan = components['schemas']['PublicPlan'];

interface PlanCardProps {
  /** The id of the radio button, and prefix of the ids of the card's parts. */
  id: string;
  plan: PublicPlan;
  note?: string | undefined;
  isBlocked?: boolean;
  /** The selection cannot be changed. */
  isLocked?: boolean;
  /** The radio button; without it the card is static and looks selected. */
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
              <Badge tone="line">{note}</Badge>
            </span>
          ) : null}
        </div>
        <p id={`${id}-terms`} className={styles.terms}>
          {termText(plan)}
        </p>
        <Lines id={`${id}-lines`} plan={plan} />
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

/** The amount to pay, and the list price if a promotion or VAT changes it. */
function Price({ id, plan }: { id: string; plan: PublicPlan }) {
  const { price, amount, currency } = plan;
  const special = promotionText(plan);
  const added = addedVatText(plan);
  return (
    <div className={styles.price}>
      <p id={id} className={styles.amount}>
        {formatMoney(amount, currency)}
      </p>
      <p>{vatText(plan)}</p>
      {special ? (
        <>
          <p>
            <span className="visually-hidden">instead of </span>
            <s>{formatMoney(price, currency)}</s> {added}
          </p>
          <p className={styles.special}>
            {special.what} <span className={styles.until}>{special.until}</span>
          </p>
        </>
      ) : null}
      {added && !special ? (
        <p>
          {formatMoney(price, currency)} {added}
        </p>
      ) : null}
    </div>
  );
}
