import { useMutation, useQuery } from '@tanstack/react-query';
import { Forward, Send } from 'lucide-react';
import {
  deleteTrialInviteMutation,
  trialInviteListQuery,
  type TrialInvite,
} from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { useList } from '#components/list/use-list.ts';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { toast, withdrawToast } from '#ui/feedback/toasts.ts';
import { tell } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
import { useResend } from '../link/use-resend.ts';
import { ForwardForm } from './forward-form.tsx';
import { inviteColumns } from './invite-columns.tsx';
import { InviteForm } from './invite-form.tsx';
import { namesOf } from './names-of.ts';

const idOf = ({ id }: TrialInvite) => id;
const titleOf = ({ inviteTitle }: TrialInvite) => inviteTitle;
const noun = { one: 'invite', many: 'invites' };
const latestFirst = { column: 'until', direction: 'descending' } as const;
const none: readonly TrialInvite[] = [];

/** The Invites tab (TRI-014). */
export function InvitesPane({ sessions }: { sessions: readonly TrialSession[] }) {
  const query = useQuery(trialInviteListQuery());
  const { data: invites } = query;
  const list = useList({ rows: invites, columns: inviteColumns, defaultSort: latestFirst });
  const form = useFormParam(invites ?? none);
  const failure = useLoadFailure(query);
  const { mutateAsync: deleteInvite } = useMutation(deleteTrialInviteMutation());
  const resend = useResendFromList();

  const askToDelete = ({ id, inviteTitle, emails }: TrialInvite) =>
    confirmDelete({
      title: 'Delete Invite?',
      what: markup`This deletes the invite <b>${inviteTitle}</b> for good. Its link, sent to ${people(emails.length)}, no longer works. Seats that are booked stay booked.`,
      run: async () => {
        await deleteInvite(id);
        form.closeDeleted(id);
      },
      done: 'Invite deleted',
    });
  return (
    <>
      <ListPane
        caption="Invites"
        noun={noun}
        list={list}
        rowKey={idOf}
        rowName={titleOf}
        searchLabel="Find an invite"
        currentRow={form.record?.id}
        maxHeight="min(750px, max(24rem, 100dvh - var(--under-bars) - 14rem))"
        toolbarActions={<ListDownload fileName="trial-invites" list={list} />}
        rowActions={[
          { label: 'Forward', icon: <Forward aria-hidden="true" />, onPress: ({ id }) => form.open(id) },
          { label: 'Resend', icon: <Send aria-hidden="true" />, onPress: resend },
        ]}
        onDelete={askToDelete}
        loadingText="Loading invites…"
        failure={
          failure && {
            title: 'Failed to load invites',
            text: problemText(failure.error).title,
            onRetry: failure.retry,
            ...(failure.isRetrying && { retrying: 'Loading…' }),
          }
        }
        nothingYet={
          <EmptyState title="No invites yet." text="Make one, and pass on its link to whoever may book." />
        }
      />
      {form.record ? <ForwardForm key={form.record.id} invite={form.record} onClose={form.close} /> : null}
      {form.isOpen && !form.record ? <InviteForm sessions={sessions} onClose={form.close} /> : null}
    </>
  );
}

function people(count: number): string {
  if (count === 0) return 'nobody yet';
  return count === 1 ? '1 person' : `${count} people`;
}

/** Says how it went in a dialog that names the recipients (TRI-016, D-189). */
function useResendFromList() {
  const { resend } = useResend();
  return (invite: TrialInvite) => {
    const { inviteTitle, emails } = invite;
    const sending = { profile: 'app', tone: 'info', message: `Sending ${inviteTitle} again…` } as const;
    if (emails.length > 0) toast(sending);
    void resend(invite, (failure) => {
      withdrawToast(sending);
      const names = namesOf(emails);
      return failure === undefined
        ? tell({ title: 'Invite Resent', message: markup`<b>${inviteTitle}</b> was sent again to ${names}.` })
        : tell({
            title: 'Invite Resent Failed',
            message: markup`<b>${inviteTitle}</b> was not sent${names && ` to ${names}`}. ${failure}`,
          });
    });
  };
}
