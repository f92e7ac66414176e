import type { AdminUser } from '#api/queries/admin-users.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { EmailLink } from '../../people/contact.tsx';
import { fullName, UserLink } from '../../people/user-link.tsx';

/** A member with all their roles, the main one first. */
export interface MemberRow extends AdminUser {
  roles: readonly string[];
}

export const memberColumns: readonly ListColumn<MemberRow>[] = [
  {
    ...textColumn<MemberRow>('name', 'Name', fullName),
    cell: (member) => <UserLink user={member} />,
    rowHeader: true,
    width: '24%',
  },
  {
    ...textColumn<MemberRow>('email', 'Email', ({ email }) => email),
    cell: ({ email }) => <EmailLink email={email} />,
  },
  textColumn('role', 'Main role', ({ role }) => role, { width: '15%' }),
  {
    ...textColumn<MemberRow>('further', 'Further roles', ({ roles }) => roles.slice(1).join(', ')),
    cell: ({ roles }) => <Highlighted text={roles.slice(1).join(', ') || '—'} />,
    width: '18%',
  },
];
