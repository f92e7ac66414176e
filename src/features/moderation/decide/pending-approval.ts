import { create } from 'zustand';
import { Problem } from '#api/problem.ts';
import { delayCall, undoDelay } from '#components/delayed-call.ts';
import type { ProblemText } from '#components/problem-text.ts';
import { currentSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { toast } from '#ui/feedback/toasts.ts';

export interface Approval {
  ids: readonly string[];
  send: () => Promise<unknown>;
  open: () => void;
  toProblemText: (error: unknown) => ProblemText;
}

export interface DecisionNote {
  /** 'Approved' or '2 changes rejected'. */
  text: string;
  /** The number of pending changes in the reviewed part of the queue. */
  remainingCount: number;
}

export interface FailedApproval {
  approval: Approval;
  error: unknown;
}

interface Decisions {
  /** The approval that can be undone for `undoDelay`. */
  pending?: Approval | undefined;
  sendingIds: readonly string[];
  /** Failed approvals, until dismissed or decided again. */
  failures: readonly FailedApproval[];
  lastUndone?: Approval | undefined;
  note?: DecisionNote | undefined;
}

const memory = createUserMemory<Decisions>();
const noDecisions: Decisions = { sendingIds: [], failures: [] };
export const currentDecisions = (): Decisions => memory.get() ?? noDecisions;
/** @param ownerId the moderator who decided, if that session may have ended */
const updateDecisions = (part: Partial<Decisions>, ownerId = currentSession()?.id) =>
  memory.set({ ...currentDecisions(), ...part }, ownerId);

const timerStore = create<{ cancel?: () => void }>(() => ({}));

/** The number of mounted screens that show failed approvals themselves. */
let failureScreenCount = 0;

/** Suppresses the toasts of failed approvals; an effect of each screen that shows them itself. */
export function suppressFailureToasts(): () => void {
  failureScreenCount += 1;
  return () => {
    failureScreenCount -= 1;
  };
}

export const useDecisions = (): Decisions => memory.use() ?? noDecisions;

/** Approved change sets that may still be pending on the server. */
export const approvedIds = ({ pending, sendingIds }: Decisions): readonly string[] => [
  ...(pending?.ids ?? []),
  ...sendingIds,
];
export const currentApprovedIds = (): readonly string[] => approvedIds(currentDecisions());

export const setDecisionNote = (note: DecisionNote | undefined): void => updateDecisions({ note });
export const isUndone = (approval: Approval): boolean => currentDecisions().lastUndone === approval;

export const isFailureOf = ({ approval }: FailedApproval, ids: readonly string[]): boolean =>
  approval.ids.some((id) => ids.includes(id));
const failuresWithout = (ids: readonly string[]) =>
  currentDecisions().failures.filter((failure) => !isFailureOf(failure, ids));

export const dismissFailures = (ids: readonly string[]): void =>
  updateDecisions({ failures: failuresWithout(ids) });

/**
 * Sends the previous approval and delays this one by `undoDelay`, or until the page closes or the moderator logs out. If the
 * session expires first, the approval becomes a failure, which the moderator sees after signing in again.
 *
 * @param outlivesPage whether the browser can send the approval while the page closes; otherwise, it is sent at once
 */
export function scheduleApproval(approval: Approval, outlivesPage = true): void {
  void sendPendingApproval();
  const ownerId = currentSession()?.id;
  const cancel = delayCall({
    send: sendPendingApproval,
    delay: outlivesPage ? undoDelay : 0,
    onSessionEnd: () => {
      const failures = [...currentDecisions().failures, { approval, error: new Problem(401, '') }];
      updateDecisions({ pending: undefined, failures }, ownerId);
    },
  });
  timerStore.setState({ cancel });
  updateDecisions({ pending: approval, failures: failuresWithout(approval.ids), note: undefined });
}

/** Cancels the pending approval and opens the screen where it was decided. */
export function undoApproval(): void {
  const { pending } = currentDecisions();
  if (!pending) return;
  timerStore.getState().cancel?.();
  updateDecisions({ pending: undefined, note: undefined, lastUndone: pending });
  pending.open();
}

/** Sends the pending approval. Resolves with the response; never rejects. */
export async function sendPendingApproval(): Promise<void> {
  const { pending, sendingIds } = currentDecisions();
  if (!pending) return;
  const ownerId = currentSession()?.id;
  timerStore.getState().cancel?.();
  updateDecisions({ pending: undefined, sendingIds: [...sendingIds, ...pending.ids] });
  let failed: FailedApproval | undefined;
  try {
    await pending.send();
  } catch (error) {
    failed = { approval: pending, error };
  }
  const userId = currentSession()?.id;
  // Another user has signed in meanwhile: keep that user's decisions.
  if (userId !== undefined && userId !== ownerId) return;
  if (failed && failureScreenCount === 0) toastFailure(failed);
  const { sendingIds: currentIds, note, pending: next, failures } = currentDecisions();
  updateDecisions(
    {
      sendingIds: currentIds.filter((id) => !pending.ids.includes(id)),
      ...(failed && { failures: [...failures, failed], note: next && note }),
    },
    ownerId,
  );
}

function toastFailure({ approval: { toProblemText, open }, error }: FailedApproval): void {
  const { title, advice } = toProblemText(error);
  toast({
    profile: 'app',
    tone: 'error',
    title: title.replace(/\.$/, ''),
    message: advice,
    action: { label: 'Open the change', onPress: open },
  });
}
