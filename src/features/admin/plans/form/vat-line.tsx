import { useWatch, type Control } from 'react-hook-form';
import { formatRand } from '#lib/money.ts';
import { vatParts } from '#lib/vat.ts';
import type { PlanValues } from './plan-fields.ts';
import styles from './plan-form.module.css';

/** What the tax makes of the price, worked out while it is typed. */
export function VatLine<Output>({ control }: { control: Control<PlanValues, unknown, Output> }) {
  const [price, rate, isIncluded] = useWatch({
    control,
    name: ['price', 'vatRatePercent', 'priceIncludesVat'],
  });
  if (price === null || rate === null) return null;
  // A text that is no number is NaN: there is nothing to work out.
  if (!(price >= 0 && rate >= 0)) return null;
  const { net, vat, gross } = vatParts(price, rate, isIncluded);
  return (
    <p className={styles.vat} aria-live="polite">
      {isIncluded
        ? `${formatRand(gross)} = ${formatRand(net)} + ${formatRand(vat)} VAT`
        : `${formatRand(net)} + ${formatRand(vat)} VAT = ${formatRand(gross)}`}
    </p>
  );
}
