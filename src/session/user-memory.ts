import { create, useStore, type StoreApi } from 'zustand';
import { currentSession, useSession } from './session.ts';

interface Remembered<Value> {
  /** The user whose value it is; undefined for a visitor. */
  owner: string | undefined;
  value: Value | undefined;
}

const stores = new Set<StoreApi<Remembered<unknown>>>();

/**
 * Remembers a value, such as work that could not be sent, for one user until the page is closed: web storage is emptied
 * at the next start (D-002). The value outlives the session of its user and is removed when another user signs in.
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
    /** @param owner the user whose value it is, if their session may have ended */
    set: (value: Value | undefined, owner = currentSession()?.id): void => store.setState({ owner, value }),
    /** @returns the present user's value, which renders the component again when it changes */
    use: (): Value | undefined => useStore(store, own),
  };
}

/** For stories, which share a page. */
export function clearUserMemories(): void {
  for (const store of stores) store.setState({ owner: undefined, value: undefined });
}
