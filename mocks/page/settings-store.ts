import { del, get, keys, set } from 'idb-keyval';
import type { SavedStates, StateFile } from '../control/state-controls.ts';
import { lazyStore } from '../panel/host/lazy-store.ts';
import type { Environment } from '../server/backend.ts';

const environmentKey = 'environment';
const statePrefix = 'state:';

const openStore = () => lazyStore('springbyte-mock-settings', 'settings');

/** Resolves after earlier writes: leaving the page earlier would undo them. IndexedDB reads wait for writes. */
export async function settingsSaved(): Promise<void> {
  await get(environmentKey, openStore()).catch(() => {});
}

/**
 * Stores the environment of the mock and its saved states in IndexedDB, because the application clears web storage at
 * start-up (D-002). Shares the environment with other tabs.
 */
export function openSettings() {
  const store = openStore();
  const channel = new BroadcastChannel('springbyte-mock-environment');
  const savedStates: SavedStates = {
    list: async () =>
      (await keys<string>(store)).flatMap((key) =>
        key.startsWith(statePrefix) ? [key.slice(statePrefix.length)] : [],
      ),
    read: (name) => get<StateFile>(statePrefix + name, store),
    write: (name, state) => set(statePrefix + name, state, store),
    remove: (name) => del(statePrefix + name, store),
  };
  return {
    savedStates,
    load: () => get<Environment>(environmentKey, store),
    async save(environment: Environment): Promise<void> {
      // Other tabs cannot receive the promise of a fault, and stories alone use it.
      const message = structuredClone(environment);
      await set(environmentKey, message, store);
      (channel.postMessage as (content: unknown) => void).call(channel, message);
    },
    close: () => channel.close(),
    onSavedElsewhere(listener: (environment: Environment) => void): void {
      channel.addEventListener('message', ({ data }: MessageEvent<Environment>) => listener(data));
    },
  };
}
