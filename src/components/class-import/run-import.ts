import { invalidateAfter } from '#api/invalidate.ts';
import type { Problem } from '#api/problem.ts';
import { queryClient } from '#api/query-client.ts';
import { generateChildPassword } from '#lib/child-password.ts';
import { clock } from '#lib/time/clock.ts';
import { useSession } from '#session/session.ts';
import { isUnfinished, retryFailed, statusOf, type ImportJob, type JobRow } from './import-job.ts';
import { changeRows, importRows, setRow, useImport, type PauseReason, type Phase } from './import-store.ts';
import { jobStorage } from './job-storage.ts';
import { InterruptedError, runRow, type RowContext } from './run-row.ts';

/** Milliseconds after which the import goes on by itself when the server has refused too many requests. */
const tooManyDelay = 60_000;

/** Milliseconds after which the import tries again without a connection. */
const offlineDelay = 10_000;

/** Consecutive rows on which the server fails before the import pauses. */
const maxFailures = 3;

/** How often rows whose outcome is unknown are sent again before the import pauses. */
const maxChecks = 2;

/** Milliseconds before rows whose outcome is unknown are checked again. */
const checkDelay = 3000;

/** Other screens show new learners after this number of rows. */
const rowsPerRefresh = 10;

const lockNameOf = (job: { id: string } | undefined): string => `springbyte-import-${job?.id}`;

const setPhase = (phase: Phase) => useImport.setState({ phase, currentNumber: undefined });

/** Starts a job; it replaces one that has ended. */
export async function startImport(job: ImportJob): Promise<void> {
  useImport.setState({
    job,
    phase: { name: 'running' },
    currentNumber: undefined,
    passwords: new Map(),
    hasUnseenPasswords: false,
    rowTime: undefined,
  });
  await jobStorage.put(job);
  await run();
}

/** Goes on with a job that was paused, stopped or interrupted. */
export async function resumeImport(): Promise<void> {
  const { job, phase } = useImport.getState();
  if (!job || phase.name === 'running') return;
  setPhase({ name: 'running' });
  await run();
}

/** Sends rows again after a correction. */
export async function rerunRows(change: (row: JobRow) => JobRow): Promise<void> {
  await changeRows(change);
  await resumeImport();
}

/** Both finish the row that is being sent. */
export const pauseImport = (): void => setIfRunning({ name: 'pausing' });
export const stopImport = (): void => {
  const { phase } = useImport.getState();
  if (phase.name === 'paused') setPhase({ name: 'stopped' });
  else setIfRunning({ name: 'stopping' });
};

function setIfRunning(phase: Phase): void {
  const { name } = useImport.getState().phase;
  if (name === 'running' || name === 'pausing') useImport.setState({ phase });
}

/** Only one tab runs a job. A browser without locks has to trust its user. */
async function run(): Promise<void> {
  try {
    if (!('locks' in navigator)) return await runJob();
    await navigator.locks.request(
      lockNameOf(useImport.getState().job),
      { ifAvailable: true },
      async (lock) => {
        if (lock) await runJob();
        else setPhase({ name: 'paused', reason: 'otherTab' });
      },
    );
  } catch (error) {
    console.error('The import was interrupted.', error);
    await pause('server');
  }
}

async function runJob(): Promise<void> {
  const { job } = useImport.getState();
  if (!job) return;
  // Another tab may have continued the job.
  const stored = await jobStorage.find(job.ownerId);
  const { job: current, phase } = useImport.getState();
  if (!current || phase.name !== 'running') return settle();
  const isSame = stored?.id === current.id;
  useImport.setState({
    job: { ...(isSame ? stored : current), rows: (isSame ? stored : current).rows.map(retryFailed) },
  });
  const usedNames = current.rows.flatMap(({ userName, steps }) =>
    userName !== null && steps.login.state === 'done' ? [userName] : [],
  );
  await runNext({ takenNames: new Set(usedNames), done: new Set(), checks: 0, failures: 0 });
}

interface Progress {
  takenNames: Set<string>;
  /** Numbers of rows that this run has sent. */
  done: ReadonlySet<number>;
  checks: number;
  failures: number;
}

