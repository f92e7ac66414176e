import type { Learner } from '#api/queries/learners.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './guardians.module.css';

/** The adults who follow a learner (PAR-010, PAR-011). */
export function Guardians({ parents }: Pick<Learner, 'parents'>) {
  return (
    <div className={styles.guardians}>
      <h4 className={styles.title}>Parents and guardians</h4>
      {parents.length === 0 ? (
        <p className={styles.none}>No parents linked.</p>
      ) : (
        <ul className={styles.list}>
          {parents.map((parent) => (
            <Guardian key={parent.id} parent={parent} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Guardian({ parent }: { parent: Learner['parents'][number] }) {
  const { id, name, surname, relationship, isPrimaryParent, lastLoginDate } = parent;
  return (
    <li className={styles.guardian}>
      <Avatar id={id} name={`${name} ${surname}`} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {surname} {isPrimaryParent ? <Primary /> : null}
        </p>
        <p className={styles.more}>
          {relationship} · last login {formatTimestamp(lastLoginDate)}
        </p>
      </div>
    </li>
  );
}

/** It means the primary parent, not the role of that name (D-232). */
const Primary = () => (
  <Badge tone="info">
    <span aria-hidden="true">(Admin)</span>
    <span className="visually-hidden">, primary parent</span>
  </Badge>
);
