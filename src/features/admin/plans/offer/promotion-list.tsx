import { useMutation, useQuery } from '@tanstack/react-query';
import { promotionListQuery, togglePromotionMutation, type Promotion } from '#api/queries/plans.ts';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { schoolDay } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { promotionState } from '../promotion-state.ts';
import styles from './offer.module.css';

/** The promotions of a plan, with what they do now. */
export function PromotionList({ planId }: { planId: string }) {
  const query = useQuery(promotionListQuery(planId));
  const failure = useLoadFailure(query);
  if (failure) {
    const { title, advice } = problemText(failure.error);
    return (
      <ErrorState
        title="Failed to load promotions"
        text={`${title}. ${advice}`}
        headingLevel={3}
        onRetry={failure.retry}
        retrying={failure.isRetrying ? 'Trying…' : undefined}
      />
    );
  }
  const { data: promotions } = query;
  if (!promotions) return <Skeleton height="3rem" />;
  if (promotions.length === 0) return <p className={styles.note}>No promotions yet.</p>;
  return (
    <ul className={styles.promotions}>
      {promotions.map((promotion) => (
        <PromotionRow key={promotion.id} promotion={promotion} />
      ))}
    </ul>
  );
}

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const { mutate, isPending } = useMutation(togglePromotionMutation());
  const { id, name = 'Promotion', discountPercent = 0, isActive } = promotion;
  const state = promotionState(promotion);
  const turn = () => {
    if (isPending) return;
    mutate(
      { id, isActive: !isActive },
      {
        onError: (error) => {
          const { title, advice } = problemText(error);
          toast({
            profile: 'app',
            tone: 'error',
            title: `${name} was not changed`,
            message: `${title}. ${advice}`,
          });
        },
      },
    );
  };
  return (
    <li className={styles.promotion}>
      <b className={styles.name}>{name}</b>
      <span>{discountPercent}% off</span>
      <span className={styles.days}>{daysOf(promotion)}</span>
      <Badge tone={state === 'On' ? 'ok' : 'plain'}>{state}</Badge>
      {state === 'Ended' ? null : (
        <Button
          size="small"
          aria-label={`Turn ${isActive ? 'off' : 'on'} ${name}`}
          busy={isPending ? 'Turning…' : undefined}
          onPress={turn}
        >
          {isActive ? 'Turn off' : 'Turn on'}
        </Button>
      )}
    </li>
  );
}

/** From its first to its last day at school; the end in the contract is the moment after that day. */
function daysOf({ startDate, endDate }: Promotion): string {
  const first = startDate === undefined ? undefined : schoolDay(Date.parse(startDate));
  const last = endDate === undefined ? undefined : schoolDay(Date.parse(endDate) - 1);
  if (first && last) return `${first} to ${last}`;
  if (last) return `until ${last}`;
  return first ? `from ${first}` : 'without an end';
}
