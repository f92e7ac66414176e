import { get, set } from 'idb-keyval';
import { lazyStore } from './lazy-store.ts';

export type PanelPosition = 'bottom' | 'right' | 'window';

/** Preferences of the panel in this browser. Web storage does not keep them: the application clears it (D-002). */
export interface PanelPlace {
  position: PanelPosition;
  isOpen: boolean;
  /** In px. Undefined until a developer resizes the panel. */
  height: number | undefined;
  width: number | undefined;
}

const defaultPlace: PanelPlace = { position: 'bottom', isOpen: false, height: undefined, width: undefined };

/** Also stores preferences of the panel's page, under other keys. */
export const panelStore = lazyStore('springbyte-panel', 'preferences');

/** Without IndexedDB, as in some private windows, the panel starts with its defaults. */
export async function loadPlace(): Promise<PanelPlace> {
  const saved = await get<Partial<PanelPlace>>('place', panelStore).catch(() => undefined);
  return { ...defaultPlace, ...saved };
}

export async function savePlace(place: PanelPlace): Promise<void> {
  await set('place', place, panelStore).catch(() => {});
}
