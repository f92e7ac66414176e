import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { PrintableHead } from '../printable-head.tsx';

type Learner = components['schemas']['Learner'];

interface ProgressHeadProps {
  learner: Learner;
  canPrint: boolean;
}

/** Whose progress it is, and the ways on. */
export function ProgressHead({ learner, canPrint }: ProgressHeadProps) {
  const { name, surname, gradeTitle } = learner;
  return (
    <PrintableHead
      title={`${name}'s progress`}
      description={[`${name} ${surname}`.trim(), gradeTitle].filter(Boolean).join(' · ')}
      action={<ReportLink learner={learner} isButton />}
      canPrint={canPrint}
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
