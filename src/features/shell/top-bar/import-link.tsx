import { Link, useMatches } from '@tanstack/react-router';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useEffect } from 'react';
import { countImported, type ImportJob } from '#components/class-import/import-job.ts';
import { hasList, restoreList } from '#components/class-import/import-list.ts';
import {
  findUnfinishedImport,
  isActive,
  useImport,
  type Phase,
} from '#components/class-import/import-store.ts';
import { recoverFocus } from '#components/page/focus/focus-content.ts';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { formatCount } from '#lib/numbers.ts';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import styles from './top-bar.module.css';

const path = '/admin/users/import';

/**
 * The way back to an import that is running, paused or finished. On all screens, asks before the user signs out, and
 * before the page closes during an import.
 */
export function ImportLink() {
  const { job, phase } = useImport();
  const isThere = useMatches({ select: (matches) => matches.at(-1)?.fullPath === path });
  useEffect(() => {
    void findUnfinishedImport();
    void restoreList();
    return guardUnsavedChanges(confirmDeletion);
  }, []);
  useLeaveConfirmation({
    message: () => (isInterrupted() ? leaveMessage : undefined),
    // On other screens, the import goes on.
    isLeaving: () => false,
  });
  if (!job || isThere) return null;
  return (
    <Link to={path} className={styles.importLink}>
      <PhaseIcon phase={phase} />
      <span className={styles.importText}>{phaseText(job, phase)}</span>
    </Link>
  );
}

/** Whether signing out loses a part of the import. */
function isInterrupted(): boolean {
  const { job, phase, hasUnseenPasswords } = useImport.getState();
  return job !== undefined && (isActive(phase) || hasUnseenPasswords);
}

const leaveMessage = {
  title: 'Sign out in the middle of the import?',
  message: markup`Learners who were added stay. The rest of the list, and the passwords that were not printed, will be lost.`,
  confirmText: 'Sign out',
};

/** Only signing out deletes a class list that is not yet imported (D-289). */
const confirmDeletion = async (): Promise<boolean> =>
  !hasList() ||
  isInterrupted() ||
  confirm({
    title: 'Sign out without importing the class list?',
    message: markup`The list and your corrections will be deleted.`,
    confirmText: 'Sign out',
    cancelText: 'Stay here',
    moveFocus: recoverFocus,
  });

function PhaseIcon({ phase }: { phase: Phase }) {
  if (isActive(phase)) return <Spinner />;
  return phase.name === 'ended' ? (
    <CircleCheck size={20} aria-hidden="true" />
  ) : (
    <CirclePause size={20} aria-hidden="true" />
  );
}

function phaseText(job: ImportJob, phase: Phase): string {
  if (phase.name === 'ended') return 'Import finished';
  if (phase.name === 'stopped') return 'Import stopped';
  if (phase.name === 'paused') return 'Import paused';
  return `Import: ${formatCount(countImported(job))} of ${formatCount(job.rows.length)}`;
}