async function runNext(progress: Progress): Promise<void> {
  const { job, phase } = useImport.getState();
  if (!job) return;
  if (phase.name !== 'running') return settle();
  const row = job.rows.find((candidate) => isUnfinished(candidate) && !progress.done.has(candidate.number));
  if (!row) return checkUnknown(progress);
  const start = clock.sinceLoad();
  useImport.setState({ currentNumber: row.number });
  try {
    checkOwner(job);
    const result = await runRow(row, rowContext(row, progress));
    measure(clock.sinceLoad() - start);
    const failures = hasFailed(result) ? progress.failures + 1 : 0;
    if (failures >= maxFailures) return await pause('server');
    const done = new Set([...progress.done, row.number]);
    if (done.size % rowsPerRefresh === 0) void invalidateAfter('user', { client: queryClient });
    return await runNext({ ...progress, done, failures });
  } catch (error) {
    if (!(error instanceof InterruptedError) && !(error instanceof OwnerChangedError)) throw error;
    return pause(error instanceof InterruptedError ? reasonOf(error.cause) : 'session');
  }
}

const hasFailed = ({ steps }: JobRow): boolean =>
  Object.values(steps).some(({ state }) => state === 'failed');

class OwnerChangedError extends Error {
  override readonly name = 'OwnerChangedError';
}

function checkOwner({ ownerId }: ImportJob): void {
  if (useSession.getState().details?.id !== ownerId) throw new OwnerChangedError('The session has ended.');
}

const rowContext = (row: JobRow, { takenNames }: Progress): RowContext => ({
  queryClient,
  takenNames,
  usedIds: new Set(
    importRows().flatMap(({ number, learnerId }) =>
      learnerId === null || number === row.number ? [] : [learnerId],
    ),
  ),
  passwordOf: ({ number }) => {
    const { passwords } = useImport.getState();
    const password = passwords.get(number) ?? generateChildPassword();
    useImport.setState({
      passwords: new Map([...passwords, [number, password]]),
      hasUnseenPasswords: true,
    });
    return password;
  },
  onChange: async (changed) => {
    const { userName, steps } = changed;
    if (userName !== null && steps.login.state === 'done') takenNames.add(userName);
    setRow(changed);
    await jobStorage.putRow(changed);
  },
});

/** A moving average: the connection may change. */
const measure = (time: number) =>
  useImport.setState(({ rowTime }) => ({
    rowTime: rowTime === undefined ? time : rowTime * 0.8 + time * 0.2,
  }));

/** Sends rows whose outcome is unknown once more, then pauses: nothing is called failed that may have happened. */
async function checkUnknown(progress: Progress): Promise<void> {
  const unknown = importRows().filter((row) => statusOf(row) === 'checking');
  if (unknown.length === 0) return settle();
  if (progress.checks >= maxChecks) return pause('unconfirmed');
  await new Promise((resolve) => setTimeout(resolve, checkDelay));
  const done = new Set([...progress.done].filter((number) => unknown.every((row) => row.number !== number)));
  return runNext({ ...progress, done, checks: progress.checks + 1 });
}

function reasonOf({ status }: Problem): PauseReason {
  if (status === 401) return 'session';
  if (status === 403) return useSession.getState().details ? 'denied' : 'session';
  return status === 429 ? 'tooMany' : 'offline';
}

async function pause(reason: PauseReason): Promise<void> {
  // The user may have pressed Stop meanwhile.
  const { phase } = useImport.getState();
  setPhase(phase.name === 'stopping' ? { name: 'stopped' } : { name: 'paused', reason });
  if (reason === 'tooMany') setTimeout(() => resumeIfPaused('tooMany'), tooManyDelay);
  // The browser does not report that an unreachable server is back.
  if (reason === 'offline') setTimeout(() => resumeIfPaused('offline'), offlineDelay);
  // Not awaited: the lock must be free when the user carries on.
  void refreshLists();
}

async function settle(): Promise<void> {
  const { phase, job } = useImport.getState();
  if (!job) return;
  const isLeft = job.rows.some(isUnfinished);
  if (!isLeft) setPhase({ name: 'ended' });
  else if (phase.name === 'stopping') setPhase({ name: 'stopped' });
  else if (phase.name === 'pausing') setPhase({ name: 'paused', reason: 'user' });
  // Not awaited: the lock must be free when the user carries on.
  void refreshLists();
}

const refreshLists = (): Promise<void> => invalidateAfter('user', { client: queryClient });

function resumeIfPaused(reason: PauseReason): void {
  const { phase } = useImport.getState();
  if (phase.name === 'paused' && phase.reason === reason) void resumeImport();
}

if (typeof window !== 'undefined') addEventListener('online', () => resumeIfPaused('offline'));

useSession.subscribe(({ details }, before) => {
  const { job } = useImport.getState();
  if (details && details !== before.details && details.id === job?.ownerId) resumeIfPaused('session');
});
