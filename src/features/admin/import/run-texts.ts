import { countImported, type ImportJob, type RowStatus } from '#components/class-import/import-job.ts';
import type { PauseReason, Phase } from '#components/class-import/import-store.ts';
import { pluralize } from '#lib/numbers.ts';

export const pauseTexts: Readonly<Record<PauseReason, { title: string; text: string }>> = {
  user: { title: 'Paused', text: 'Nothing is sent until you carry on.' },
  offline: { title: 'No connection', text: 'The import goes on by itself as soon as it is back.' },
  session: { title: 'Your session has ended', text: 'Log in again, and the import goes on.' },
  denied: {
    title: 'You do not have the necessary permissions',
    text: 'Another administrator may have changed your role.',
  },
  tooMany: { title: 'Too many requests', text: 'The import goes on by itself in a minute.' },
  server: {
    title: 'The server is not working right now',
    text: 'Nothing is lost. Carry on in a few minutes.',
  },
  unconfirmed: {
    title: 'Some rows are not confirmed',
    text: 'We do not know whether they were saved. Carry on to check again: no learner is added twice.',
  },
  reload: {
    title: 'The page was closed during the import',
    text: 'Carry on where it stopped: no learner is added twice.',
  },
  otherTab: {
    title: 'The import runs in another tab',
    text: 'Go to that tab, or close it and carry on here.',
  },
};

export const statusTexts: Readonly<Record<Exclude<RowStatus, 'waiting'>, string>> = {
  complete: 'complete',
  notAdded: 'not added',
  notInvited: 'not invited',
  noLogin: 'without login',
  checking: 'checking',
};

/** Rounded, because the connection changes. */
export function remainingText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 10) return 'A few seconds left';
  if (seconds < 90) return `About ${Math.ceil(seconds / 10) * 10} seconds left`;
  return `About ${Math.round(seconds / 60)} minutes left`;
}

/** Announced when the import starts, pauses, stops and ends. */
export function phaseText(phase: Phase, job: ImportJob): string {
  const done = `${countImported(job)} of ${pluralize(job.rows.length, 'learner', 'learners')} imported.`;
  switch (phase.name) {
    case 'running':
      return 'The import is running.';
    case 'paused':
      return `${pauseTexts[phase.reason].title}. ${done}`;
    case 'stopped':
      return `The import is stopped. ${done}`;
    case 'ended':
      return `The import has ended. ${done}`;
    default:
      return '';
  }
}
