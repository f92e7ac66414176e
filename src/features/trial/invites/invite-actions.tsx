import { useMutation } from '@tanstack/react-query';
import { Forward, Send } from 'lucide-react';
import { deleteTrialInviteMutation, type TrialInvite } from '#api/queries/trial-invites.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import type { ProblemMessage } from '#components/problem-text.ts';
import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { isExpired } from '../is-expired.ts';
import { useResend } from '../link/use-resend.ts';

export const recipientCountText = (count: number): string =>
  count === 0 ? 'no one yet' : pluralize(count, 'person', 'people');

interface InviteActions {
  onForward: (invite: TrialInvite) => void;
  onDeleted?: (id: string) => void;
}

export function useInviteActions({ onForward, onDeleted }: InviteActions) {
  const { mutateAsync: deleteInvite } = useMutation(deleteTrialInviteMutation());
  const { resend } = useResend();

  /** Sends an invite again, and shows the outcome in a dialog that names the recipients (TRI-016, D-189). */
  const resendInvite = (invite: TrialInvite): void => {
    const { id, inviteTitle, emails } = invite;
    if (emails.length === 0) {
      const advice = 'It has no recipients yet. Forward it first.';
      return showFailure(invite, { title: 'Invite Resent Failed', advice });
    }
    const removeToast = toast({ profile: 'app', tone: 'info', message: `Sending ${inviteTitle} again…` });
    void resend(
      () => Promise.resolve(id),
      (failure) => {
        removeToast();
        if (failure) return showFailure(invite, failure);
        const message = markup`<b>${inviteTitle}</b> was sent again to ${listRecipients(emails)}.`;
        return showMessage({ title: 'Invite Resent', message });
      },
    );
  };
  // The server refuses to send an expired invite.
  const isShown = (invite: TrialInvite) => !isExpired(invite);
  return {
    rowActions: [
      { label: 'Forward', icon: <Forward aria-hidden="true" />, onPress: onForward, isShown },
      { label: 'Resend', icon: <Send aria-hidden="true" />, onPress: resendInvite, isShown },
    ],
    /** Deletes an invite after a confirmation (TRI-017). */
    remove: ({ id, inviteTitle, emails, validUntil }: TrialInvite): void =>
      void confirmDelete({
        title: 'Delete Invite?',
        message: markup`This deletes the invite <b>${inviteTitle}</b> for good. Its link, valid until ${formatSchoolTime(validUntil)} and sent to ${emails.length > 0 ? formatNameList(emails, 3) : recipientCountText(0)}, no longer works. Seats that are booked stay booked.`,
        run: async () => {
          await deleteInvite(id);
          onDeleted?.(id);
        },
        success: 'Invite deleted',
      }),
  };
}

/** Lists the first ten emails: there may be hundreds. */
const listRecipients = (emails: readonly string[]): string => formatNameList(emails, 10);

function showFailure({ inviteTitle, emails }: TrialInvite, { title, advice }: ProblemMessage): void {
  const to = emails.length > 0 ? `, to ${listRecipients(emails)}` : '';
  void showMessage({ title, message: markup`<p><b>${inviteTitle}</b>${to}</p><p>${advice}</p>` });
}
