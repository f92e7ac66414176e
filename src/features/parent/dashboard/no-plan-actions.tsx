import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import type { Learner } from '#api/queries/learners.ts';
import { useCopyPaymentLink } from '#components/payment-link/use-copy-payment-link.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { ForWhom } from './for-whom.tsx';
import styles from './dashboard.module.css';

/** Buys a plan, or copies a link with which another person can pay for it (PAR-008, D-093). */
export function NoPlanActions({ learner }: { learner: Learner }) {
  const { copy, shown } = useCopyPaymentLink(learner.id);
  return (
    <>
      <Row align="stretch" className={styles.planActions}>
        <Link
          to="/subscribe"
          search={{ learnerId: learner.id }}
          className={buttonStyle({ variant: 'primary' })}
        >
          <span>
            Buy / Manage Plan
            <ForWhom learner={learner} />
          </span>
        </Link>
        <Button icon={<Link2 aria-hidden="true" />} onPress={copy}>
          <span>
            Share Payment Link
            <ForWhom learner={learner} />
          </span>
        </Button>
      </Row>
      <p role="status" className={classNames('fs-0 breakable', styles.link)}>
        {shown ? (
          <>
            Copy this link and send it to whoever pays: <strong>{shown}</strong>
          </>
        ) : null}
      </p>
    </>
  );
}
