import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { RoleBadge } from '#components/people/role-badge.tsx';
import { Role } from '#session/roles.ts';
import { Badge } from '#ui/Badge.tsx';
import { Heading, type HeadingLevel } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { fullName } from '../../people/user-link.tsx';
import { ChildrenSection } from './children-section.tsx';
import { ParentsSection, PlanSection, ResultsSection } from './learner-sections.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import styles from './person.module.css';

interface PersonDetailsProps {
  user: AdminUser;
  headingLevel: HeadingLevel;
  onEdit: () => void;
  onInvite: () => void;
}

/** Everything about a user in one place. The parts load and fail separately. */
export function PersonDetails({ user, headingLevel, onEdit, onInvite }: PersonDetailsProps) {
  const { id, role, gradeId } = user;
  const isLearner = role === Role.Learner;
  const { data: learner } = useQuery({ ...learnerQuery(id), enabled: isLearner });
  const name = fullName(user);
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <Stack gap={4}>
          <Row gap={4}>
            <Avatar id={id} name={name} parts={learner?.avatar} className={styles.avatar} />
            <Stack gap={2} className={styles.grows}>
              <Heading
                level={headingLevel}
                isFocusable
                className={headingLevel === 1 ? 'fs-4 breakable' : 'fs-3 breakable'}
              >
                {name}
              </Heading>
              <Row gap={2}>
                <RoleBadge role={role} />
                {learner ? <ActiveBadge isActive={learner.isActive} /> : null}
              </Row>
            </Stack>
          </Row>
          <PersonActions user={user} learner={learner} onEdit={onEdit} />
          <PersonFacts user={user} learner={learner} />
        </Stack>
        {isLearner ? (
          <div>
            <PlanSection learnerId={id} />
            <ParentsSection learnerId={id} onInvite={onInvite} />
            <ResultsSection learnerId={id} gradeId={gradeId} />
          </div>
        ) : null}
        {role === Role.Parent ? (
          <div>
            <ChildrenSection parentId={id} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

const ActiveBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? <Badge tone="success">Active</Badge> : <Badge tone="error">Not active</Badge>;
