import { useMutation, useQuery } from '@tanstack/react-query';
import {
  promotionListQuery,
  retirePromotionMutation,
  togglePromotionMutation,
  type Promotion,
} from '#api/queries/plans.ts';
import { confirmAction } from '#components/list/confirm-action.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { problemText } from '#components/problem-text.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { clock } from '#lib/time/clock.ts';
import { formatSchoolEnd, schoolDay } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row } from '#ui/layout.tsx';
import { markup } from '#ui/overlay/markup.ts';
import styles from './plans.module.css';

export function PromotionList({ planId }: { planId: string }) {
  const query = useQuery(promotionListQuery(planId));
  const failure = useQueryFailure(query);
  const { data: promotions } = query;
  if (failure || !promotions) {
    return (
      <NotLoaded title="Failed to load promotions" failure={failure} loading={<Skeleton height="3rem" />} />
    );
  }
  if (promotions.length === 0) return <p className="muted">No promotions yet.</p>;
  return (
    <ul>
      {promotions.map((promotion) => (
        <PromotionRow key={promotion.id} promotion={promotion} />
      ))}
    </ul>
  );
}

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const { id, name = 'Promotion', discountPercent = 0, isActive } = promotion;
  const { mutate, isPending } = useMutation({
    ...togglePromotionMutation(),
    onError: (error) => {
      const { title, advice } = problemText(error, {
        title: `${name} was not changed`,
        unknown: { title: `We do not know whether ${name} was changed` },
      });
      toast({ profile: 'app', tone: 'error', title, message: advice });
    },
  });
  const askToRetire = useRetirePromotion();
  const state = promotionState(promotion);
  return (
    <Row as="li" gap={4} className={styles.promotion}>
      <b className="breakable">{name}</b>
      <span>{discountPercent}% off</span>
      <PromotionDays promotion={promotion} />
      <Badge tone={state === 'On' ? 'success' : 'neutral'}>{state}</Badge>
      {state === 'Ended' ? null : (
        <Row gap={2} nowrap className={styles.promotionActions}>
          <Button
            size="small"
            aria-label={`Turn ${isActive ? 'off' : 'on'} ${name}`}
            busy={isPending ? 'Saving…' : undefined}
            onPress={() => mutate({ id, isActive: !isActive })}
          >
            {isActive ? 'Turn off' : 'Turn on'}
          </Button>
          {isActive ? (
            <Button
              size="small"
              dangerous
              aria-label={`Retire ${name}`}
              onPress={() => void askToRetire(promotion)}
            >
              Retire
            </Button>
          ) : null}
        </Row>
      )}
    </Row>
  );
}

/** Ends a promotion, after a confirmation (ADM-034). */
function useRetirePromotion() {
  const { mutateAsync } = useMutation(retirePromotionMutation());
  return (promotion: Promotion) => {
    const { name = 'Promotion' } = promotion;
    return confirmAction({
      title: 'Retire the promotion?',
      message: markup`<b>${name}</b> no longer lowers the price, for purchases and for renewals. Periods that are already paid keep their price.`,
      labels: { confirm: 'Retire', busy: 'Retiring…' },
      run: () => mutateAsync(promotion),
      success: `${name} is retired`,
      removesRow: true,
    });
  };
}

function promotionState({ isActive, startDate, endDate }: Promotion): 'On' | 'Off' | 'Ended' | 'Planned' {
  const now = clock.now().getTime();
  if (endDate !== undefined && Date.parse(endDate) <= now) return 'Ended';
  if (!isActive) return 'Off';
  return startDate !== undefined && Date.parse(startDate) > now ? 'Planned' : 'On';
}

/** The current promotion with the highest discount: discounts are not added (tag Plans of the contract). */
export function currentPromotion(promotions: readonly Promotion[]) {
  const running = promotions
    .filter((promotion) => promotionState(promotion) === 'On')
    .map(({ name = null, discountPercent = 0, endDate = null }) => ({ name, discountPercent, endDate }))
    .toSorted((a, b) => b.discountPercent - a.discountPercent);
  return running.find(({ discountPercent }) => discountPercent > 0) ?? null;
}

function PromotionDays({ promotion: { startDate, endDate } }: { promotion: Promotion }) {
  const first = startDate === undefined ? null : <time>{schoolDay(Date.parse(startDate))}</time>;
  const last = endDate === undefined ? null : <time>{formatSchoolEnd(endDate)}</time>;
  return (
    <span className="muted">
      {first && last ? (
        <>
          {first} to {last}
        </>
      ) : null}
      {first && !last ? <>from {first}</> : null}
      {last && !first ? <>until {last}</> : null}
      {first || last ? null : 'without an end'}
    </span>
  );
}
