import { Link } from '@tanstack/react-router';
import { Smile } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './profile.module.css';

type Schemas = components['schemas'];

/** Shows the data that only parents and the school may change (D-092). */
export function ProfileRecord({ profile }: { profile: Schemas['Learner'] }) {
  const { id, name, surname, avatar, isActive, school, town, lastLoginDate, parents } = profile;
  return (
    <Stack
      as="section"
      gap={5}
      className={classNames(cardStyle(), styles.record)}
      aria-labelledby="profile-record"
    >
      <Row gap={4}>
        <Avatar id={id} name={`${name} ${surname}`} parts={avatar} className={styles.avatar} />
        <Stack gap={2} className={styles.person}>
          <h2 id="profile-record" className="fs-3 breakable">
            {name} {surname}
          </h2>
          {isActive ? <Badge tone="success">Active</Badge> : <Badge tone="error">Not active</Badge>}
        </Stack>
      </Row>
      <Link to="/learner/face" className={buttonStyle({ variant: 'secondary', block: true })}>
        <Smile aria-hidden="true" />
        {avatar ? 'Change your face' : 'Choose your face'}
      </Link>
      <Stack as="dl" className={styles.facts}>
        <Fact name="School">{school || 'Not known yet'}</Fact>
        <Fact name="Town">{town || 'Not known yet'}</Fact>
        <Fact name="Last login">{formatTimestamp(lastLoginDate)}</Fact>
        {parents.length === 0 ? null : (
          <Fact name="Parents and guardians">
            <Parents parents={parents} />
          </Fact>
        )}
      </Stack>
      <p className="muted fs-1">Is something wrong here? Ask a parent or your school to change it.</p>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted fs-0">{name}</dt>
      <dd className="bold tabular">{children}</dd>
    </div>
  );
}

function Parents({ parents }: { parents: readonly Schemas['LinkedAdult'][] }) {
  return (
    <ul>
      {parents.map(({ id, name, surname, relationship }) => (
        <li key={id}>
          {name} {surname} <span className={styles.relationship}>({relationship})</span>
        </li>
      ))}
    </ul>
  );
}
