import { Info } from 'lucide-react';
import { Fragment, useId, type RefObject } from 'react';
import type { components } from '#api/contract.gen.ts';
import { PlanCard } from '#components/plan/plan-card.tsx';
import type { BlockReason } from '#components/plan/running-plans.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import shared from '../subscription.module.css';
import styles from './subscribe.module.css';

type PublicPlan = components['schemas']['PublicPlan'];

export interface Offer {
  plan: PublicPlan;
  blockReason: BlockReason | undefined;
  /** The name of a running plan that includes this plan. */
  includedIn: string | undefined;
}

interface PlanChoiceProps {
  offers: readonly Offer[];
  /** The plan that was clicked last, which may be blocked. */
  clickedId: string | undefined;
  /** Whether a purchase is pending. The radio buttons remain focusable, but no plan can be selected. */
  isLocked: boolean;
  onChoose: (planId: string) => void;
  /** The radio button of the first available plan, or of the first plan if none is available. */
  firstRef: RefObject<HTMLInputElement | null>;
}

const blockedMessage =
  'You already have an active subscription of the same type/price. Please choose a different plan.';

const reasonTexts: Readonly<Record<BlockReason, string>> = {
  'same-plan': 'Current plan',
  'same-price': 'Same price',
};

/** The plans on sale as a radio group, with features and prices (SUB-020). */
export function PlanChoice({ offers, clickedId, isLocked, onChoose, firstRef }: PlanChoiceProps) {
  const name = useId();
  const first = offers.find((offer) => !offer.blockReason) ?? offers[0];
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">Plans</legend>
      {offers.map((offer) => (
        <Fragment key={offer.plan.id}>
          <PlanRow
            offer={offer}
            group={name}
            isChosen={offer.plan.id === clickedId && !offer.blockReason}
            isLocked={isLocked}
            onChoose={() => {
              if (!isLocked) onChoose(offer.plan.id);
            }}
            inputRef={offer === first ? firstRef : undefined}
          />
          {offer.plan.id === clickedId && offer.blockReason ? (
            <Alert tone="error" title={blockedMessage} />
          ) : null}
        </Fragment>
      ))}
      {offers.some((offer) => offer.blockReason) ? (
        <Row as="p" gap={2} nowrap align="start" className={classNames('muted', shared.note)}>
          <Info aria-hidden="true" />
          You can't buy a plan that is already running, or another plan at the same price.
        </Row>
      ) : null}
    </fieldset>
  );
}

interface PlanRowProps {
  offer: Offer;
  group: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
}

/** The whole row is the label of its radio button. A blocked plan can be focused; a click shows the reason (D-109). */
function PlanRow({ offer, group, isChosen, isLocked, onChoose, inputRef }: PlanRowProps) {
  const { plan, blockReason, includedIn } = offer;
  const id = useId();
  const note = blockReason ? reasonTexts[blockReason] : includedIn && `Part of ${includedIn}`;
  return (
    <PlanCard id={id} plan={plan} note={note} isBlocked={blockReason !== undefined} isLocked={isLocked}>
      <input
        ref={inputRef}
        id={id}
        type="radio"
        name={group}
        className="visually-hidden"
        checked={isChosen}
        aria-disabled={blockReason !== undefined || isLocked || undefined}
        aria-labelledby={`${id}-name ${id}-amount`}
        aria-describedby={`${note ? `${id}-note ` : ''}${id}-terms${blockReason ? '' : ` ${id}-lines`}`}
        onChange={onChoose}
        // A radio button that remains unchecked fires no change event on the second click.
        onClick={blockReason ? onChoose : undefined}
      />
    </PlanCard>
  );
}
