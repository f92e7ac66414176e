import { createControlClient, type Send } from '../../control/client.ts';
import type { PanelConnection } from '../../page/page-control.ts';

/** Milliseconds between two requests for the changes of a mock in another process. */
const interval = 1000;

/**
 * Connects to a mock that is served over HTTP.
 *
 * @param url of the server, without a trailing slash
 */
export function connectOverHttp(url: string): PanelConnection {
  const send: Send = (path, init) => fetch(url + path, init);
  return {
    send,
    client: createControlClient(send),
    subscribe(listener) {
      const timer = setInterval(listener, interval);
      return () => clearInterval(timer);
    },
  };
}
