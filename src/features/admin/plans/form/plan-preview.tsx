import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { safeParse } from 'valibot';
import { PlanCard } from '#components/plan/plan-card.tsx';
import { vatParts } from '#lib/vat.ts';
import { planFields, toPlanDetails, type PlanValues } from './plan-fields.ts';
import styles from './plan-preview.module.css';

/** The plan as it stands in the form, as a parent would see it; nothing while the form does not make a plan. */
export function PlanPreview<Output>({ control }: { control: Control<PlanValues, unknown, Output> }) {
  const id = useId();
  const values = useWatch({ control });
  const parsed = safeParse(planFields, values);
  if (!parsed.success) return null;
  const { output } = parsed;
  const { planName, duration, durationDays, price, priceIncludesVat, vatRatePercent } = output;
  const details = toPlanDetails(output);
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.preview}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        Preview, as a parent sees it
      </h2>
      <PlanCard
        id={id}
        plan={{
          id,
          planName,
          duration,
          durationDays,
          price,
          priceIncludesVat,
          vatRatePercent,
          currency: 'ZAR',
          features: JSON.parse(String(details.featuresJson)) as string[],
          entitlements: details.entitlements ?? 0,
          promotion: null,
          amount: vatParts(price, vatRatePercent, priceIncludesVat).gross,
        }}
      />
    </section>
  );
}
