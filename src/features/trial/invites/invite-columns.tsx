import type { TrialInvite } from '#api/queries/trial-invites.ts';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { formatSchoolTime } from '#lib/time/school-time.ts';
import { Badge } from '#ui/Badge.tsx';
import { isExpired } from '../is-expired.ts';
import { CopyLink } from '../link/copy-link.tsx';

const stateOf = (invite: TrialInvite) => (isExpired(invite) ? 'Expired' : 'Valid');

/** Whoever has the whole token can book: only its beginning is shown, and it stays out of the search and of files. */
const shortToken = ({ token }: TrialInvite): string => `${token.slice(0, Math.min(6, token.length / 2))}…`;

/** TRI-014. */
export const inviteColumns: readonly ListColumn<TrialInvite>[] = [
  textColumn('title', 'Title', ({ inviteTitle }) => inviteTitle, { rowHeader: true }),
  { id: 'token', header: 'Token', width: '11%', cell: shortToken },
  textColumn('until', 'Valid until', ({ validUntil }) => formatSchoolTime(validUntil), { width: '19%' }),
  {
    id: 'state',
    header: 'State',
    width: '14.5%',
    onCard: 'corner',
    sortBy: stateOf,
    searchText: stateOf,
    cell: (invite) => <Badge tone={isExpired(invite) ? 'no' : 'ok'}>{stateOf(invite)}</Badge>,
  },
  {
    id: 'people',
    header: 'People',
    align: 'end',
    width: '8.5%',
    sortBy: ({ emails }) => emails.length,
    searchText: ({ emails }) => emails.join(' '),
    csv: ({ emails }) => emails.length,
    cell: ({ emails }) => emails.length,
  },
  {
    id: 'link',
    header: 'Link',
    width: '15%',
    cell: ({ link, inviteTitle }) => <CopyLink link={link} name={inviteTitle} />,
  },
];
