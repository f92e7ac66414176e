import { applicationUrl } from '../application-url.ts';
import { mountPanel } from '../panel/host/panel-host.ts';
import { consoleHelp, createConsoleApi } from './console-api.ts';
import { showDeviations } from './deviation-badge.ts';
import type { PanelConnection } from './page-control.ts';

/** Adds the functions of the console and the developer panel to the page. */
export function mountDeveloperTools(connection: PanelConnection): void {
  Object.assign(globalThis, { springbyteMock: createConsoleApi(connection) });
  console.info(consoleHelp);
  const panel = mountPanel({ pageUrl: `${applicationUrl()}/mocks/panel/index.html`, control: connection });
  showDeviations(connection, panel);
}
