import { Link, useMatches } from '@tanstack/react-router';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useEffect } from 'react';
import { countImported, type ImportJob } from '#components/class-import/import-job.ts';
import {
  findUnfinishedImport,
  isActive,
  useImport,
  type Phase,
} from '#components/class-import/import-store.ts';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { formatCount } from '#lib/numbers.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { markup } from '#ui/overlay/markup.ts';
import styles from './top-bar.module.css';

const path = '/admin/users/import';

/**
 * The way back to an import that is running, paused or finished. Asks before the user signs out or closes the page, on
 * whatever screen.
 */
export function ImportLink() {
  const { job, phase, hasUnseenPasswords } = useImport();
  const isThere = useMatches({ select: (matches) => matches.at(-1)?.fullPath === path });
  useEffect(() => void findUnfinishedImport(), []);
  useLeaveConfirmation({
    message: () => (job && (isActive(phase) || hasUnseenPasswords) ? leaveMessage : undefined),
    // On other screens, the import goes on.
    isLeaving: () => false,
  });
  if (!job || isThere) return null;
  return (
    <Link to={path} className={styles.importLink}>
      <PhaseIcon phase={phase} />
      <span className="visually-hidden">Import: </span>
      <span className={styles.importText}>{phaseText(job, phase)}</span>
    </Link>
  );
}

const leaveMessage = {
  title: 'Sign out in the middle of the import?',
  message: markup`Learners who were added stay. The rest of the list, and the passwords that were not printed, will be lost.`,
  confirmText: 'Sign out',
};

function PhaseIcon({ phase }: { phase: Phase }) {
  if (isActive(phase)) return <Spinner />;
  return phase.name === 'ended' ? (
    <CircleCheck size={20} aria-hidden="true" />
  ) : (
    <CirclePause size={20} aria-hidden="true" />
  );
}

function phaseText(job: ImportJob, phase: Phase): string {
  if (phase.name === 'ended') return 'finished';
  if (phase.name === 'stopped') return 'stopped';
  if (phase.name === 'paused') return 'paused';
  return `${formatCount(countImported(job))} of ${formatCount(job.rows.length)}`;
}
