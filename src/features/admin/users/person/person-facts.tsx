import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { userRolesQuery } from '#api/queries/admin-roles.ts';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import type { Learner } from '#api/queries/learners.ts';
import { pluralize } from '#lib/numbers.ts';
import { yearsBetween } from '#lib/time/age.ts';
import { clock } from '#lib/time/clock.ts';
import { formatReadableDay, formatReadableDateTime } from '#lib/time/readable-dates.ts';
import { schoolDay } from '#lib/time/school-time.ts';
import { Role } from '#session/roles.ts';
import { EmailLink, PhoneLink, WhatsAppLink } from '../../people/contact.tsx';
import styles from './person.module.css';

interface PersonFactsProps {
  user: AdminUser;
  /** Undefined for other roles, while the learner is loading, and after a failure. */
  learner: Learner | undefined;
}

/** What is known about a user. Facts without a value are left out, except those that every user should have. */
export function PersonFacts({ user, learner }: PersonFactsProps) {
  const { id, email, cellphoneNumber, whatsAppNumber, dateOfBirth, role, gradeId, permissions } = user;
  const { data: roles = [] } = useQuery(userRolesQuery(id));
  const additionalRoles = roles.filter((name) => name !== role);
  const isLearner = role === Role.Learner;
  return (
    <dl className={styles.facts}>
      {isLearner ? (
        <Fact name="Grade">{gradeId === null ? 'No grade' : <GradeLink id={gradeId} />}</Fact>
      ) : null}
      {learner ? <Fact name="User name">{learner.userName}</Fact> : null}
      <Fact name="Email">{email === null ? 'None' : <EmailLink email={email} />}</Fact>
      {cellphoneNumber === null && isLearner ? null : (
        <Fact name="Cellphone">
          <PhoneLink number={cellphoneNumber} />
        </Fact>
      )}
      {whatsAppNumber === null && isLearner ? null : (
        <Fact name="WhatsApp">
          <WhatsAppLink number={whatsAppNumber} />
        </Fact>
      )}
      <Fact name="Date of birth">{dateOfBirth === null ? 'Not known' : <BirthDate day={dateOfBirth} />}</Fact>
      {learner ? (
        <>
          <Fact name="Last login">
            {learner.lastLoginDate === null
              ? 'Never'
              : formatReadableDateTime(new Date(learner.lastLoginDate))}
          </Fact>
          <OptionalFact name="School" value={learner.school} />
          <OptionalFact name="Town" value={learner.town} />
          <OptionalFact name="Postal code" value={learner.postalCode} />
          <OptionalFact name="Notes" value={learner.specialNotes} />
        </>
      ) : null}
      {additionalRoles.length > 0 ? <Fact name="More roles">{additionalRoles.join(', ')}</Fact> : null}
      {permissions.length > 0 ? <Fact name="Permissions">{permissions.join(', ')}</Fact> : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="muted">{name}</dt>
      <dd className="breakable">{children}</dd>
    </>
  );
}

const OptionalFact = ({ name, value }: { name: string; value: string | null }) =>
  value?.trim() ? <Fact name={name}>{value}</Fact> : null;

function GradeLink({ id }: { id: string }) {
  const { data: grades } = useQuery(gradeListQuery());
  const { data: count = 0 } = useQuery({
    ...userListQuery(),
    select: (users) => users.filter(({ gradeId }) => gradeId === id).length,
  });
  return (
    <>
      <Link to="/grades/$gradeId/subjects" params={{ gradeId: id }}>
        {grades?.find((grade) => grade.id === id)?.title ?? 'The grade'}
      </Link>
      , {pluralize(count, 'learner', 'learners')}
    </>
  );
}

function BirthDate({ day }: { day: string }) {
  const years = yearsBetween(day, schoolDay(clock.now().getTime()));
  const date = formatReadableDay(new Date(`${day}T00:00`));
  return years < 0 ? date : `${date}, ${pluralize(years, 'year', 'years')}`;
}
