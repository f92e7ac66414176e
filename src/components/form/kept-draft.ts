import { createUserMemory } from '#session/user-memory.ts';

/** What a user was typing when their session ended. */
interface Draft {
  /** Identifies the form among all. */
  form: string;
  values: Readonly<Record<string, unknown>>;
}

/** One is enough: when a session ends, one form is open. */
export const keptDraft = createUserMemory<Draft>();
