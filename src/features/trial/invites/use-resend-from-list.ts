import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { nameList } from '#lib/text/name-list.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { tell } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { useResend, type ResendFailure } from '../link/use-resend.ts';

/** Nobody reads hundreds of emails. */
const mostNamed = 10;

/** Says how it went in a dialog that names the recipients (TRI-016, D-189). */
export function useResendFromList() {
  const { resend } = useResend();
  return ({ id, inviteTitle, emails }: TrialInvite) => {
    const names = nameList(emails, mostNamed);
    const to = names && ` to ${names}`;
    const tellOfFailure = ({ words, isUnclear }: ResendFailure) =>
      tell({
        title: 'Invite Resent Failed',
        message: isUnclear
          ? markup`We do not know whether <b>${inviteTitle}</b> was sent${to}. ${words}`
          : markup`<b>${inviteTitle}</b> was not sent${to}. ${words}`,
      });
    if (emails.length === 0) {
      const words = 'It has not been sent to anybody yet. Forward it to somebody first.';
      return void tellOfFailure({ words, isUnclear: false });
    }
    const removeToast = toast({ profile: 'app', tone: 'info', message: `Sending ${inviteTitle} again…` });
    const find = () => Promise.resolve(id);
    void resend(find, (failure) => {
      removeToast();
      return failure === undefined
        ? tell({ title: 'Invite Resent', message: markup`<b>${inviteTitle}</b> was sent again to ${names}.` })
        : tellOfFailure(failure);
    });
  };
}
