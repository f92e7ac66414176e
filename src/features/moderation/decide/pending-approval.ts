import { create } from 'zustand';
import { Problem } from '#api/problem.ts';
import type { ProblemText } from '#components/problem-text.ts';
import { guardUnsavedChanges } from '#lib/unsaved-changes.ts';
import { currentSession, useSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { toast } from '#ui/feedback/toasts.ts';

/** How long an approval can be undone before it is sent, ms. */
export const undoTime = 5000;

export interface Approval {
  ids: readonly string[];
  send: () => Promise<unknown>;
  /** Opens the screen on which it was decided. */
  open: () => void;
  /** @returns what the moderator reads when it could not be sent */
  problemOf: (error: unknown) => ProblemText;
}

/** What the screen after a decision says. */
export interface DecisionNote {
  /** 'Approved' or '2 changes rejected'. */
  text: string;
  /** How many changes are still pending in the part of the queue that is being reviewed. */
  left: number;
}

/** An approval that the server did not accept, or did not get. */
export interface FailedApproval {
  approval: Approval;
  error: unknown;
}

interface Decisions {
  /** It waits for `undoTime`; at most one. */
  pending?: Approval | undefined;
  /** The change sets whose approval is on its way to the server. */
  sending: readonly string[];
  /** Until they are dismissed, or their changes are decided again. */
  failures: readonly FailedApproval[];
  /** The approval that was taken back last. */
  undone?: Approval | undefined;
  note?: DecisionNote | undefined;
}

const memory = createUserMemory<Decisions>();
const nothing: Decisions = { sending: [], failures: [] };
export const currentDecisions = (): Decisions => memory.get() ?? nothing;
/** @param owner the moderator whose decisions they are, if their session may have ended */
const change = (part: Partial<Decisions>, owner = currentSession()?.id) =>
  memory.set({ ...currentDecisions(), ...part }, owner);

/** What ends the wait of the pending approval. */
const waitStore = create<{ end?: () => void }>(() => ({}));

/** How many screens are open that show a failed approval themselves. */
let openFailureScreens = 0;

/** For an effect of a screen that shows a failed approval: no toast repeats it. */
export function suppressFailureToasts(): () => void {
  openFailureScreens += 1;
  return () => {
    openFailureScreens -= 1;
  };
}

/** The decisions of the present user that the moderation screens tell about. */
export const useDecisions = (): Decisions => memory.use() ?? nothing;

/** Change sets that are approved here and may still be pending on the server. */
export const approvedIds = ({ pending, sending }: Decisions): readonly string[] => [
  ...(pending?.ids ?? []),
  ...sending,
];
export const currentApprovedIds = (): readonly string[] => approvedIds(currentDecisions());

export const noteDecision = (note: DecisionNote | undefined): void => change({ note });
export const isUndone = (approval: Approval): boolean => currentDecisions().undone === approval;

export const isAbout = ({ approval }: FailedApproval, ids: readonly string[]): boolean =>
  approval.ids.some((id) => ids.includes(id));
const failuresWithout = (ids: readonly string[]) =>
  currentDecisions().failures.filter((failure) => !isAbout(failure, ids));

/** Forgets the failures that are about some change sets. */
export const dismissFailures = (ids: readonly string[]): void => change({ failures: failuresWithout(ids) });

/**
 * Delays an approval by `undoTime`, and sends the previous one. It is sent at once when the page is closed or the moderator
 * logs out. A session that expires first is a failure, which the moderator sees after signing in again.
 *
 * @param outlivesPage whether the browser can send it while the page is closed; otherwise it is sent at once
 */
export function holdApproval(approval: Approval, outlivesPage = true): void {
  void sendPendingApproval();
  const owner = currentSession()?.id;
  const send = () => void sendPendingApproval();
  const timer = setTimeout(send, outlivesPage ? undoTime : 0);
  const unsubscribe = useSession.subscribe(({ details }) => {
    if (details?.id === owner) return;
    end();
    const failures = [...currentDecisions().failures, { approval, error: new Problem(401, '') }];
    change({ pending: undefined, failures }, owner);
  });
  addEventListener('pagehide', send);
  const removeGuard = guardUnsavedChanges(async () => {
    await sendPendingApproval();
    return true;
  });
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('pagehide', send);
    removeGuard();
  };
  waitStore.setState({ end });
  change({ pending: approval, failures: failuresWithout(approval.ids), note: undefined });
}

/** Takes back the approval that waits, and opens the screen on which it was decided. */
export function undoApproval(): void {
  const { pending } = currentDecisions();
  if (!pending) return;
  waitStore.getState().end?.();
  change({ pending: undefined, note: undefined, undone: pending });
  pending.open();
}

/** Sends the approval that waits. Settles when the server has answered; never rejects. */
export async function sendPendingApproval(): Promise<void> {
  const { pending, sending } = currentDecisions();
  if (!pending) return;
  const owner = currentSession()?.id;
  waitStore.getState().end?.();
  change({ pending: undefined, sending: [...sending, ...pending.ids] });
  let failed: FailedApproval | undefined;
  try {
    await pending.send();
  } catch (error) {
    failed = { approval: pending, error };
  }
  const user = currentSession()?.id;
  // The decisions of a user who has signed in meanwhile stay.
  if (user !== undefined && user !== owner) return;
  if (failed && openFailureScreens === 0) toastFailure(failed);
  const { sending: others, note, pending: next, failures } = currentDecisions();
  change(
    {
      sending: others.filter((id) => !pending.ids.includes(id)),
      ...(failed && { failures: [...failures, failed], note: next && note }),
    },
    owner,
  );
}

/** The moderator has left the moderation screens. */
function toastFailure({ approval: { problemOf, open }, error }: FailedApproval): void {
  const { title, advice } = problemOf(error);
  toast({
    profile: 'app',
    tone: 'error',
    title: title.replace(/\.$/, ''),
    message: advice,
    action: { label: 'Open the change', onPress: open },
  });
}
