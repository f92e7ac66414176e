import { useState } from 'react';
import { useSession } from '#session/session.ts';
import { cardStyle } from '#ui/card-style.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-screen.module.css';

/** The profile of a staff member (D-030). */
export function ProfileScreen() {
  const session = useSession(({ details }) => details);
  // Signing out clears the session before this screen unmounts.
  const [first] = useState(session);
  const details = session ?? first;
  if (!details) return null;
  return (
    <Stack gap={5} className={styles.screen}>
      <PageHeader title="Profile" />
      <Row as="section" gap={5} aria-label="Your account" className={cardStyle()}>
        <Avatar id={details.id} name={details.fullName} />
        <Row as="dl" gap={8} align="stretch">
          <div>
            <dt className="muted">Name</dt>
            <dd className="bold breakable">{details.fullName}</dd>
          </div>
          <div>
            <dt className="muted">Role</dt>
            <dd className="bold breakable">{details.role}</dd>
          </div>
        </Row>
      </Row>
      <ProfileForm details={details} />
    </Stack>
  );
}
