import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SwitchBackLink } from '#components/account/switch-back-link.tsx';
import { isParentPage } from '#session/return-offer.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import { Row } from '#ui/layout.tsx';
import styles from '#ui/feedback/StatePanel.module.css';

interface ActingAsLearnerProps {
  returnUrl: string | undefined;
  /** Shown to other users, and for pages that are not those of parents. */
  children: ReactNode;
}

/** Offers a parent who acts as a learner, and has opened a parent's page, to switch back (D-278). */
export function ActingAsLearner({ returnUrl, children }: ActingAsLearnerProps) {
  const router = useRouter();
  const learner = useSession(({ details, isImpersonating }) => (isImpersonating ? details : undefined));
  if (!learner || !isParentPage(router, returnUrl, learner)) return children;
  return <ParentPageAsLearner name={learner.name} fullName={learner.fullName} />;
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
