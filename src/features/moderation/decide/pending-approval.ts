import { create } from 'zustand';
import type { ProblemText } from '#components/problem-text.ts';
import { guardUnsavedWork } from '#lib/unsaved-work.ts';
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

interface Decisions {
  /** It waits for `undoTime`; at most one. */
  pending?: Approval | undefined;
  /** The change sets whose approval is on its way to the server. */
  sending: readonly string[];
  failed?: { approval: Approval; error: unknown } | undefined;
  note?: DecisionNote | undefined;
}

const memory = createUserMemory<Decisions>();
const nothing: Decisions = { sending: [] };
const read = (): Decisions => memory.get() ?? nothing;
const change = (part: Partial<Decisions>) => memory.set({ ...read(), ...part });

/** What ends the wait of the pending approval. */
const useWait = create<{ end?: () => void }>(() => ({}));

/** The decisions of the present user that the moderation screens tell about. */
export const useDecisions = (): Decisions => memory.use() ?? nothing;

/** Change sets that are approved here and may still be pending on the server. */
export const approvedIds = ({ pending, sending }: Decisions): readonly string[] => [
  ...(pending?.ids ?? []),
  ...sending,
];
export const currentApprovedIds = (): readonly string[] => approvedIds(read());

export const noteDecision = (note: DecisionNote | undefined): void => change({ note });
export const dismissFailure = (): void => change({ failed: undefined });

/**
 * Keeps an approval back for `undoTime`, and sends the one before it. It is sent at once when the page is closed or the
 * moderator logs out: nothing that was approved is lost by leaving.
 */
export function holdApproval(approval: Approval): void {
  void sendPendingApproval();
  const send = () => void sendPendingApproval();
  const timer = setTimeout(send, undoTime);
  addEventListener('pagehide', send);
  const removeGuard = guardUnsavedWork(async () => {
    await sendPendingApproval();
    return true;
  });
  const end = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', send);
    removeGuard();
  };
  useWait.setState({ end });
  change({ pending: approval, failed: undefined, note: undefined });
}

/** Takes back the approval that waits, and opens the screen on which it was decided. */
export function undoApproval(): void {
  const { pending } = read();
  if (!pending) return;
  useWait.getState().end?.();
  change({ pending: undefined, note: undefined });
  pending.open();
}

/** Sends the approval that waits. Settles when the server has answered; never rejects. */
export async function sendPendingApproval(): Promise<void> {
  const { pending, sending } = read();
  if (!pending) return;
  useWait.getState().end?.();
  change({ pending: undefined, sending: [...sending, ...pending.ids] });
  let failed: Decisions['failed'];
  try {
    await pending.send();
  } catch (error) {
    failed = { approval: pending, error };
    const { title, advice } = pending.problemOf(error);
    // The moderator may be anywhere by now; the moderation screens say it as well.
    toast({
      profile: 'app',
      tone: 'error',
      title: title.replace(/\.$/, ''),
      message: advice,
      action: { label: 'Open the change', onPress: pending.open },
    });
  }
  change({
    sending: read().sending.filter((id) => !pending.ids.includes(id)),
    ...(failed && { failed, note: undefined }),
  });
}

/** For stories: no decision of an earlier one. */
export function forgetDecisions(): void {
  useWait.getState().end?.();
  memory.set(undefined);
}
