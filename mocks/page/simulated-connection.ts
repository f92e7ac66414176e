import type { Connection } from '../environment/connection.ts';

/** Makes the application notice a lost connection, as it would notice a real one. */
export function simulateConnection({ isOffline }: Connection): void {
  // Only the simulation defines an own property; the browser's is inherited, and shows real losses.
  const isSimulated = Object.hasOwn(navigator, 'onLine');
  if (isOffline === isSimulated) return;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  else Reflect.deleteProperty(navigator, 'onLine');
  dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
}
