import type { ControlClient } from '../../../control/client.ts';

/** Downloads the state of the mock as `springbyte-<scenario>-<date>.json`. */
export async function downloadState(client: ControlClient): Promise<void> {
  const state = await client.exportState();
  const url = URL.createObjectURL(new Blob([JSON.stringify(state)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `springbyte-${state.scenario}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  // The browser reads the content after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @throws Error for another file */
export async function importState(client: ControlClient, file: Blob): Promise<void> {
  await client.importState(parse(await file.text()));
}

function parse(text: string): object {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content;
  } catch {
    // Reported below.
  }
  throw new Error('This file is not JSON. Choose a file that this panel has exported.');
}
