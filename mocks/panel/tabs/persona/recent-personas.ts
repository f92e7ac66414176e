import { get, set } from 'idb-keyval';
import { panelStore } from '../../host/panel-store.ts';

/** A persona that was signed in. */
export interface RecentPersona {
  /** A user name, or `parent:learner`. */
  persona: string;
  label: string;
}

const key = 'recent-personas';
const maxRecent = 5;

/** The newest first. Empty without IndexedDB, as in some private windows. */
export async function recentPersonas(): Promise<RecentPersona[]> {
  return (await get<RecentPersona[]>(key, panelStore).catch(() => undefined)) ?? [];
}

export async function rememberPersona(added: RecentPersona): Promise<void> {
  const others = await otherPersonas(added);
  await save([added, ...others]);
}

export async function forgetPersona(removed: RecentPersona): Promise<void> {
  await save(await otherPersonas(removed));
}

const otherPersonas = async ({ persona }: RecentPersona): Promise<RecentPersona[]> =>
  (await recentPersonas()).filter((other) => other.persona !== persona);

async function save(personas: RecentPersona[]): Promise<void> {
  await set(key, personas.slice(0, maxRecent), panelStore).catch(() => {});
}
