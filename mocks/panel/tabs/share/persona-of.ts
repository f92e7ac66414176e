import type { ControlClient } from '../../../control/client.ts';
import { visitor } from '../../../control/share-link.ts';
import type { CurrentSession } from '../../../page/page-control.ts';

/** The persona of a session by user names, which are the same in every copy of the demo data. */
export async function personaOf(client: ControlClient, session: CurrentSession | undefined): Promise<string> {
  if (!session) return visitor;
  const ids = [session.parentId, session.userId].filter((id) => id !== undefined);
  return (await Promise.all(ids.map((id) => userNameOf(client, id)))).join(':');
}

async function userNameOf(client: ControlClient, id: string): Promise<string> {
  const found = await client.personas(id);
  return found.find((persona) => persona.id === id)?.userName ?? id;
}
