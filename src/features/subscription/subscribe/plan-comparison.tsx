import { useId, type ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { dayText, planAccess } from '#components/plan/plan-text.ts';
import { endOfTerm } from '#components/plan/running-plans.ts';
import { formatAmount } from '#lib/money.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDayInWords } from '#lib/time/readable-dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Stack } from '#ui/layout.tsx';
import type { PlanChange } from './plan-change.ts';
import styles from './subscribe.module.css';

type PublicPlan = components['schemas']['PublicPlan'];

interface PlanComparisonProps {
  chosen: PublicPlan;
  change: PlanChange;
  isTurnedOff: boolean;
  onChange: (isTurnedOff: boolean) => void;
  isLocked: boolean;
}

/** Before the purchase: both plans, and whether the running one goes on renewing (D-271). */
export function PlanComparison({ chosen, change, isTurnedOff, onChange, isLocked }: PlanComparisonProps) {
  const headingId = useId();
  return (
    <Stack as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        Your change of plan
      </h2>
      <div className={styles.renewal}>
        <Checkbox
          label={`Turn off renewal of ${namesOf(change)} (saves ${savingsText(change)})`}
          description={`${chosen.planName} has all of ${namesOf(change)}, ${openUntilText(change)}`}
          isSelected={isTurnedOff}
          onChange={onChange}
          isDisabled={isLocked}
        />
      </div>
      <Table chosen={chosen} change={change} isTurnedOff={isTurnedOff} />
    </Stack>
  );
}

const namesOf = ({ renewing }: PlanChange): string =>
  formatNameList(renewing.map(({ plan }) => plan.planName));

/** Formats 'R199.50 on 31 May'. */
export const savingsText = ({ renewing }: PlanChange): string =>
  formatNameList(
    renewing.map(
      ({ plan, renewalAmount }) =>
        `${formatAmount(renewalAmount, plan.currency)} on ${dayText(plan.nextBillingDateUtc ?? plan.expirationDate)}`,
    ),
  );

const openUntilText = ({ renewing }: PlanChange): string =>
  renewing.length === 1
    ? `which stays open until ${dayText(renewing[0]?.plan.expirationDate ?? null)}.`
    : 'which stay open until their ends.';

interface Row {
  name: string;
  /** One for each renewing plan. */
  current: readonly ReactNode[];
  chosen: ReactNode;
}

type TableProps = Pick<PlanComparisonProps, 'chosen' | 'change' | 'isTurnedOff'>;

function Table({ chosen, change: { renewing }, isTurnedOff }: TableProps) {
  return (
    <div className={styles.comparison}>
      <table>
        <thead>
          <tr>
            <td />
            {renewing.map(({ plan }) => (
              <th key={plan.planId} scope="col">
                {plan.planName} <Badge tone="success">Current plan</Badge>
              </th>
            ))}
            <th scope="col" data-new>
              {chosen.planName} <Badge tone="outline">New plan</Badge>
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(chosen, renewing, isTurnedOff).map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {renewing.map(({ plan }, index) => (
                <td key={plan.planId} data-plan={plan.planName}>
                  {row.current[index]}
                </td>
              ))}
              <td data-new data-plan={chosen.planName}>
                {row.chosen}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(chosen: PublicPlan, renewing: PlanChange['renewing'], isTurnedOff: boolean): Row[] {
  const now = clock.now();
  const { durationDays } = chosen;
  return [
    {
      name: 'Price',
      current: renewing.map(({ plan, offer, renewalAmount }) => (
        <Price key={plan.planId} amount={formatAmount(renewalAmount, plan.currency)}>
          {offer?.duration}
        </Price>
      )),
      chosen: <NewPrice plan={chosen} />,
    },
    {
      name: 'From',
      current: renewing.map(({ plan }) => dayText(plan.termStartDate)),
      chosen: `Today, ${formatDayInWords(now, now)}`,
    },
    {
      name: 'Ends',
      current: renewing.map(({ plan }) => dayText(plan.expirationDate)),
      chosen: durationDays === 0 ? dayText(null) : formatDayInWords(endOfTerm(now, durationDays), now),
    },
    {
      name: 'Renews',
      current: renewing.map(({ plan, renewalAmount }) =>
        isTurnedOff
          ? 'Turned off with this purchase'
          : `${dayText(plan.nextBillingDateUtc ?? plan.expirationDate)}, ${formatAmount(renewalAmount, plan.currency)}`,
      ),
      chosen: 'Only if you turn it on',
    },
    ...planAccess.map(({ flag, name }) => ({
      name,
      current: renewing.map(({ offer }) => hasText(offer, flag)),
      chosen: hasText(chosen, flag),
    })),
  ];
}

const Price = ({ amount, children }: { amount: string; children: ReactNode }) => (
  <>
    <strong>{amount}</strong>
    <span className="fs-0">{children}</span>
  </>
);

function NewPrice({ plan: { amount, price, currency, duration, promotion } }: { plan: PublicPlan }) {
  return (
    <Price amount={formatAmount(amount, currency)}>
      {duration}
      {promotion ? (
        <>
          , {promotion.discountPercent}% off <s>{formatAmount(price, currency)}</s>
        </>
      ) : null}
    </Price>
  );
}

const hasText = (plan: PublicPlan | undefined, flag: number): string =>
  ((plan?.entitlements ?? 0) & flag) > 0 ? 'Yes' : 'No';
