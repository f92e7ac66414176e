import { applicationUrl } from '../application-url.ts';
import { CallLog } from '../control/calls/call-log.ts';
import { tableNames } from '../data/db.ts';
import { seedFingerprint } from '../data/scenarios.ts';
import { snapshotStore } from '../data/snapshots.ts';
import { createHandlers } from '../msw-handlers.ts';
import { createBackend, type Backend } from '../server/backend.ts';
import { followClock } from './device-clock.ts';
import type { Application, HandleControl } from './page-control.ts';
import { readSeedFile } from './read-seed-file.ts';
import { repeatRequest } from './repeat-request.ts';
import { openSettings, settingsSaved } from './settings-store.ts';
import { simulateConnection } from './simulated-connection.ts';

interface PageMockOptions {
  /** Absolute URL without a trailing slash. */
  base: string;
  application: Application;
  /** Called after each change of data, environment or calls. */
  notify: () => void;
  /** The calls that an earlier version of this module has recorded. */
  calls?: CallLog | undefined;
}

/** The state that a mock takes over from the earlier version of its code. */
interface EarlierMock {
  backend: Backend;
  isOfSeed: (fingerprint: string) => boolean;
  close: () => void;
}

/**
 * The mock of the application's page, without data until `load` or `takeOver`. The dev server replaces this module, and
 * with it every module of the mock that the application does not import itself.
 */
export function createPageMock({ base, application, notify, calls = new CallLog(base) }: PageMockOptions) {
  const backend = createBackend({
    readFile: readSeedFile,
    applicationUrl: applicationUrl(),
    paymentPage: (paymentId) =>
      `${applicationUrl()}/mocks/payment/index.html?payment=${encodeURIComponent(paymentId)}`,
  });
  const store = snapshotStore(indexedDB);
  const settings = openSettings();
  /** Whether the data comes from another seed, and the developer has not decided yet to keep it. */
  let isOfOtherSeed = false;

  const saveAll = async () => {
    isOfOtherSeed = false;
    await store.save(backend, tableNames);
  };
  const restart = async () => {
    isOfOtherSeed = false;
    await store.restart(backend);
  };
  const follow = () => {
    followClock(application.clock, backend.environment.clock);
    simulateConnection(backend.environment.connection);
    notify();
  };
  const restore = async (): Promise<boolean> => {
    const saved = await store.load().catch(() => undefined);
    if (saved) backend.restore(saved.snapshot, saved.name, saved.startedAt);
    return saved !== undefined;
  };

  function listen(): void {
    backend.listen({
      tables: async (names) => {
        if (!isOfOtherSeed) await store.save(backend, names).catch(() => {});
        notify();
      },
      environment: () => {
        settings.save(backend.environment).catch(() => {});
        follow();
      },
    });
    settings.onSavedElsewhere((environment) => {
      backend.restoreEnvironment(environment);
      follow();
    });
    // Each tab has a separate backend: apply the changes of another tab before the next call in this one.
    store.onSavedElsewhere((names) => {
      const update = names ? backend.replaceTables(() => store.read(names)) : restore();
      update.catch((error: unknown) => console.warn('The changes of another tab could not be read.', error));
    });
    calls.listen(notify);
    follow();
  }

  let controls: Promise<HandleControl> | undefined;
  const importControls = async (): Promise<HandleControl> => {
    const [{ handleControl: handle }, { mockControls }] = await Promise.all([
      import('../control/control.ts'),
      import('../control/mock-controls.ts'),
    ]);
    const all = mockControls({
      backend,
      calls,
      send: repeatRequest,
      persistence: { restarted: restart, replaced: saveAll, savedStates: settings.savedStates },
    });
    return async (request) => {
      const response = await handle(all, request);
      // The developer may reload the page when the panel shows the change.
      await settingsSaved();
      return response;
    };
  };
  /** Not a static import, because the application does not need the controls for its first screen. */
  const loadControls = (): Promise<HandleControl> =>
    (controls ??= importControls().catch((error: unknown) => {
      // The next use tries again.
      controls = undefined;
      throw error;
    }));
  const handleControl: HandleControl = async (request) => (await loadControls())(request);

  return {
    backend,
    calls,
    handlers: createHandlers(backend, base, calls.record),
    handleControl,
    loadControls,
    /** Whether the data comes from the seed with this fingerprint, or the developer has decided to keep it. */
    isOfSeed: (fingerprint: string) => !isOfOtherSeed && fingerprint === seedFingerprint(),

    /** Opens the stored state, or restarts the scenario without one. */
    async load(): Promise<void> {
      // Without IndexedDB, as in some private windows, every reload starts from the seed.
      const environment = await settings.load().catch(() => undefined);
      if (environment) backend.restoreEnvironment(environment);
      if (!(await restore())) await backend.reset();
      listen();
    },

    /**
     * Continues with the state of an earlier version. Call it while no call changes that state.
     *
     * @returns whether the seed differs; then nothing is saved before `keep` or a reset
     */
    takeOver(earlier: EarlierMock): boolean {
      isOfOtherSeed = !earlier.isOfSeed(seedFingerprint());
      backend.restoreEnvironment(earlier.backend.environment);
      backend.restore(earlier.backend.db.dump(), earlier.backend.scenario, earlier.backend.startedAt);
      earlier.close();
      listen();
      return isOfOtherSeed;
    },

    /** Keeps the data of another seed, also after a reload. */
    keep: saveAll,

    /** Stops saving and following other tabs. */
    close(): void {
      backend.listen({});
      store.close();
      settings.close();
    },
  };
}

export type PageMock = ReturnType<typeof createPageMock>;
