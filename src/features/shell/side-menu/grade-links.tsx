import { useQuery } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import { gradeListQuery } from '#api/queries/grades.ts';
import { queryClient } from '#api/query-client.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { gradeNumber } from './grade-number.ts';
import { MenuSection } from './menu-section.tsx';
import badgeStyles from './grade-links.module.css';
import styles from './menu-list.module.css';

/** Links to the grades (SHELL-020). */
export function GradeLinks() {
  const grades = useQuery(gradeListQuery(), queryClient);
  const current = useCurrentGrade();
  return (
    <MenuSection
      title="Grades"
      query={grades}
      skeleton={<GradesSkeleton />}
      failure="The grades did not load."
    >
      {(items) => (
        <ul>
          {items.map(({ id, title }) => (
            <li key={id}>
              <Link
                to="/grades/$gradeId/subjects"
                params={{ gradeId: id }}
                className={styles.item}
                activeOptions={{ exact: true }}
                {...(id === current && { 'aria-current': 'true' })}
              >
                <span className={badgeStyles.number} aria-hidden="true">
                  {gradeNumber(title)}
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MenuSection>
  );
}

const useCurrentGrade = (): string | undefined =>
  useMatches({ select: (matches): { gradeId?: string } => matches.at(-1)?.params ?? {} }).gradeId;

function GradesSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading grades…
      </p>
      <ul aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} className={styles.item}>
            <Skeleton shape="box" width="28px" height="22px" />
            <Skeleton width="64px" />
          </li>
        ))}
      </ul>
    </>
  );
}
