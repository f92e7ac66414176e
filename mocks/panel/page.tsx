import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/styles/tokens.css';
import '#ui/styles/fonts.css';
import './page.css';
import type { PanelConnection } from '../page/page-control.ts';
import { connectOverHttp } from './connection/connect-over-http.ts';
import { findHost, onHostReplaced } from './host/find-host.ts';
import { Panel } from './shell/panel.tsx';

/** The page of the panel: in a frame or window of the application, or alone, served by the mock over HTTP. */
const host = findHost();
// The caller of `mountPanel` hands over its connection.
const connection = (host?.control as PanelConnection | undefined) ?? connectOverHttp(location.origin);

if (host) onHostReplaced(host, () => location.reload());
const root = document.querySelector('#panel');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Panel connection={connection} host={host} />
    </StrictMode>,
  );
}
host?.attach(window);

/* Without this, the dev server would also reload the application's page. */
import.meta.hot?.accept(() => location.reload());
