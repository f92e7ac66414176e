import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { trialInviteListQuery, type TrialInvite } from '#api/queries/trial-invites.ts';
import type { TrialSession } from '#api/queries/trial-sessions.ts';
import { newRecord, getOpenForm, useFormParam } from '#components/form/use-form-param.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { isExpired } from '../is-expired.ts';
import { CopyLink } from '../link/copy-link.tsx';
import { ForwardForm } from './forward-form.tsx';
import { useInviteActions } from './invite-actions.tsx';
import { InviteForm } from './invite-form.tsx';

const stateOf = (invite: TrialInvite) => (isExpired(invite) ? 'Expired' : 'Valid');
const countRecipients = ({ emails }: TrialInvite) => emails.length;

/** The columns of TRI-014. */
const columns: readonly ListColumn<TrialInvite>[] = [
  textColumn('title', 'Title', ({ inviteTitle }) => inviteTitle, { rowHeader: true }),
  {
    id: 'token',
    header: 'Token',
    width: '6.5em',
    // The token allows bookings: show only its beginning, and omit it from search and exports.
    cell: ({ token }) => `${token.slice(0, Math.min(6, token.length / 2))}…`,
  },
  textColumn('until', 'Valid until', ({ validUntil }) => formatSchoolTime(validUntil), {
    direction: 'ltr',
  }),
  {
    id: 'state',
    header: 'State',
    width: '8.5em',
    sortBy: stateOf,
    searchText: stateOf,
    onCard: 'corner',
    cell: (invite) => <Badge tone={isExpired(invite) ? 'error' : 'success'}>{stateOf(invite)}</Badge>,
  },
  {
    id: 'people',
    header: 'People',
    align: 'end',
    text: (invite) => String(countRecipients(invite)),
    sortBy: countRecipients,
    searchText: ({ emails }) => emails.join(' '),
    csv: countRecipients,
    cell: countRecipients,
  },
  {
    id: 'link',
    header: 'Link',
    width: '9em',
    cell: ({ link, inviteTitle }) => <CopyLink link={link} name={inviteTitle} />,
  },
];

const idOf = ({ id }: TrialInvite) => id;
const titleOf = ({ inviteTitle }: TrialInvite) => inviteTitle;
const noun = { singular: 'invite', plural: 'invites' };
const latestFirst = { column: 'until', direction: 'descending' } as const;

/** The Invites tab (TRI-014). The form for a new invite also works without the list. */
export function InvitesPane({ sessions }: { sessions: readonly TrialSession[] }) {
  const query = useQuery(trialInviteListQuery());
  const failure = useQueryFailure(query);
  const isNew = useSearch({ strict: false, select: (search) => getOpenForm(search) === newRecord });
  return (
    <>
      {query.data ? (
        <InviteList invites={query.data} />
      ) : (
        <NotLoaded
          title="Failed to load invites"
          headingLevel={2}
          failure={failure}
          loading={<TableSkeleton text="Loading invites…" />}
        />
      )}
      {isNew ? <InviteForm sessions={sessions} /> : null}
    </>
  );
}

/** Rendered only with data: an empty list would remove the invite's id from the URL. */
function InviteList({ invites }: { invites: readonly TrialInvite[] }) {
  const form = useFormParam(invites);
  const list = useList({ rows: invites, columns, defaultSort: latestFirst, openRow: form.record?.id });
  const { rowActions, remove } = useInviteActions({
    onForward: ({ id }) => form.open(id),
    onDeleted: form.closeDeleted,
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
        maxHeight="min(750px, max(24rem, 100dvh - var(--under-bars) - 14rem))"
        toolbarActions={<ListDownload fileName="trial-invites" list={list} />}
        rowActions={rowActions}
        onDelete={remove}
        emptyState={<EmptyState title="No invites yet." text="Make one, and pass on its link." />}
      />
      {form.record ? <ForwardForm key={form.record.id} invite={form.record} onClose={form.close} /> : null}
    </>
  );
}
