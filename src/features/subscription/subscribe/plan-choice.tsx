import { Check, Info, X } from 'lucide-react';
import { Fragment, useId, type RefObject } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { addedVatWords, planLines, promotionWords, termWords, vatWords } from '../plan-words.ts';
import type { Block } from '../running-plans.ts';
import styles from './plan-choice.module.css';

type PublicPlan = components['schemas']['PublicPlan'];

/** A plan on sale, and whether this learner can get it. */
export interface Offer {
  plan: PublicPlan;
  block: Block | undefined;
  /** The running plan that opens the same and perhaps more: it can be bought, and need not be. */
  partOf: string | undefined;
}

interface PlanChoiceProps {
  offers: readonly Offer[];
  /** The plan that was pressed last, blocked or not. */
  wishedId: string | undefined;
  onChoose: (planId: string) => void;
  /** The first plan that can be bought, or the first of all. */
  firstRef: RefObject<HTMLInputElement | null>;
}

const blocked =
  'You already have an active subscription of the same type/price. Please choose a different plan.';

const reasons: Readonly<Record<Block, string>> = { 'same-plan': 'Current plan', 'same-price': 'Same price' };

/** The plans as one radio group: what each has and has not, and what it costs (SUB-020). */
export function PlanChoice({ offers, wishedId, onChoose, firstRef }: PlanChoiceProps) {
  const name = useId();
  const first = offers.find(({ block }) => !block) ?? offers[0];
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">Plans</legend>
      {offers.map((offer) => (
        <Fragment key={offer.plan.id}>
          <PlanRow
            offer={offer}
            group={name}
            isChosen={offer.plan.id === wishedId && !offer.block}
            onChoose={() => onChoose(offer.plan.id)}
            inputRef={offer === first ? firstRef : undefined}
          />
          {offer.plan.id === wishedId && offer.block ? <Alert tone="error" title={blocked} /> : null}
        </Fragment>
      ))}
      {offers.some(({ block }) => block) ? (
        <p className={styles.note}>
          <Info aria-hidden="true" />
          You can't buy a plan that is already running, or another plan at the same price.
        </p>
      ) : null}
    </fieldset>
  );
}

interface PlanRowProps {
  offer: Offer;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
}

/** The whole row is the label's. A blocked one can be reached and pressed, so that it can say why (D-109). */
function PlanRow({ offer: { plan, block, partOf }, group, isChosen, onChoose, inputRef }: PlanRowProps) {
  const id = useId();
  const note = block ? reasons[block] : partOf && `Part of ${partOf}`;
  return (
    <div className={styles.row} data-blocked={block !== undefined || undefined}>
      <input
        ref={inputRef}
        id={id}
        type="radio"
        name={group}
        className="visually-hidden"
        checked={isChosen}
        aria-disabled={block !== undefined || undefined}
        aria-labelledby={`${id}-name ${id}-amount`}
        aria-describedby={`${note ? `${id}-note ` : ''}${id}-terms ${id}-lines`}
        onChange={onChoose}
        // A radio that stays empty fires no second change.
        onClick={block ? onChoose : undefined}
      />
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.words}>
        <div className={styles.title}>
          <label htmlFor={id} id={`${id}-name`} className={styles.name}>
            {plan.planName}
          </label>
          {note ? (
            <span id={`${id}-note`}>
              <Badge tone="line">{note}</Badge>
            </span>
          ) : null}
        </div>
        <p id={`${id}-terms`} className={styles.terms}>
          {termWords(plan)}
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

/** What is paid now; beside it the price, where something comes off or on. */
function Price({ id, plan }: { id: string; plan: PublicPlan }) {
  const { price, amount, currency } = plan;
  const special = promotionWords(plan);
  const added = addedVatWords(plan);
  return (
    <div className={styles.price}>
      <p id={id} className={styles.amount}>
        {formatMoney(amount, currency)}
      </p>
      <p>{vatWords(plan)}</p>
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
