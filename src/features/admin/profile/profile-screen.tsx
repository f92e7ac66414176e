import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-screen.module.css';

/** What the session says of a member of staff, and a form to change it (D-030). */
export function ProfileScreen() {
  const session = useSession(({ details }) => details);
  // Signing out takes the session away a moment before the screen.
  const [first] = useState(session);
  const details = session ?? first;
  if (!details) return null;
  return (
    <div className={styles.screen}>
      <PageHeader title="Profile" />
      <section aria-label="Your account" className={classNames(cardStyle(), styles.account)}>
        <Avatar id={details.id} name={details.fullName} />
        <dl className={styles.facts}>
          <div>
            <dt>Name</dt>
            <dd>{details.fullName}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{details.role}</dd>
          </div>
        </dl>
      </section>
      <ProfileForm details={details} />
    </div>
  );
}
