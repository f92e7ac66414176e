import { Link, useHydrated, useRouter } from '@tanstack/react-router';
import { SwitchBackLink } from '#components/account/switch-back-link.tsx';
import { isParentPage } from '#session/return-offer.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import { Row } from '#ui/layout.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

/** The page to which a guard redirects a user without the required role (PUB-014 to PUB-017). */
export function UnauthorizedScreen({ returnUrl }: { returnUrl: string | undefined }) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const learner = useSession(({ details, isImpersonating }) => (isImpersonating ? details : undefined));
  if (isHydrated && learner && isParentPage(router, returnUrl, learner)) {
    return <ParentPageAsLearner name={learner.name} fullName={learner.fullName} />;
  }
  return (
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
}

interface ParentPageAsLearnerProps {
  name: string;
  fullName: string;
}

/** A parent who acts as a learner has opened a parent's page, for example with Back (D-278). */
const ParentPageAsLearner = ({ name, fullName }: ParentPageAsLearnerProps) => (
  <div className={styles.centredOnPage}>
    <StatePanel
      mood="denied"
      headingLevel={1}
      title={`You are acting as ${fullName || 'a learner'}`}
      text={
        <>
          <p>This page is for parents. To open it, switch back to your own account.</p>
          <p>What you did as {name || 'the learner'} is kept.</p>
        </>
      }
      action={
        <Row justify="center" align="stretch">
          <SwitchBackLink className={buttonStyle({ variant: 'primary' })} />
          <Link to="/learner/dashboard" className={buttonStyle({ variant: 'secondary' })}>
            Go on as {name || 'the learner'}
          </Link>
        </Row>
      }
    />
  </div>
);
