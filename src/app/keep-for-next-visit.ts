import { loadAhead } from '#components/page/chunk-load-error.ts';
import { whenIdle } from './when-idle.ts';

/** Starts the service worker, which keeps what was loaded. That must not delay this visit. */
export async function keepForNextVisit(): Promise<void> {
  await whenIdle();
  const loading = import('./data/service-worker.ts');
  // Nobody misses it on this page.
  loadAhead(() => loading);
  const worker = await loading.catch(() => undefined);
  await worker?.startServiceWorker();
}
