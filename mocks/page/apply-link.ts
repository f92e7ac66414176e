import type { ControlClient } from '../control/client.ts';
import { readSituation, withoutSituation, type Situation } from '../control/share-link.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { signInAs } from './session.ts';

/** Applies the situation of the address, then loads the page again without its parameters. Never returns. */
export async function applyLink(client: ControlClient): Promise<never> {
  try {
    await apply(client, readSituation(location.search));
    location.replace(withoutSituation(location.href));
  } catch (error) {
    showRefusal((error as Error).message);
  }
  return new Promise(() => {});
}

/** The clock is set after the reset, because a scenario starts at the present time of the clock. */
async function apply(client: ControlClient, { scenario, clock, connection, faults, persona }: Situation) {
  if (scenario !== undefined) {
    await client.setClock({});
    // The control refuses unknown names.
    await client.reset(scenario as ScenarioName);
  }
  if (clock) await client.setClock(clock);
  if (connection) await client.setConnection(connection);
  if (faults) await client.removeFaults();
  await Promise.all((faults ?? []).map(client.addFault));
  if (persona !== undefined) await signInAs(client, persona);
}

function showRefusal(message: string): void {
  const text = document.createElement('p');
  text.role = 'alert';
  const link = document.createElement('a');
  link.href = withoutSituation(location.href);
  link.textContent = 'Open the page without it';
  text.append(`The situation of this link cannot be restored. ${message} `, link, '.');
  document.body.replaceChildren(text);
}
