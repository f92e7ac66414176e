import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Problem } from '#api/problem.ts';
import { importInvitation, importLearner, importLogin } from '#api/queries/class-import.ts';
import { newStep, statusOf, type ImportJob, type JobRow } from '#components/class-import/import-job.ts';
import { useImport } from '#components/class-import/import-store.ts';
import { pauseImport, rerunRows, resumeImport, startImport } from '#components/class-import/run-import.ts';
import { consumeEndedSession, useSession } from '#session/session.ts';

vi.mock('#api/queries/class-import.ts');

/** Node has no IndexedDB. */
vi.mock('#components/class-import/job-storage.ts', () => ({
  jobStorage: {
    put: () => Promise.resolve(false),
    putRow: () => Promise.resolve(),
    find: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
}));

const jobRow = (number: number): JobRow => ({
  number,
  name: `Child ${number}`,
  surname: 'Zwane',
  dateOfBirth: '2016-03-14',
  gradeId: 'grd-4',
  gradeTitle: 'Grade 4',
  parentEmail: 'parent@springbyte.test',
  relationship: 'Guardian',
  isNew: true,
  learnerId: null,
  knownIds: [],
  userName: `child.zwane${number}`,
  steps: { record: newStep(true), invitation: newStep(true), login: newStep(true) },
});

const newJob = (count: number): ImportJob => ({
  id: 'job',
  ownerId: 'admin',
  startedAt: Date.now(),
  leftOutCount: 0,
  rows: Array.from({ length: count }, (_, index) => jobRow(index + 1)),
});

const statuses = () => useImport.getState().job?.rows.map(statusOf);
const phase = () => useImport.getState().phase;
const lost = () => new Problem(0, '', { reason: 'timeout', isUnknown: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  useSession.setState({ details: { id: 'admin' } as never });
  vi.mocked(importLearner).mockImplementation((_client, { name }) => Promise.resolve({ id: name } as never));
  vi.mocked(importInvitation).mockResolvedValue();
  vi.mocked(importLogin).mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe('an import', () => {
  test('adds, invites and sets a login for each row, and keeps the passwords in memory', async () => {
    await startImport(newJob(2));
    expect(phase()).toEqual({ name: 'ended' });
    expect(statuses()).toEqual(['complete', 'complete']);
    expect(vi.mocked(importInvitation).mock.calls.map(([{ learnerId }]) => learnerId)).toEqual([
      'Child 1',
      'Child 2',
    ]);
    const passwords = [...useImport.getState().passwords.values()];
    expect(vi.mocked(importLogin).mock.calls.map(([, , password]) => password)).toEqual(passwords);
    expect(JSON.stringify(useImport.getState().job)).not.toContain(passwords[0]);
  });

  test('goes on after a refused row, and sends a corrected row with another key', async () => {
    vi.mocked(importLearner).mockRejectedValueOnce(
      new Problem(400, 'Validation failed.', { errors: { name: ['Not a name.'] } }),
    );
    await startImport(newJob(2));
    expect(statuses()).toEqual(['notAdded', 'complete']);
    const [refused] = useImport.getState().job?.rows ?? [];
    expect(refused?.steps.record.message).toBe('name: Not a name.');
    await rerunRows((row) =>
      row.number === 1 ? { ...row, steps: { ...row.steps, record: newStep(true) } } : row,
    );
    expect(statuses()).toEqual(['complete', 'complete']);
    const keys = vi.mocked(importLearner).mock.calls.map(([, , { key }]) => key);
    expect(new Set(keys).size).toBe(3);
  });

  test('sends a row whose response was lost again with the same key, and calls it checking', async () => {
    vi.mocked(importLearner).mockImplementation((_client, { name }, { wasSent }) =>
      name === 'Child 1' && !wasSent ? Promise.reject(lost()) : Promise.resolve({ id: name } as never),
    );
    const importing = startImport(newJob(2));
    await vi.waitFor(() => expect(statuses()).toEqual(['checking', 'complete']));
    await vi.advanceTimersByTimeAsync(3000);
    await importing;
    expect(statuses()).toEqual(['complete', 'complete']);
    const calls = vi.mocked(importLearner).mock.calls.filter(([, { name }]) => name === 'Child 1');
    expect(calls.map(([, , { wasSent }]) => wasSent)).toEqual([false, true]);
    expect(new Set(calls.map(([, , { key }]) => key)).size).toBe(1);
  });

  test.each([
    [new Problem(429, ''), 'tooMany'],
    [new Problem(401, ''), 'session'],
    [new Problem(0, '', { reason: 'offline' }), 'offline'],
  ])('pauses after %o, and sends the row again later', async (problem, reason) => {
    vi.mocked(importLearner).mockRejectedValueOnce(problem);
    await startImport(newJob(2));
    expect(phase()).toEqual({ name: 'paused', reason });
    expect(statuses()).toEqual(['waiting', 'waiting']);
    await resumeImport();
    expect(statuses()).toEqual(['complete', 'complete']);
  });

  test('goes on by itself a minute after too many requests', async () => {
    vi.mocked(importLearner).mockRejectedValueOnce(new Problem(429, ''));
    await startImport(newJob(1));
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(statuses()).toEqual(['complete']));
  });

  test('pauses when the server fails on three rows in a row', async () => {
    vi.mocked(importLearner).mockRejectedValue(new Problem(500, ''));
    await startImport(newJob(5));
    expect(phase()).toEqual({ name: 'paused', reason: 'server' });
    expect(statuses()).toEqual(['notAdded', 'notAdded', 'notAdded', 'waiting', 'waiting']);
  });

  test('finishes the current row when the user pauses', async () => {
    vi.mocked(importInvitation).mockImplementationOnce(() => {
      pauseImport();
      return Promise.resolve();
    });
    await startImport(newJob(2));
    expect(phase()).toEqual({ name: 'paused', reason: 'user' });
    expect(statuses()).toEqual(['complete', 'waiting']);
  });

  test('tries the next number for a user name that is taken', async () => {
    vi.mocked(importLogin).mockRejectedValueOnce(new Problem(409, ''));
    await startImport(newJob(1));
    expect(vi.mocked(importLogin).mock.calls.map(([, userName]) => userName)).toEqual([
      'child.zwane1',
      'child.zwane',
    ]);
  });

  test('sends nothing as another user', async () => {
    useSession.setState({
      details: undefined,
      ended: { userId: 'admin', reason: '', hasSavedAnswers: false },
    });
    await startImport(newJob(1));
    expect(phase()).toEqual({ name: 'paused', reason: 'session' });
    expect(importLearner).not.toHaveBeenCalled();
  });

  test('outlives the end of the session and the message about it, and ends when its owner signs out', async () => {
    await startImport(newJob(1));
    useSession.setState({
      details: undefined,
      ended: { userId: 'admin', reason: '', hasSavedAnswers: false },
    });
    consumeEndedSession();
    expect(useImport.getState().job).toBeDefined();
    useSession.setState({ details: { id: 'admin' } as never });
    useSession.setState({ details: undefined, ended: undefined });
    expect(useImport.getState().job).toBeUndefined();
    expect(useImport.getState().passwords.size).toBe(0);
  });

  test('is hidden from another user', async () => {
    await startImport(newJob(1));
    useSession.setState({ details: { id: 'other' } as never });
    expect(useImport.getState().job).toBeUndefined();
  });
});
