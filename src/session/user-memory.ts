import { create, useStore, type StoreApi } from 'zustand';
import { currentSession, useSession } from './session.ts';

interface Remembered<Value> {
  /** Undefined for a visitor. */
  owner: string | undefined;
  value: Value | undefined;
}

const stores = new Set<StoreApi<Remembered<unknown>>>();

/**
 * Keeps a value, such as an unsent submission, in memory for one user until the page closes: web storage is cleared
 * at the next start (D-002). It survives the end of the session, and is removed when another user signs in.
 */
export function createUserMemory<Value>() {
  const store = create<Remembered<Value>>(() => ({ owner: undefined, value: undefined }));
  stores.add(store);
  const own = ({ owner, value }: Remembered<Value>) => (owner === currentSession()?.id ? value : undefined);
  useSession.subscribe(({ details }) => {
    if (details && details.id !== store.getState().owner) {
      store.setState({ owner: details.id, value: undefined });
    }
  });
  return {
    get: (): Value | undefined => own(store.getState()),
    /** @param owner the user, if their session may have ended */
    set: (value: Value | undefined, owner = currentSession()?.id): void => store.setState({ owner, value }),
    /** A hook that returns the current user's value. */
    use: (): Value | undefined => useStore(store, own),
  };
}

/** For stories, which share one page. */
export function clearUserMemories(): void {
  for (const store of stores) store.setState({ owner: undefined, value: undefined });
}
