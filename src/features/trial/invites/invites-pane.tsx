import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Forward, Send } from 'lucide-react';
import { useState } from 'react';
import { trialInviteListQuery, type TrialInvite } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { newRecord, openForm, useFormParam } from '#components/form/use-form-param.ts';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { useLostFocusAfter } from '#components/page/focus/use-lost-focus-after.ts';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import type { ReadyInvite } from '../invite-fields/new-invite.ts';
import { isExpired } from '../is-expired.ts';
import { ForwardForm } from './forward-form.tsx';
import { inviteColumns } from './invite-columns.tsx';
import { InviteForm, type InviteFormProps } from './invite-form.tsx';
import { useDeleteInvite } from './use-delete-invite.ts';
import { useResendFromList } from './use-resend-from-list.ts';

const idOf = ({ id }: TrialInvite) => id;
const titleOf = ({ inviteTitle }: TrialInvite) => inviteTitle;
/** The server sends an expired one to nobody. */
const isOpen = (invite: TrialInvite): boolean => !isExpired(invite);
const noun = { one: 'invite', many: 'invites' };
const latestFirst = { column: 'until', direction: 'descending' } as const;
const none: readonly TrialInvite[] = [];

/** The Invites tab (TRI-014). A new invite can be made whether or not the list has arrived. */
export function InvitesPane({ sessions }: { sessions: readonly TrialSession[] }) {
  const query = useQuery(trialInviteListQuery());
  const { data: invites } = query;
  const failure = useLoadFailure(query);
  const isNew = useSearch({ strict: false, select: (search) => openForm(search) === newRecord });
  const [ready, setReady] = useState<ReadyInvite>();
  if (ready && !isNew) setReady(undefined);
  useLostFocusAfter(ready !== undefined);
  return (
    <>
      {invites ? <InviteList invites={invites} /> : <NoInviteList failure={failure} />}
      {isNew ? <NewInvite sessions={sessions} ready={ready} onReady={setReady} /> : null}
    </>
  );
}

function InviteList({ invites }: { invites: readonly TrialInvite[] }) {
  const list = useList({ rows: invites, columns: inviteColumns, defaultSort: latestFirst });
  const form = useFormParam(invites);
  const resend = useResendFromList();
  const askToDelete = useDeleteInvite(form.closeDeleted);
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
          {
            label: 'Forward',
            icon: <Forward aria-hidden="true" />,
            onPress: ({ id }) => form.open(id),
            isShown: isOpen,
          },
          { label: 'Resend', icon: <Send aria-hidden="true" />, onPress: resend, isShown: isOpen },
        ]}
        onDelete={askToDelete}
        nothingYet={
          <EmptyState title="No invites yet." text="Make one, and pass on its link to whoever may book." />
        }
      />
      {form.record ? <ForwardForm key={form.record.id} invite={form.record} onClose={form.close} /> : null}
    </>
  );
}

/** Without a list nobody can say whether the invite that a link leads to still exists: the link stays as it is. */
const NoInviteList = ({ failure }: { failure: ReturnType<typeof useLoadFailure> }) =>
  failure ? (
    <ErrorState
      title="Failed to load invites"
      text={problemText(failure.error).title}
      onRetry={failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  ) : (
    <TableSkeleton text="Loading invites…" />
  );

function NewInvite(props: Omit<InviteFormProps, 'onClose'>) {
  const { close } = useFormParam(none);
  return <InviteForm {...props} onClose={close} />;
}
