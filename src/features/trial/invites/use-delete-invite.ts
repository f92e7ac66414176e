import { useMutation } from '@tanstack/react-query';
import { deleteTrialInviteMutation, type TrialInvite } from '#api/queries/trial-invites.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { nameList } from '#lib/text/name-list.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { markup } from '#ui/overlay/markup.ts';
import { people } from './people.ts';

/**
 * Asks before an invite is deleted (TRI-017).
 *
 * @param onDeleted is called with its id
 */
export function useDeleteInvite(onDeleted?: (id: string) => void) {
  const { mutateAsync: deleteInvite } = useMutation(deleteTrialInviteMutation());
  return ({ id, inviteTitle, emails, validUntil }: TrialInvite) =>
    confirmDelete({
      title: 'Delete Invite?',
      what: markup`This deletes the invite <b>${inviteTitle}</b> for good. Its link, valid until ${formatSchoolTime(validUntil)} and sent to ${emails.length > 0 ? nameList(emails, 3) : people(0)}, no longer works. Seats that are booked stay booked.`,
      run: async () => {
        await deleteInvite(id);
        onDeleted?.(id);
      },
      done: 'Invite deleted',
    });
}
