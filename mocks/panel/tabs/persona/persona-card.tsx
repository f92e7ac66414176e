import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import type { Persona } from '../../../control/personas.ts';
import type { CurrentSession } from '../../../page/page-control.ts';
import { Badge, ToolButton } from '../../parts/parts.tsx';
import type { RecentPersona } from './recent-personas.ts';
import styles from './persona-tab.module.css';

interface PersonaCardProps {
  persona: Persona;
  session: CurrentSession | undefined;
  /** May act as any learner. */
  admin: Persona | undefined;
  /** Undefined outside of the application. */
  signIn: ((target: RecentPersona) => void) | undefined;
}

/** An account: its name signs in, and the buttons below act as a learner. */
export function PersonaCard({ persona, session, admin, signIn }: PersonaCardProps) {
  const { id, userName, name, role, grade, purpose, isActive } = persona;
  const isCurrent = session?.userId === id && session.parentId === undefined;
  const signInButton = signIn ? (
    <ToolButton
      variant="plain"
      isDisabled={!isActive}
      aria-current={isCurrent}
      onPress={() => signIn({ persona: userName, label: name })}
    >
      {name}
    </ToolButton>
  ) : (
    <strong>{name}</strong>
  );
  return (
    <li className={classNames(styles.card, isCurrent && styles.current)}>
      <Avatar id={id} name={name} className={styles.avatar} />
      <div className={styles.text}>
        <div className={styles.name}>
          {signInButton}
          {isCurrent ? <Badge tone="success">Signed in</Badge> : null}
          {isActive ? null : <Badge tone="warning">Inactive</Badge>}
        </div>
        <p className={styles.note}>
          <code>{userName}</code> {[role, grade].filter(Boolean).join(', ')}
        </p>
        {purpose === null ? null : <p>{capitalize(purpose)}</p>}
        {signIn && isActive ? (
          <ActAs persona={persona} session={session} admin={admin} signIn={signIn} />
        ) : null}
      </div>
    </li>
  );
}

interface ActAsProps extends PersonaCardProps {
  signIn: (target: RecentPersona) => void;
}

function ActAs({ persona: { id, userName, name, role, learners }, session, admin, signIn }: ActAsProps) {
  if (role === 'Learner') {
    if (!admin) return null;
    const label = `${firstName(admin.name)} acts as ${firstName(name)}`;
    return (
      <div className={styles.actions}>
        <ToolButton onPress={() => signIn({ persona: `${admin.userName}:${userName}`, label })}>
          {label}
        </ToolButton>
      </div>
    );
  }
  if (role !== 'Parent' || learners.length === 0) return null;
  return (
    <div className={styles.actions}>
      {learners.map((learner) => {
        const label = `as ${firstName(learner.name)}`;
        const isCurrent = session?.parentId === id && session.userId === learner.id;
        return (
          <ToolButton
            key={learner.userName}
            aria-current={isCurrent}
            aria-label={`${label} (${name})`}
            onPress={() =>
              signIn({ persona: `${userName}:${learner.userName}`, label: `${firstName(name)} ${label}` })
            }
          >
            {label}
          </ToolButton>
        );
      })}
    </div>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
