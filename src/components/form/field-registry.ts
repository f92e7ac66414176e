/** What a field on the screen tells its form about itself. */
interface FieldNote {
  label: string;
  /** Never kept anywhere, such as a password. */
  isSecret: boolean;
  /** A value of the field, for a sentence about it. */
  inWords: (value: unknown) => string;
}

/** The fields that a form shows now. A schema may have more, such as a record's flags that only others may change. */
export interface FieldRegistry {
  /** @returns a function that takes the field away again */
  add: (name: string, note: FieldNote) => () => void;
  get: (name: string) => FieldNote | undefined;
  /** @returns an unsubscribe function */
  subscribe: (listener: () => void) => () => void;
  /** Another number whenever a field has come or gone. */
  version: () => number;
}

export function createFieldRegistry(): FieldRegistry {
  const notes = new Map<string, FieldNote>();
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    add: (name, note) => {
      notes.set(name, note);
      changed();
      return () => {
        if (notes.get(name) === note) notes.delete(name);
        changed();
      };
    },
    get: (name) => notes.get(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}
