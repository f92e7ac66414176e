import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import type { Learner } from '#api/queries/learners.ts';
import { useCopyPaymentLink } from '#components/payment-link/use-copy-payment-link.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { ForWhom } from './for-whom.tsx';
import styles from './plan-box.module.css';

/** To buy a plan, or to let somebody else buy it (PAR-008, D-093). */
export function NoPlanActions({ learner }: { learner: Learner }) {
  const { copy, shown } = useCopyPaymentLink(learner.id);
  return (
    <>
      <div className={styles.actions}>
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
      </div>
      <p role="status" className={styles.link}>
        {shown ? (
          <>
            Copy this link and send it to whoever pays: <strong>{shown}</strong>
          </>
        ) : null}
      </p>
    </>
  );
}
