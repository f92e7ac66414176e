import { create, useStore, type StoreApi } from 'zustand';
import { currentSession, useSession } from './session.ts';

interface Remembered<Value> {
  /** Undefined for a visitor. */
  owner: string | undefined;
  value: Value | undefined;
}

const stores = new Set<StoreApi<Remembered<unknown>>>();

/**
 * Stores a value, such as an unsent submission, in memory until the page closes or another user signs in. It survives
 * the end of the session; web storage is cleared at the next start (D-002).
 */
export function createUserMemory<Value>() {
  const store = create<Remembered<Value>>(() => ({ owner: undefined, value: undefined }));
  stores.add(store);
  const currentValue = ({ owner, value }: Remembered<Value>) =>
    owner === currentSession()?.id ? value : undefined;
  useSession.subscribe(({ details }) => {
    if (details && details.id !== store.getState().owner) {
      store.setState({ owner: details.id, value: undefined });
    }
  });
  return {
    get: (): Value | undefined => currentValue(store.getState()),
    /** @param owner user id, if the session may have ended */
    set: (value: Value | undefined, owner = currentSession()?.id): void => store.setState({ owner, value }),
    use: (): Value | undefined => useStore(store, currentValue),
  };
}

/** Clears all values between stories, which share one page. */
export function clearUserMemories(): void {
  for (const store of stores) store.setState({ owner: undefined, value: undefined });
}
