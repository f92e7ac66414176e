import { Link, useHydrated } from '@tanstack/react-router';
import { ArrowRight, UserRound } from 'lucide-react';
import type { Learner } from '#api/queries/learners.ts';
import { isCheckoutNews, type StoredCheckout } from '#components/checkout/checkout-state.ts';
import { CheckoutStatus } from '#components/checkout/checkout-status.tsx';
import { PendingPayment } from '#components/checkout/pending-payment.tsx';
import { useLearnerCheckout } from '#components/checkout/stored-checkouts.ts';
import { UnpaidNote } from '#components/checkout/unpaid-note.tsx';
import {
  otherBuyerName,
  useCheckoutState,
  type CheckoutProgress,
} from '#components/checkout/use-checkout-state.ts';
import { useRecoverFocusAfter } from '#components/page/focus/focus-content.ts';
import { useFreeToday } from '#components/plan/free-learner.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { clock } from '#lib/time/clock.ts';
import { useCanPay } from '#session/can-pay.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { AskParent } from '../ask-parent/ask-parent.tsx';
import { PaymentFrame } from '../payment-frame.tsx';
import { useIsAdult } from '../use-is-adult.ts';
import { ParentPaywall } from './parent-paywall.tsx';
import styles from './paywall-screen.module.css';

const subscribe: string = '/subscribe';

/** The page that a 402 opens (SUB-001, SUB-068): a learner asks a parent for a plan, a parent opens the plans. */
export function PaywallScreen({ learnerId }: { learnerId: string | undefined }) {
  const currentId = useSession((session) => session.details?.id);
  const lead = usePaywallLead();
  const isHydrated = useHydrated();
  const isParent = useSession((session) => session.details?.role === Role.Parent);
  const id = isHydrated ? (learnerId ?? currentId) : undefined;
  return (
    <PaymentFrame title="Unlock full access" lead={lead}>
      {isHydrated && isParent ? (
        <ParentPaywall
          learnerId={learnerId}
          renderOptions={(learner) => <PaywallOptions learnerId={learner.id} learner={learner} />}
        />
      ) : null}
      {id && !isParent ? <PaywallOptions key={id} learnerId={id} /> : null}
      {id || isParent ? null : <UnknownLearner />}
    </PaymentFrame>
  );
}

interface PaywallOptionsProps {
  learnerId: string;
  /** The learner's record, if the user is a parent. */
  learner?: Learner | undefined;
}

/** While a payment is being confirmed, offers neither buying nor an email (D-291). */
function PaywallOptions({ learnerId, learner }: PaywallOptionsProps) {
  const canPay = useCanPay();
  const { checkout, isReady } = useLearnerCheckout(learnerId);
  // The running plans are requested only if the device has a checkout: visitors must not.
  const progress = useCheckoutState(checkout && learnerId);
  const isPending = progress.state === 'pending';
  useRecoverFocusAfter(isPending);
  if (!isReady) return null;
  return (
    <>
      <CheckoutStatus {...progress} learnerName={learner?.name} />
      {isPending && progress.checkout ? (
        <PendingNotice learner={learner} progress={progress} checkout={progress.checkout} canPay={canPay} />
      ) : (
        <Offers learnerId={learnerId} learner={learner} progress={progress} canPay={canPay} />
      )}
    </>
  );
}

interface PendingNoticeProps {
  learner: Learner | undefined;
  progress: CheckoutProgress;
  checkout: StoredCheckout;
  canPay: boolean;
}

function PendingNotice({ learner, progress, checkout, canPay }: PendingNoticeProps) {
  if (!canPay) {
    return (
      <Alert tone="info" title={`The payment for ${checkout.planName} is being confirmed`}>
        A parent has started a payment. The plan starts automatically when the payment is confirmed.
      </Alert>
    );
  }
  return (
    <PendingPayment
      checkout={checkout}
      learnerName={learner?.name}
      buyerName={otherBuyerName(progress, learner)}
      headingLevel={2}
    />
  );
}

interface OffersProps extends PaywallOptionsProps {
  progress: CheckoutProgress;
  canPay: boolean;
}

function Offers({ learnerId, learner, progress, canPay }: OffersProps) {
  const isActive = progress.state === 'paid' && isCheckoutNews(progress, clock.now());
  const activeTitle = `${progress.checkout?.planName} is active.`;
  if (!canPay) {
    return isActive ? (
      <Alert tone="info" title={activeTitle}>
        The payment is confirmed. Go back and open the activity again.
      </Alert>
    ) : (
      <>
        <AskParent learnerId={learnerId} />
        <ParentEntry learnerId={learnerId} />
      </>
    );
  }
  return (
    <>
      <UnpaidNote
        state={progress.state}
        checkout={progress.checkout}
        buyerName={otherBuyerName(progress, learner)}
      />
      {isActive ? (
        <Alert tone="info" title={activeTitle}>
          The payment is confirmed. Buy another plan only if this one does not have what you need.
        </Alert>
      ) : null}
      <BuyPlan learnerId={learnerId} name={learner?.name} />
      <AskParent learnerId={learnerId} />
    </>
  );
}

/** The main action of a user who may pay; its label is prescribed (SUB-007). */
const BuyPlan = ({ learnerId, name }: { learnerId: string; name: string | undefined }) => (
  <section className={cardStyle()} aria-labelledby="buy">
    <Stack gap={3}>
      <h2 id="buy" className="fs-3">
        {name ? `Buy a plan for ${name}` : 'Buy a plan'}
      </h2>
      <p>You can buy a plan yourself. Compare the plans first.</p>
      <Row>
        <Link to={subscribe} search={{ learnerId }} className={buttonStyle({ variant: 'primary' })}>
          I'm the parent
          <ArrowRight aria-hidden="true" />
        </Link>
      </Row>
    </Stack>
  </section>
);

const leadForAdults = `Without a plan, a learner can do ${freeActivitiesPerDay} activities a day. A plan opens all the others.`;

function usePaywallLead(): string {
  const name = useSession((session) => session.details?.name);
  const { left } = useFreeToday();
  const isAdult = useIsAdult();
  if (isAdult) return leadForAdults;
  if (left === undefined) return 'A plan opens all the school work of the grade, as often as you like.';
  return left === 0
    ? `You did all ${freeActivitiesPerDay} free activities of today, ${name}. Well done! Ask a parent to open the rest, or come back tomorrow for ${freeActivitiesPerDay} more.`
    : `You still have ${left} of ${freeActivitiesPerDay} free activities today, ${name}. A parent can open all the others.`;
}

function ParentEntry({ learnerId }: { learnerId: string }) {
  return (
    <section className={styles.parent} aria-label="For parents">
      <UserRound aria-hidden="true" />
      <p>
        <ParentText />
      </p>
      <Link to={subscribe} search={{ learnerId }} className={buttonStyle({ variant: 'quiet' })}>
        I'm the parent
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}

function ParentText() {
  const isAdult = useIsAdult();
  return isAdult ? (
    <>
      <strong>Only a parent can buy a plan.</strong> If you are one, sign in as a parent.
    </>
  ) : (
    <>
      <strong>Is a parent beside you?</strong> Go on to the plans together.
    </>
  );
}

function UnknownLearner() {
  return (
    <div className={cardStyle()}>
      <p role="alert">We couldn't identify the learner. Please sign in again.</p>
      <Link to="/auth/login" className={classNames(buttonStyle({ variant: 'primary' }), styles.login)}>
        Login
      </Link>
    </div>
  );
}
