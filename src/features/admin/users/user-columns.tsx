import type { AdminUser } from '#api/queries/admin-users.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { Role } from '#session/roles.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
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

const roleOf = ({ role }: AdminUser) => role;

/** ADM-003. */
export const userColumns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true, width: '11.5%' }),
  textColumn('surname', 'Surname', ({ surname }) => surname, { width: '12.5%' }),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber, { width: '13%' }),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber, { width: '13%' }),
  {
    ...textColumn('role', 'Role', roleOf, { width: '14.5%' }),
    cell: ({ role }) => (
      <Badge tone={tones[role] ?? 'plain'} icon={null} className={styles.role}>
        <Highlighted text={role} />
      </Badge>
    ),
  },
];

export const idOf = ({ id }: AdminUser): string => id;
