import { applicationUrl } from '../application-url.ts';
import { mountPanel } from '../panel/host/panel-host.ts';
import { consoleHelp, createConsoleApi } from './console-api.ts';
import type { PanelConnection } from './page-control.ts';

/** Adds the functions of the console and the developer panel to the page. */
export function mountDeveloperTools(connection: Required<PanelConnection>): void {
  Object.assign(globalThis, { springbyteMock: createConsoleApi(connection) });
  console.info(consoleHelp);
  mountDeveloperPanel(connection);
}

/** Milliseconds after a call before it is compared with the contract, so that the screen is rendered first. */
const delay = 2000;

/** Adds the developer panel to the page, with the number of deviations at its button. */
export function mountDeveloperPanel(connection: PanelConnection): void {
  const { client, subscribe } = connection;
  const pageUrl = `${applicationUrl()}/mocks/panel/index.html`;
  const { setBadge } = mountPanel({ pageUrl, control: connection });
  let isScheduled = false;
  const show = async () => {
    isScheduled = false;
    const { deviations } = await client.state();
    setBadge(deviations, deviations === 1 ? '1 deviation' : `${deviations} deviations`);
  };
  subscribe(() => {
    if (!isScheduled) setTimeout(() => void show().catch(() => {}), delay);
    isScheduled = true;
  });
}
