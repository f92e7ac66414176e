import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { queryClient } from '#api/query-client.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { useCurrentSubject } from './current-subject.ts';
import { MenuTrouble } from './menu-error.tsx';
import styles from './menu-list.module.css';
import own from './subject-links.module.css';

/** One link for each subject of the learner (SHELL-019). Outside the routes' own provider, so the cache is named. */
export function SubjectLinks({ learnerId }: { learnerId: string }) {
  const subjects = useQuery({ ...learnerSubjectsQuery(learnerId), enabled: learnerId !== '' }, queryClient);
  const current = useCurrentSubject();

  useEffect(() => {
    // A line for the log, not for people (SHELL-025, D-199).
    if (learnerId === '') console.warn('user not allowed to access this tool');
  }, [learnerId]);

  if (learnerId === '') return null;
  if (subjects.isPending) return <SubjectsSkeleton />;
  if (!subjects.data) {
    return <MenuTrouble message="Your subjects did not load." onRetry={() => void subjects.refetch()} />;
  }
  if (subjects.data.length === 0) return null;
  return (
    <>
      <h3 className={styles.section}>Subjects</h3>
      <ul className={own.subjects}>
        {subjects.data.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/subjects/$subjectId/learnertopics"
              params={{ subjectId: id }}
              className={styles.item}
              {...(id === current && { 'aria-current': 'true' })}
            >
              <SubjectIcon subject={subjectKey(title)} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function SubjectsSkeleton() {
  return (
    <>
      <h3 className={styles.section}>Subjects</h3>
      <p role="status" className="visually-hidden">
        Loading subjects…
      </p>
      <ul className={own.subjects} aria-hidden="true">
        {[72, 104, 88, 96].map((width) => (
          <li key={width} className={styles.item}>
            <Skeleton shape="box" width="36px" height="36px" />
            <Skeleton width={`${width}px`} />
          </li>
        ))}
      </ul>
    </>
  );
}
