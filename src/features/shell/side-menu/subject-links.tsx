import { useQuery } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { queryClient } from '#api/query-client.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-list.module.css';

/** Links to the subjects of the learner (SHELL-019). */
export function SubjectLinks({ learnerId }: { learnerId: string }) {
  const subjects = useQuery({ ...learnerSubjectsQuery(learnerId), enabled: learnerId !== '' }, queryClient);
  const current = useCurrentSubject();

  useEffect(() => {
    // Literal text (SHELL-025, D-199).
    if (learnerId === '') console.warn('user not allowed to access this tool');
  }, [learnerId]);

  if (learnerId === '') return null;
  return (
    <MenuSection
      title="Subjects"
      query={subjects}
      skeleton={<SubjectsSkeleton />}
      failure="Your subjects did not load."
    >
      {(items) => (
        <Stack as="ul" gap={1}>
          {items.map(({ id, title }) => (
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
        </Stack>
      )}
    </MenuSection>
  );
}

function SubjectsSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading subjects…
      </p>
      <Stack as="ul" gap={1} aria-hidden="true">
        {[72, 104, 88, 96].map((width) => (
          <li key={width} className={styles.item}>
            <Skeleton shape="box" width="36px" height="36px" />
            <Skeleton width={`${width}px`} />
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Returns the id of the screen's subject. The URLs of topics do not contain it, so the topic is loaded. */
function useCurrentSubject(): string | undefined {
  const { subjectId, topicId } = useMatches({
    select: (matches): { subjectId?: string; topicId?: string } => matches.at(-1)?.params ?? {},
  });
  const enabled = subjectId === undefined && topicId !== undefined;
  const topic = useQuery({ ...topicQuery(topicId ?? ''), enabled }, queryClient);
  return subjectId ?? topic.data?.subjectId;
}
