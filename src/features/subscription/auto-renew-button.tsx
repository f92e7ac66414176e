import type { ReactNode } from 'react';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { Button } from '#ui/Button.tsx';
import type { RunningPlan } from './running-plans.ts';
import type { useAutoRenew } from './use-auto-renew.ts';

interface AutoRenewButtonProps {
  plan: RunningPlan;
  running: readonly RunningPlan[];
  autoRenew: ReturnType<typeof useAutoRenew>;
  /** Another call is under way, such as a purchase. */
  isLocked?: boolean;
  block?: boolean;
  icon?: ReactNode;
}

/**
 * One button for both states, so that it keeps the focus (SUB-024, D-112). Only the latest plan can be turned on again, and
 * a plan without an end cannot renew: then the button is removed and the heading gets the focus.
 */
export function AutoRenewButton(props: AutoRenewButtonProps) {
  const { plan, running, autoRenew, isLocked = false, block = false, icon } = props;
  const isUsable = plan.renews || (plan.isLatest && plan.expirationDate !== null);
  const busy = autoRenew.busyWordOf(plan);
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
