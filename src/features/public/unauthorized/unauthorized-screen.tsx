import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

/** Loaded for parents who act as a learner only: public pages do not load the API client. */
const ActingAsLearner = lazy(async () => ({
  default: (await import('./acting-as-learner.tsx')).ActingAsLearner,
}));

/** The page to which a guard redirects a user without the required role (PUB-014 to PUB-017). */
export function UnauthorizedScreen({ returnUrl }: { returnUrl: string | undefined }) {
  const isHydrated = useHydrated();
  const isImpersonating = useSession((session) => session.isImpersonating);
  if (!isHydrated || !isImpersonating) return <AccessDenied />;
  return (
    <Suspense>
      <ActingAsLearner returnUrl={returnUrl}>
        <AccessDenied />
      </ActingAsLearner>
    </Suspense>
  );
}

const AccessDenied = () => (
  <div className={styles.centredOnPage}>
    <StatePanel
      mood="denied"
      headingLevel={1}
      title="Access Denied"
      text={
        <>
          <p>You do not have the necessary permissions to view this content.</p>
          <p>Please contact your administrator if you believe this is an error.</p>
        </>
      }
      action={
        <Link to="/home" className={buttonStyle({ variant: 'primary' })}>
          Return to Home
        </Link>
      }
    />
  </div>
);
