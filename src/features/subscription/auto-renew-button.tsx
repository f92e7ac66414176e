import type { ReactNode } from 'react';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { Button } from '#ui/Button.tsx';
import type { useAutoRenew } from './use-auto-renew.ts';

interface AutoRenewButtonProps {
  plan: RunningPlan;
  running: readonly RunningPlan[];
  autoRenew: ReturnType<typeof useAutoRenew>;
  /** Whether another call, such as a purchase, is pending. */
  isLocked?: boolean;
  block?: boolean;
  icon?: ReactNode;
}

/**
 * Turns auto-renew on or off. One button for both states keeps the focus (SUB-024, D-112). A plan whose auto-renew
 * cannot be turned on has no button: a plan without an end, and all but the latest plan. If the user has just turned
 * it off there, the heading gets the focus.
 */
export function AutoRenewButton(props: AutoRenewButtonProps) {
  const { plan, running, autoRenew, isLocked = false, block = false, icon } = props;
  const isUsable = plan.renews || (plan.isLatest && plan.expirationDate !== null);
  const busy = autoRenew.busyLabelOf(plan);
  useRecoverFocusAfter(isUsable && autoRenew.wasPressed(plan));
  if (!isUsable) return null;
  return (
    <Button
      block={block}
      icon={icon}
      busy={busy}
      isDisabled={isLocked || (autoRenew.isBusy && busy === undefined)}
      onPress={() => autoRenew.toggle(plan, running)}
    >
      {plan.renews ? 'Turn off auto-renew' : 'Turn on auto-renew'}
    </Button>
  );
}
