import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './subscription.module.css';

/** Requests the learner's record. The subscription screens also work without it. */
export function useLearner(learnerId: string | undefined) {
  const isSignedIn = useSession(({ details }) => details !== undefined);
  return useQuery({
    ...learnerQuery(learnerId ?? ''),
    enabled: isSignedIn && learnerId !== undefined,
    retryOnMount: false,
  });
}

/** Shows the avatar, the name and the grade of the learner. Renders nothing until the record has loaded. */
export function LearnerLine({ learnerId, children }: { learnerId: string; children?: ReactNode }) {
  const { data: learner } = useLearner(learnerId);
  if (!learner) return null;
  const name = `${learner.name} ${learner.surname}`;
  return (
    <Row as="p" nowrap className={classNames('breakable', styles.line)}>
      <Avatar id={learnerId} name={name} parts={learner.avatar} className={styles.avatar} />
      <span>
        for <strong>{name}</strong>
        {learner.gradeTitle ? `, ${learner.gradeTitle}` : ''}
        {children}
      </span>
    </Row>
  );
}
