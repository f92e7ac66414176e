import type { ControlClient } from '../control/client.ts';
import { readSituation, visitor, withoutSituation, type Situation } from '../control/share-link.ts';
import { accountsOf, endSession, signInAs } from './session.ts';
import { settingsSaved } from './settings-store.ts';

/** Applies the situation of the address, then loads the page again without its parameters. Never returns. */
export async function applyLink(client: ControlClient): Promise<never> {
  try {
    await apply(client, readSituation(location.search));
    await settingsSaved();
    location.replace(withoutSituation(location.href));
  } catch (error) {
    showRefusal((error as Error).message);
  }
  return new Promise(() => {});
}

/**
 * Checks the persona before anything changes. The clock is set after the reset, because a scenario starts at the present time
 * of the clock.
 */
async function apply(client: ControlClient, situation: Situation): Promise<void> {
  const { scenario, start, clock, connection, faults, persona } = situation;
  const isUser = persona !== undefined && persona !== visitor;
  if (isUser) await client.checkSession({ ...accountsOf(persona), scenario });
  if (scenario !== undefined) {
    await client.setClock(start === undefined ? {} : { now: start, freeze: true });
    await client.reset(scenario);
    if (start !== undefined && !clock) await client.setClock({ freeze: false });
  }
  if (clock) await client.setClock(clock);
  if (connection) await client.setConnection(connection);
  if (faults) await client.removeFaults();
  // In the same page, the controls handle them in this order: the first fault that matches a call affects it.
  await Promise.all((faults ?? []).map(client.addFault));
  if (persona === visitor) endSession();
  else if (isUser) await signInAs(client, persona);
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
