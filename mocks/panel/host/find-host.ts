import type { PanelHost } from './panel-host.ts';

/** For the panel's page: the host in the application's page. Undefined if the page was opened by its URL. */
export function findHost(): PanelHost | undefined {
  const application: unknown = window.parent === window ? window.opener : window.parent;
  try {
    return (application as { springbytePanel?: PanelHost } | null)?.springbytePanel;
  } catch {
    // The opener has navigated to another origin.
    return undefined;
  }
}

/**
 * Calls back once when the application has reloaded and left the panel open in a separate window: the earlier host no longer
 * works.
 *
 * @returns stops watching
 */
export function onHostReplaced(host: PanelHost, listener: () => void): () => void {
  const timer = setInterval(() => {
    const found = findHost();
    if (!found || found === host) return;
    clearInterval(timer);
    listener();
  }, 500);
  return () => clearInterval(timer);
}
