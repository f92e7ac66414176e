import { Highlighted } from '#components/list/highlighted.tsx';
import { Role } from '#session/roles.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import styles from './role-badge.module.css';

const tones: Readonly<Record<string, BadgeTone>> = {
  [Role.Admin]: 'info',
  [Role.ContentAdmin]: 'info',
  [Role.Moderator]: 'info',
  [Role.Tutor]: 'success',
  [Role.Teacher]: 'success',
  [Role.Teatcher]: 'success',
  [Role.Parent]: 'outline',
};

export const RoleBadge = ({ role }: { role: string }) => (
  <Badge tone={tones[role] ?? 'neutral'} icon={null} className={styles.role}>
    <span>
      <Highlighted text={role} />
    </span>
  </Badge>
);
