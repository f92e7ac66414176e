import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { safeParse } from 'valibot';
import { promotionListQuery } from '#api/queries/plans.ts';
import { PlanCard } from '#components/plan/plan-card.tsx';
import { vatParts } from '#lib/vat.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { linesOf, planFields, sumOf, type PlanValues } from './plan-fields.ts';
import { promotionNow } from './promotions.tsx';
import styles from './plans.module.css';

interface PlanPreviewProps<Output> {
  control: Control<PlanValues, unknown, Output>;
  /** Undefined for a new plan, which has no promotions yet. */
  planId: string | undefined;
}

/** The plan as it stands in the form, as a parent would see it; nothing while the form does not make a plan. */
export function PlanPreview<Output>({ control, planId }: PlanPreviewProps<Output>) {
  const id = useId();
  const values = useWatch({ control });
  const { data: promotions = [] } = useQuery({
    ...promotionListQuery(planId ?? ''),
    enabled: planId !== undefined,
  });
  const parsed = safeParse(planFields, values);
  if (!parsed.success) return null;
  const { features, entitlements, ...plan } = parsed.output;
  const promotion = promotionNow(promotions);
  const amount = vatParts(
    plan.price,
    plan.vatRatePercent,
    plan.priceIncludesVat,
    promotion?.discountPercent ?? 0,
  ).gross;
  return (
    <Stack as="section" gap={2} aria-labelledby={`${id}-heading`} className={styles.preview}>
      <h2 id={`${id}-heading`} className={classNames('muted', styles.heading)}>
        Preview, as a parent sees it
      </h2>
      <PlanCard
        id={id}
        plan={{
          ...plan,
          id,
          currency: 'ZAR',
          features: linesOf(features),
          entitlements: sumOf(entitlements),
          promotion,
          amount,
        }}
      />
    </Stack>
  );
}
