import type { AdminUser } from '#api/queries/admin-users.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { Role } from '#session/roles.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { fullName } from '../people/user-link.tsx';
import styles from './user-columns.module.css';

/** What tells families, teachers and the office apart at a glance; the word stands beside it. */
const tones: Readonly<Record<string, BadgeTone>> = {
  [Role.Admin]: 'info',
  [Role.ContentAdmin]: 'info',
  [Role.Moderator]: 'info',
  [Role.Tutor]: 'ok',
  [Role.Teacher]: 'ok',
  [Role.Teatcher]: 'ok',
  [Role.Parent]: 'line',
};

/** Numbers fit on a line in a wide table; beside the form they break, so that 'ContentAdmin' need not. */
const phoneWidth = 'calc(15cqi - 1.4rem)';
const roleWidth = 'calc(10cqi + 3.6rem)';

const roleOf = ({ role }: AdminUser) => role;

/** ADM-003. */
export const userColumns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    rowHeader: true,
    width: '11.5%',
    cardCell: (user) => <Highlighted text={fullName(user)} />,
  }),
  textColumn('surname', 'Surname', ({ surname }) => surname, { width: '12.5%', onCard: 'hidden' }),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber, { width: phoneWidth }),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber, { width: phoneWidth }),
  {
    ...textColumn('role', 'Role', roleOf, { width: roleWidth }),
    cell: ({ role }) => (
      <Badge tone={tones[role] ?? 'plain'} icon={null} className={styles.role}>
        <Highlighted text={role} />
      </Badge>
    ),
  },
];

export const idOf = ({ id }: AdminUser): string => id;
