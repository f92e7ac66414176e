import { Link } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Office } from '../office.tsx';
import { PaymentFrame } from '../payment-frame.tsx';
import styles from '../payment-frame.module.css';

/** Lazy: only learners need the code that sends requests. */
const AskParent = lazy(async () => {
  const { AskParentWithQueryClient } = await import('../ask-parent/ask-parent-with-query-client.tsx');
  return { default: AskParentWithQueryClient };
});

const lead =
  'This part of the school opens with a plan. Please contact the office to arrange payment; it opens as soon as the office has received it.';
const leadForLearners =
  'You have done nothing wrong! This part opens with a plan, and a grown-up buys that. Ask a parent: they can buy it online, or contact the office to arrange payment.';

/**
 * The page to which paid content redirects users without a plan (SES-018, SUB-060, SUB-061). A learner can ask a
 * parent (D-238).
 */
export function OfflinePaymentScreen() {
  const learnerId = useSession(({ details }) => (details?.role === Role.Learner ? details.id : undefined));
  return (
    <PaymentFrame title="Payment Required" lead={learnerId ? leadForLearners : lead}>
      {learnerId ? (
        <Suspense fallback={<Skeleton height="320px" />}>
          <AskParent learnerId={learnerId} />
        </Suspense>
      ) : null}
      <section className={cardStyle()} aria-labelledby="office">
        <h2 id="office" className={classNames(styles.title, 'fs-3')}>
          {learnerId ? 'For your parent: the office' : 'The office'}
        </h2>
        <Office />
        <div className={styles.actions}>
          <Link to="/contact-us" className={buttonStyle({ variant: learnerId ? 'secondary' : 'primary' })}>
            Contact Us
          </Link>
          <Link to="/home" className={buttonStyle({ variant: 'quiet' })}>
            Return to Home
          </Link>
        </div>
      </section>
    </PaymentFrame>
  );
}
