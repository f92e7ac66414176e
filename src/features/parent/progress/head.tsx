import { Link } from '@tanstack/react-router';
import { ListChecks, Printer } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { clock } from '#lib/clock.ts';
import { formatDay } from '#lib/dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import styles from './head.module.css';

type Learner = components['schemas']['Learner'];

interface ProgressHeadProps {
  learner: Learner;
  canPrint: boolean;
}

/** Whose progress it is, and the ways on. */
export function ProgressHead({ learner, canPrint }: ProgressHeadProps) {
  return (
    <PageHeader
      className={styles.head}
      back={
        <div className={styles.noPrint}>
          <BackLink to="/parent/dashboard" />
        </div>
      }
      title={`${learner.name}'s progress`}
      description={
        <>
          {[`${learner.name} ${learner.surname}`.trim(), learner.gradeTitle].filter(Boolean).join(' · ')}
          <span className={styles.printed}> · Printed on {formatDay(clock.now())}</span>
        </>
      }
      actions={
        <div className={styles.actions}>
          <ReportLink learner={learner} isButton />
          {canPrint ? (
            <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
              Print
            </Button>
          ) : null}
        </div>
      }
    />
  );
}

/** To the report of every attempt; its path names the grade, which a learner may be without. */
export function ReportLink({ learner: { id, gradeId }, isButton }: { learner: Learner; isButton?: boolean }) {
  const look = isButton ? { className: buttonStyle({ variant: 'primary' }) } : {};
  const words = isButton ? (
    <>
      <ListChecks aria-hidden="true" />
      Full report
    </>
  ) : (
    'The full report'
  );
  return gradeId ? (
    <Link to="/grades/$gradeId/activity-report/$learnerId" params={{ gradeId, learnerId: id }} {...look}>
      {words}
    </Link>
  ) : (
    <Link to="/child-activity" search={{ learnerId: id }} {...look}>
      {words}
    </Link>
  );
}
