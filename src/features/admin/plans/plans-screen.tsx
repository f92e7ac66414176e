import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Archive, CirclePlay } from 'lucide-react';
import { planListQuery, setPlanOnSaleMutation, type Plan } from '#api/queries/plans.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { confirmAction } from '#components/list/confirm-action.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useRemaining } from '#components/list/undo/pending-deletion.ts';
import { useList } from '#components/list/use-list.ts';
import { planStatusNames, PlanStatusBadge } from '#components/plan/plan-status-badge.tsx';
import { formatRand } from '#lib/money.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { PlanForm } from './plan-form.tsx';
import { PriceAndPromotions } from './price-and-promotions.tsx';
import { discardUnsavedPlan, storeUnsavedPlan, UnsavedPlanAlert, useUnsavedPlans } from './unsaved-plans.tsx';

const statusName = ({ status }: Plan) => planStatusNames[status];

const columns: readonly ListColumn<Plan>[] = [
  textColumn('order', 'Order', ({ displayOrder }) => String(displayOrder), {
    sortBy: ({ displayOrder }) => displayOrder,
    align: 'end',
  }),
  textColumn('plan', 'Plan', ({ planName }) => planName, { rowHeader: true }),
  textColumn('price', 'Price', ({ price }) => formatRand(price), {
    sortBy: ({ price }) => price,
    csv: ({ price }) => price,
    align: 'end',
  }),
  textColumn('term', 'Term', ({ duration }) => duration),
  {
    id: 'status',
    header: 'Status',
    width: '8.5em',
    sortBy: statusName,
    searchText: statusName,
    cell: ({ status }) => <PlanStatusBadge status={status} />,
    onCard: 'corner',
  },
];

const isOnSale = ({ status }: Pick<Plan, 'status'>): boolean => status === 1;
const idOf = ({ id }: Plan) => id;
const nameOf = ({ planName }: Plan) => planName;

export function PlansScreen() {
  const { data: plans } = useSuspenseQuery(planListQuery());
  const form = useFormParam(plans);
  const list = useList({ rows: plans, columns, openRow: form.record?.id });
  const toggleOnSale = useToggleOnSale();
  const unsavedPlans = useRemaining(useUnsavedPlans());
  const openId = form.record?.id ?? newRecord;

  return (
    <ListScreen
      title="Subscription Plans"
      noun={{ singular: 'plan', plural: 'plans' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      form={form}
      addLabel="New plan"
      fileName="plans"
      rowActions={[
        {
          label: 'Activate',
          icon: <CirclePlay aria-hidden="true" />,
          onPress: toggleOnSale,
          hasVisibleLabel: true,
          isShown: (plan) => !isOnSale(plan),
        },
        {
          label: 'Retire',
          isDangerous: true,
          icon: <Archive aria-hidden="true" />,
          onPress: toggleOnSale,
          hasVisibleLabel: true,
          isShown: isOnSale,
        },
      ]}
      emptyState={<EmptyState title="No plans yet." text="Add the first plan that parents can buy." />}
    >
      {unsavedPlans.map((unsaved) =>
        form.isOpen && unsaved.id === openId ? null : (
          <UnsavedPlanAlert key={unsaved.id} unsaved={unsaved} onReopen={() => form.open(unsaved.id)} />
        ),
      )}
      <PriceAndPromotions plans={plans} edited={plans.find(({ id }) => id === form.record?.id)} />
      {form.isOpen ? (
        <PlanForm
          key={openId}
          plan={form.record}
          draft={unsavedPlans.find(({ id }) => id === openId)?.draft}
          onSaved={() => {
            discardUnsavedPlan(openId);
            form.close();
          }}
          onFailed={(draft, error) => {
            const name = draft.planName ?? form.record?.planName ?? 'The new plan';
            storeUnsavedPlan({ id: openId, name, draft, error });
            form.close();
          }}
          onClose={form.close}
        />
      ) : null}
    </ListScreen>
  );
}

/** Activates or retires a plan, after a confirmation (ADM-028). */
function useToggleOnSale() {
  const { mutateAsync } = useMutation(setPlanOnSaleMutation());
  return ({ id, planName, ...plan }: Plan) => {
    const run = () => mutateAsync({ id, isOnSale: !isOnSale(plan) });
    void (isOnSale(plan)
      ? confirmAction({
          title: 'Retire the plan?',
          message: markup`<b>${planName}</b> can no longer be bought. Learners who have it keep it, and it still renews automatically.`,
          labels: { confirm: 'Retire', busy: 'Retiring…' },
          run,
          success: `${planName} is retired`,
        })
      : confirmAction({
          title: 'Activate the plan?',
          message: markup`Parents see <b>${planName}</b> at once and can buy it.`,
          labels: { confirm: 'Activate', busy: 'Activating…' },
          tone: 'primary',
          run,
          success: `${planName} is active`,
        }));
  };
}

export const PlansSkeleton = () => <ListScreenSkeleton text="Loading plans…" rows={5} buttons={2} />;
