import { Link, useHydrated } from '@tanstack/react-router';
import { ArrowRight, UserRound } from 'lucide-react';
import { useFreeToday } from '#components/plan/free-learner.ts';
import { freeActivitiesPerDay } from '#lib/free-activities.ts';
import { useCanPay } from '#session/can-pay.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { AskParent } from '../ask-parent/ask-parent.tsx';
import { PaymentFrame } from '../payment-frame.tsx';
import { useIsAdult } from '../use-is-adult.ts';
import styles from './paywall-screen.module.css';

const subscribe: string = '/subscribe';

/** The page that a 402 opens (SUB-001, SUB-068): a learner asks a parent for a plan, a parent opens the plans. */
export function PaywallScreen({ learnerId }: { learnerId: string | undefined }) {
  const currentId = useSession((session) => session.details?.id);
  const lead = usePaywallLead();
  const id = useHydrated() ? (learnerId ?? currentId) : undefined;
  return (
    <PaymentFrame title="Unlock full access" lead={lead}>
      {id ? <PaywallOptions key={id} learnerId={id} /> : <UnknownLearner />}
    </PaymentFrame>
  );
}

function PaywallOptions({ learnerId }: { learnerId: string }) {
  const mayPay = useCanPay();
  const parentEntry = <ParentEntry learnerId={learnerId} />;
  return (
    <>
      {mayPay ? parentEntry : null}
      <AskParent learnerId={learnerId} />
      {mayPay ? null : parentEntry}
    </>
  );
}

const leadForAdults = `${freeActivitiesPerDay} activities a day are free. A plan opens all the others for this learner: `;

function usePaywallLead(): string {
  const name = useSession((session) => session.details?.name);
  const { left } = useFreeToday();
  const isAdult = useIsAdult();
  const mayPay = useCanPay();
  if (isAdult) {
    return `${leadForAdults}${mayPay ? 'see the plans, or ask another parent.' : 'ask a parent.'}`;
  }
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
  const mayPay = useCanPay();
  if (mayPay) {
    return (
      <>
        <strong>You can buy a plan yourself.</strong> Compare the plans first.
      </>
    );
  }
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
