import type { SavedStates, StateFile } from './state-controls.ts';

/** Saved states until the process ends. */
export function createMemoryStates(): SavedStates {
  const states = new Map<string, StateFile>();
  return {
    list: async () => [...states.keys()],
    read: async (name) => states.get(name),
    write: async (name, state) => void states.set(name, state),
    remove: async (name) => void states.delete(name),
  };
}
