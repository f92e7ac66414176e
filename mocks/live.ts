import { CallLog } from './control/calls/call-log.ts';
import { handleControl } from './control/control.ts';
import { serverControls } from './control/server-controls.ts';
import { mountDeveloperPanel } from './page/developer-tools.ts';
import { connectInPage, type Application } from './page/page-control.ts';
import { recordCalls } from './page/record-calls.ts';
import { repeatRequest } from './page/repeat-request.ts';
import { createRoutes } from './server/routes.ts';

/**
 * Adds the developer panel to an application that uses a real server. The panel compares each call with the contract.
 *
 * @param url the absolute URL of the server
 */
export async function startMocks(url: string, application: Application): Promise<void> {
  // `URL.href` of an origin ends with a slash.
  const base = url.replace(/\/$/, '');
  const routes = createRoutes(base);
  const calls = new CallLog(base);
  const controls = serverControls(calls, base, repeatRequest);
  const { connection, notify, replaceControls } = connectInPage(application);
  replaceControls((request) => handleControl(controls, request));
  calls.listen(notify);
  const isRecorded = (href: string) => href.startsWith(`${base}/`) || Boolean(routes.find(new URL(href)));
  recordCalls(globalThis, isRecorded, calls.record);
  mountDeveloperPanel(connection);
}
