import { createStore } from 'zustand';

/** What a field on the screen tells its form about itself. */
interface FieldNote {
  label: string;
  /** Never stored anywhere, such as a password. */
  isSecret: boolean;
  /** A value of the field, for a sentence about it. */
  inWords: (value: unknown) => string;
}

/** The fields that a form shows now. A schema may have more, such as a record's flags that only others may change. */
export function createFieldRegistry() {
  const store = createStore<ReadonlyMap<string, FieldNote>>(() => new Map());
  const secrets = new Set<string>();
  return {
    store,
    /** Also once the field is removed: the values of a form are read when it closes. */
    isSecret: (name: string): boolean => secrets.has(name),
    /** @returns a function that removes the field */
    add(name: string, note: FieldNote): () => void {
      if (note.isSecret) secrets.add(name);
      store.setState((notes) => new Map([...notes, [name, note]]), true);
      return () => store.setState((notes) => new Map([...notes].filter((entry) => entry[1] !== note)), true);
    },
    get: (name: string): FieldNote | undefined => store.getState().get(name),
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;
