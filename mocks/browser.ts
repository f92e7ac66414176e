import type { SetupWorker } from 'msw/browser';
import { connectInPage, type Application } from './page/page-control.ts';
import { createPageMock, type PageMock } from './page/page-mock.ts';
import { askAboutSeed } from './page/seed-notice.ts';
import { removeProductionWorker, startWorker } from './page/start-worker.ts';

/**
 * Starts the mock of the application in development and in the demo, with its developer panel. IndexedDB stores its state,
 * because the application clears web storage at start-up (D-002).
 *
 * @param base absolute URL without a trailing slash
 */
export async function startMocks(base: string, application: Application): Promise<void> {
  const page = connectInPage(application);
  const { connection, notify } = page;
  const mock = createPageMock({ base, application, notify });
  await mock.load();
  page.replaceControls(mock.handleControl);
  await removeProductionWorker();
  const worker = await startWorker(mock.handlers);
  // Not awaited: the application may send its first requests now.
  Promise.all([import('./page/developer-tools.ts'), mock.loadControls()])
    .then(([{ mountDeveloperTools }]) => mountDeveloperTools(connection))
    .catch((error: unknown) => console.warn('The developer panel could not be loaded.', error));
  running = { base, application, page, worker, mock };
}

/** Applies the situation of a link before the application starts, and loads the page again. */
export async function openLink(base: string, application: Application): Promise<never> {
  const { connection, notify, replaceControls } = connectInPage(application);
  const mock = createPageMock({ base, application, notify });
  await mock.load();
  replaceControls(mock.handleControl);
  const { applyLink } = await import('./page/apply-link.ts');
  return applyLink(connection.client);
}

interface RunningMock {
  base: string;
  application: Application;
  page: ReturnType<typeof connectInPage>;
  worker: SetupWorker;
  mock: PageMock;
}

let running: RunningMock | undefined;
let lastUpdate: Promise<void> = Promise.resolve();

/* The dev server sends changed handlers, rules and seeds. The page, with its forms and the panel, stays. */
import.meta.hot?.accept('./page/page-mock.ts', (changed) => {
  // Undefined when the changed code does not compile; the dev server shows why.
  if (!changed) return;
  // The page still starts with the earlier code: load it again.
  if (!running) {
    import.meta.hot?.invalidate();
    return;
  }
  const code = changed as unknown as { createPageMock: typeof createPageMock };
  const target = running;
  lastUpdate = lastUpdate
    .then(() => update(target, code.createPageMock))
    .catch((error: unknown) => console.error('The mock continues with the earlier code.', error));
});

/** Replaces the mock's code, and continues with its data, environment and calls. */
async function update(target: RunningMock, create: typeof createPageMock): Promise<void> {
  const { base, application, page, worker, mock } = target;
  const next = create({ base, application, notify: page.notify, calls: mock.calls });
  let isOfOtherSeed = false;
  // Between two calls, so that no change is lost.
  await mock.backend.change(
    async () => {
      isOfOtherSeed = next.takeOver(mock);
      worker.resetHandlers(...next.handlers);
    },
    () => false,
  );
  target.mock = next;
  page.replaceControls(next.handleControl);
  if (isOfOtherSeed) {
    askAboutSeed({
      keep: next.keep,
      restart: async () => {
        await page.connection.client.reset();
        location.reload();
      },
    });
  }
  await page.connection.page.refresh();
}
