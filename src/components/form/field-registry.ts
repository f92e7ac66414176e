import { createStore } from 'zustand';

interface FieldInfo {
  label: string;
  /** Excluded from stored drafts, such as a password. */
  isSecret: boolean;
  formatValue: (value: unknown) => string;
}

/** Stores which fields of the schema a form currently shows. */
export function createFieldRegistry() {
  const store = createStore<ReadonlyMap<string, FieldInfo>>(() => new Map());
  const secrets = new Set<string>();
  return {
    store,
    /** Includes removed fields: the values are read while the form unmounts. */
    isSecret: (name: string): boolean => secrets.has(name),
    add(name: string, info: FieldInfo): () => void {
      if (info.isSecret) secrets.add(name);
      store.setState((all) => new Map([...all, [name, info]]), true);
      return () => store.setState((all) => new Map([...all].filter((entry) => entry[1] !== info)), true);
    },
    get: (name: string): FieldInfo | undefined => store.getState().get(name),
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;
