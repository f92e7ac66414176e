import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWayBack } from '#components/page/way-back.ts';
import { Role, homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle, type ButtonVariant } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './subscription.module.css';

/** Returns the path of the parent's dashboard (SUB-023), or the start page of another role. */
export function useDashboardPath(): string {
  const role = useSession(({ details }) => details?.role);
  return role === undefined || role === Role.Parent ? '/parent/dashboard' : homePathOf(role);
}

export function DashboardLink({ variant, children }: { variant: ButtonVariant; children: ReactNode }) {
  return (
    <Link to={useDashboardPath()} className={buttonStyle({ variant })}>
      {children}
    </Link>
  );
}

interface BackToDashboardProps {
  learnerId: string | undefined;
  children: string;
}

/** For an administrator, leads back to the page of the learner. */
export function BackToDashboard({ learnerId, children }: BackToDashboardProps) {
  const { leadsToLearner, link } = useWayBack(learnerId, useDashboardPath());
  return (
    <Link {...link} className={classNames(buttonStyle({ variant: 'quiet' }), styles.back)}>
      <ArrowLeft aria-hidden="true" />
      {leadsToLearner ? 'Back to the learner' : children}
    </Link>
  );
}
