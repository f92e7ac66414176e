import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { pick, safeParse } from 'valibot';
import {
  createPlanMutation,
  planListQuery,
  updatePlanMutation,
  type Plan,
  promotionListQuery,
} from '#api/queries/plans.ts';
import { editedListRecord } from '#components/form/conflict/edited-list-record.ts';
import { FormCheckboxGroup } from '#components/form/fields/form-checkbox-group.tsx';
import { FormCheckbox } from '#components/form/fields/form-checkbox.tsx';
import { FormNumberField } from '#components/form/fields/form-number-field.tsx';
import { FormSelect } from '#components/form/fields/form-select.tsx';
import { FormTextArea } from '#components/form/fields/form-text-area.tsx';
import { FormTextField } from '#components/form/fields/form-text-field.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { FormPair } from '#components/form/form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { PlanCard } from '#components/plan/plan-card.tsx';
import { planStatusNames } from '#components/plan/plan-status-badge.tsx';
import { formatAmount } from '#lib/money.ts';
import { vatParts } from '#lib/vat.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { useIsSidePanelDocked } from '#ui/overlay/use-is-side-panel-docked.ts';
import {
  entitlementOptions,
  planFields,
  toPlanDetails,
  toPlanValues,
  type PlanValues,
  splitLines,
  sumFlags,
} from './plan-fields.ts';
import { currentPromotion } from './promotions.tsx';
import styles from './plans.module.css';

const statusOptions = Object.entries(planStatusNames).map(([id, label]) => ({ id, label }));
const currencyOptions = [{ id: 'ZAR', label: 'ZAR' }];

interface PlanFormProps {
  plan: Plan | undefined;
  draft: Partial<PlanValues> | undefined;
  onSaved: () => void;
  /** Called after a failed save. The caller stores the draft and closes the editor (D-126). */
  onFailed: (draft: Partial<PlanValues>, error: unknown) => void;
  onClose: () => void;
}

/** Edits a plan and previews the card that parents see (ADM-012, ADM-026 to ADM-031). */
export function PlanForm({ plan, draft, onSaved, onFailed, onClose }: PlanFormProps) {
  const queryClient = useQueryClient();
  const isDocked = useIsSidePanelDocked();
  const form = useProblemForm({
    schema: planFields,
    defaultValues: toPlanValues(plan),
    restoredValues: draft,
    mutation: plan ? updatePlanMutation(plan.id) : createPlanMutation(),
    toBody: toPlanDetails,
    texts: { busy: 'Saving…', success: plan ? 'Plan updated' : 'Plan created' },
    edited: editedListRecord(
      plan,
      () => queryClient.query({ ...planListQuery(), staleTime: 0 }),
      toPlanValues,
    ),
    onSuccess: onSaved,
    onFailure: (values, error) => {
      console.warn('The plan was not saved.', error);
      onFailed(values, error);
    },
  });
  const { control } = form;
  const preview = <PlanPreview control={control} planId={plan?.id} />;
  return (
    <>
      {isDocked ? preview : null}
      <FormDialog title={plan ? 'Edit plan' : 'New plan'} form={form} onClose={onClose}>
        <FormTextField control={control} name="planName" label="Plan name" />
        <FormTextField control={control} name="planCode" label="Plan code" />
        <FormPair>
          <FormNumberField control={control} name="price" label="Price" />
          <FormSelect control={control} name="currency" label="Currency" options={currencyOptions} />
        </FormPair>
        <FormCheckbox control={control} name="priceIncludesVat" label="Price includes VAT" />
        <FormPair>
          <FormNumberField control={control} name="vatRatePercent" label="VAT rate (%)" />
          <FormNumberField control={control} name="displayOrder" label="Order" />
        </FormPair>
        <VatLine control={control} />
        <FormPair>
          <FormTextField control={control} name="duration" label="Term" />
          <FormNumberField control={control} name="durationDays" label="Days" description="0 for no end." />
        </FormPair>
        <FormSelect control={control} name="status" label="Status" options={statusOptions} />
        <FormTextArea
          control={control}
          name="features"
          label="Features"
          description="One per line, as parents read them."
          rows={4}
        />
        <FormCheckboxGroup
          control={control}
          name="entitlements"
          label="Entitlements"
          options={entitlementOptions}
        />
        {isDocked ? null : preview}
      </FormDialog>
    </>
  );
}

const priceFields = pick(planFields, ['price', 'vatRatePercent']);

/** Shown while the price and the rate are valid. */
function VatLine<Output>({ control }: { control: Control<PlanValues, unknown, Output> }) {
  const [price, rate, isIncluded] = useWatch({
    control,
    name: ['price', 'vatRatePercent', 'priceIncludesVat'],
  });
  const parsed = safeParse(priceFields, { price, vatRatePercent: rate });
  if (!parsed.success) return null;
  const { net, vat, gross } = vatParts(parsed.output.price, parsed.output.vatRatePercent, isIncluded);
  return (
    <p className={classNames('muted tabular', styles.vat)} aria-live="polite">
      {isIncluded
        ? `${formatAmount(gross)} = ${formatAmount(net)} + ${formatAmount(vat)} VAT`
        : `${formatAmount(net)} + ${formatAmount(vat)} VAT = ${formatAmount(gross)}`}
    </p>
  );
}

interface PlanPreviewProps<Output> {
  control: Control<PlanValues, unknown, Output>;
  planId: string | undefined;
}

/** Shows the plan as parents see it, if the form is valid. */
function PlanPreview<Output>({ control, planId }: PlanPreviewProps<Output>) {
  const id = useId();
  const values = useWatch({ control });
  const { data: promotions = [] } = useQuery({
    ...promotionListQuery(planId ?? ''),
    enabled: planId !== undefined,
  });
  const parsed = safeParse(planFields, values);
  if (!parsed.success) return null;
  const { features, entitlements, ...plan } = parsed.output;
  const promotion = currentPromotion(promotions);
  const amount = vatParts(
    plan.price,
    plan.vatRatePercent,
    plan.priceIncludesVat,
    promotion?.discountPercent ?? 0,
  ).gross;
  return (
    <Stack as="section" gap={2} aria-labelledby={`${id}-heading`} className={styles.preview}>
      <h2 id={`${id}-heading`} className={classNames('muted', styles.previewHeading)}>
        Preview, as a parent sees it
      </h2>
      <PlanCard
        id={id}
        plan={{
          ...plan,
          id,
          currency: 'ZAR',
          features: splitLines(features),
          entitlements: sumFlags(entitlements),
          promotion,
          amount,
        }}
      />
    </Stack>
  );
}
