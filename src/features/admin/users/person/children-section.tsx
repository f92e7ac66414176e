import { useQuery } from '@tanstack/react-query';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { formatLastLogin } from '../../people/last-login-column.tsx';
import { fullName, UserLink } from '../../people/user-link.tsx';
import { PersonSection } from './person-section.tsx';
import styles from './person.module.css';

/** The learners of a parent: the list of learners has their ids, unlike the list of parents. */
export function ChildrenSection({ parentId }: { parentId: string }) {
  const query = useQuery({
    ...learnersWithParentsQuery(),
    select: (learners) => learners.filter(({ parents }) => parents.some(({ id }) => id === parentId)),
  });
  return (
    <PersonSection title="Learners" failedTitle="The learners did not load" query={query}>
      {(learners) =>
        learners.length === 0 ? (
          <p className="muted">No learners linked</p>
        ) : (
          <Stack as="ul" gap={3}>
            {learners.map((learner) => (
              <Row key={learner.id} as="li">
                <Avatar
                  id={learner.id}
                  name={fullName(learner)}
                  parts={learner.avatar}
                  className={styles.smallAvatar}
                />
                <div className={styles.grows}>
                  <UserLink user={learner} keepsList />
                  <p className="muted fs-0">
                    {learner.gradeTitle ?? 'No grade'}, last login {formatLastLogin(learner.lastLoginDate)}
                  </p>
                </div>
              </Row>
            ))}
          </Stack>
        )
      }
    </PersonSection>
  );
}
