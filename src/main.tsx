import { markInlinedSheets } from './app/inlined-sheets.ts';
import { keepForNextVisit } from './app/keep-for-next-visit.ts';
import { startApplication } from './app/start-application.tsx';
import { startCachingResponses } from './lib/response-caches.ts';

// Before any import() that may ask for one of them: loaded a second time, a sheet would come after those that override it.
markInlinedSheets();

/** The only door to the mock backend: a production build folds it away, with everything behind it. */
const mocks = __MOCKS__ ? import('../mocks/browser.ts') : undefined;

/** The demo's adults have faces from the first render on; without them there are initials. */
const portraits = __MOCKS__
  ? await import('../mocks/data/seed/portraits.ts').then(
      (module) => module.portraits,
      () => undefined,
    )
  : undefined;

/** Only beside a real server: the mock is a service worker itself. */
const opensOffline = import.meta.env.PROD && !__MOCKS__ && 'serviceWorker' in navigator;
if (opensOffline) startCachingResponses();

const started = startApplication({ mocks, portraits });

// It also leads a page that failed to a newer release.
if (opensOffline) void started.catch(() => {}).then(keepForNextVisit);

await started;
