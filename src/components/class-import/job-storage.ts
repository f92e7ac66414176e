import { clear, entries, set, setMany } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import { clock } from '#lib/time/clock.ts';
import type { ImportJob, JobRow } from './import-job.ts';

type StoredJob = Omit<ImportJob, 'rows'>;

const jobKey = 'job';

/** One job per device. Each row has its own record: a change does not write the others. */
const withDatabase = createDeviceStore('springbyte-class-import', 'rows');

/** In milliseconds. Servers keep idempotency keys for a day, and the device may be shared. */
const maxAge = 24 * 60 * 60 * 1000;

/** Each function ignores errors, for example if the browser has no storage: the job then ends with the page. */
export const jobStorage = {
  async put({ rows, ...job }: ImportJob): Promise<boolean> {
    const records = rows.map((row): [IDBValidKey, unknown] => [row.number, row]);
    return withDatabase(async (store) => {
      await clear(store);
      await setMany([[jobKey, job], ...records], store);
      return true;
    }).catch(() => false);
  },

  putRow: (row: JobRow): Promise<void> =>
    withDatabase((store) => set(row.number, row, store)).catch(() => {}),

  /** Removes a job that is too old. Returns undefined for the job of another user. */
  async find(ownerId: string): Promise<ImportJob | undefined> {
    const stored = await withDatabase((store) => entries<string | number, unknown>(store)).catch(() => []);
    const job = stored.find(([key]) => key === jobKey)?.[1] as StoredJob | undefined;
    if (!job) return undefined;
    if (!(job.startedAt >= clock.now().getTime() - maxAge)) {
      await jobStorage.remove();
      return undefined;
    }
    const rows = stored.flatMap(([key, row]) => (key === jobKey ? [] : [row as JobRow]));
    return job.ownerId === ownerId
      ? { ...job, rows: rows.toSorted((one, other) => one.number - other.number) }
      : undefined;
  },

  remove: (): Promise<void> => withDatabase((store) => clear(store)).catch(() => {}),
};
