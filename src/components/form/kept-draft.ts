import { useSession } from '#session/session.ts';

/** What somebody was typing when their session ended. */
interface Draft {
  owner: string;
  /** Which form it was, among all. */
  form: string;
  values: Readonly<Record<string, unknown>>;
}

/**
 * In the page's memory alone: web storage is emptied at the next start (D-002). One is enough: when a session
 * ends, one form is open.
 */
let kept: Draft | undefined;

/** Keeps a draft until its owner is back at the form, or somebody else signs in. */
export function keepDraft(draft: Draft): void {
  kept = draft;
  const stop = useSession.subscribe(({ details }) => {
    if (kept === draft && details !== undefined && details.id !== draft.owner) kept = undefined;
    if (kept !== draft) stop();
  });
}

/** The draft of this person for this form, if there is one. */
export const keptDraft = (owner: string | undefined, form: string): Draft | undefined =>
  kept?.owner === owner && kept?.form === form ? kept : undefined;

/** Forgets a draft that its form has taken over. */
export function dropDraft(draft: Draft): void {
  if (kept === draft) kept = undefined;
}
