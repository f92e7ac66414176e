import { create } from 'zustand';
import { useSession } from '#session/session.ts';
import { isUnfinished, type ImportJob, type JobRow } from './import-job.ts';
import { jobStorage } from './job-storage.ts';

export type PauseReason =
  | 'user'
  | 'offline'
  | 'session'
  | 'denied'
  | 'tooMany'
  | 'server'
  | 'unconfirmed'
  | 'reload'
  | 'otherTab';

export type Phase =
  | { name: 'running' }
  /** The current row is being finished. */
  | { name: 'pausing' }
  | { name: 'stopping' }
  | { name: 'paused'; reason: PauseReason }
  | { name: 'stopped' }
  /** Nothing is left to send. */
  | { name: 'ended' };

export const isActive = ({ name }: Phase): boolean =>
  name === 'running' || name === 'pausing' || name === 'stopping';

interface ImportState {
  job: ImportJob | undefined;
  phase: Phase;
  /** The row that is being sent. */
  currentNumber: number | undefined;
  /** Generated passwords by row number. They are never stored. */
  passwords: ReadonlyMap<number, string>;
  /** Whether the passwords were neither printed nor copied. */
  hasUnseenPasswords: boolean;
  /** Milliseconds that a row took on average. */
  rowTime: number | undefined;
}

const nothing: ImportState = {
  job: undefined,
  phase: { name: 'ended' },
  currentNumber: undefined,
  passwords: new Map(),
  hasUnseenPasswords: false,
  rowTime: undefined,
};

/** The import of a class list: it goes on while the administrator works on other screens. */
export const useImport = create<ImportState>(() => nothing);

export const importRows = (): readonly JobRow[] => useImport.getState().job?.rows ?? [];

export function setRow(row: JobRow): void {
  const { job } = useImport.getState();
  if (!job) return;
  const rows = job.rows.map((other) => (other.number === row.number ? row : other));
  useImport.setState({ job: { ...job, rows } });
}

/** Replaces rows on the screen and on the device. */
export async function changeRows(change: (row: JobRow) => JobRow): Promise<void> {
  const { job } = useImport.getState();
  if (!job) return;
  const changed = { ...job, rows: job.rows.map(change) };
  useImport.setState({ job: changed });
  await jobStorage.put(changed);
}

/** Removes the job and its passwords from memory and from the device. Learners stay. */
export function discardImport(): void {
  useImport.setState(nothing);
  void jobStorage.remove();
}

/** Loads the job that the user's last page left behind, unless one is already open. */
export async function findUnfinishedImport(): Promise<void> {
  const owner = useSession.getState().details;
  if (!owner || useImport.getState().job) return;
  const job = await jobStorage.find(owner.id);
  if (!job || useImport.getState().job || useSession.getState().details?.id !== owner.id) return;
  const isLeft = job.rows.some(isUnfinished);
  useImport.setState({ ...nothing, job, ...(isLeft && { phase: { name: 'paused', reason: 'reload' } }) });
}

/**
 * When a user signs out, deletes the user's job. When a session ends by itself, it stays on the device for the same
 * user; another user does not see it.
 */
useSession.subscribe(({ details, ended }, before) => {
  const { job } = useImport.getState();
  if (!job || details?.id === job.ownerId) return;
  if (details) useImport.setState(nothing);
  else if (before.details && !ended) discardImport();
});
