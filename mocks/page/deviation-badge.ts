import type { MountedPanel } from '../panel/host/panel-host.ts';
import type { PanelConnection } from './page-control.ts';

/** Milliseconds after a call before it is compared with the contract, so that the screen is rendered first. */
const delay = 2000;

/** Shows the number of deviations at the button of the panel. */
export function showDeviations({ client, subscribe }: PanelConnection, panel: MountedPanel): void {
  let isScheduled = false;
  const show = async () => {
    isScheduled = false;
    const { deviations } = await client.state();
    panel.setBadge(deviations, deviations === 1 ? '1 deviation' : `${deviations} deviations`);
  };
  subscribe(() => {
    // Offline, the code that compares calls may not be loaded yet.
    if (!isScheduled) setTimeout(() => void show().catch(() => {}), delay);
    isScheduled = true;
  });
}
