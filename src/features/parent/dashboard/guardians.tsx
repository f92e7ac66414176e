import type { Learner } from '#api/queries/learners.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './dashboard.module.css';

/** The adults who follow a learner (PAR-010, PAR-011). */
export function Guardians({ parents }: Pick<Learner, 'parents'>) {
  return (
    <Stack gap={3} className={styles.guardians}>
      <h4 className="fs-1">Parents and guardians</h4>
      {parents.length === 0 ? (
        <p className="muted fs-0">No parents linked.</p>
      ) : (
        <Stack as="ul" gap={3}>
          {parents.map((parent) => (
            <Guardian key={parent.id} parent={parent} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Guardian({ parent }: { parent: Learner['parents'][number] }) {
  const { id, name, surname, relationship, isPrimaryParent, lastLoginDate } = parent;
  return (
    <Row as="li" nowrap>
      <Avatar id={id} name={`${name} ${surname}`} />
      <div className="breakable">
        <p className={classNames('bold', styles.name)}>
          {name} {surname} {isPrimaryParent ? <Primary /> : null}
        </p>
        <p className="muted fs-0">
          {relationship} · last login {formatTimestamp(lastLoginDate)}
        </p>
      </div>
    </Row>
  );
}

/** It means the primary parent, not the role of that name (D-232). */
const Primary = () => (
  <Badge tone="info">
    <span aria-hidden="true">(Admin)</span>
    <span className="visually-hidden">, primary parent</span>
  </Badge>
);
