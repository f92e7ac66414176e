import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { myLearnersQuery, type Learner } from '#api/queries/learners.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useRecoverFocusOnUnmount } from '#components/page/focus/focus-content.ts';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './own-learners.module.css';

/** Loads the children of the signed-in parent; without children, leads to the dashboard. */
export function OwnLearners({ children }: { children: (learners: readonly Learner[]) => ReactNode }) {
  const query = useQuery(myLearnersQuery());
  const failure = useQueryFailure(query);
  const { data: learners } = query;
  if (!learners) {
    const loading = (
      <Loading text="Loading your learners…">
        <Skeleton shape="box" width="100%" height="180px" />
      </Loading>
    );
    return (
      <NotLoaded loading={loading} failure={failure} title="Failed to load learners." headingLevel={2} />
    );
  }
  return learners.length === 0 ? <NoLearners /> : children(learners);
}

const NoLearners = () => (
  <EmptyState
    title="No learners found"
    text="Add a child on the dashboard first."
    action={
      <Link to="/parent/dashboard" className={buttonStyle({ variant: 'primary' })}>
        Go to the dashboard
      </Link>
    }
  />
);

interface LearnerChoiceProps {
  learners: readonly Learner[];
  /** The page that a choice opens. */
  to: '/paywall' | '/subscribe';
  planId?: string | undefined;
}

/** Asks a parent for which child a page is (D-278, D-291). */
export function LearnerChoice({ learners, to, planId }: LearnerChoiceProps) {
  // The chosen link disappears, but the path stays the same.
  useRecoverFocusOnUnmount();
  return (
    <section className={cardStyle()} aria-labelledby="which-child">
      <Stack gap={4}>
        <h2 id="which-child" className="fs-3">
          For which child?
        </h2>
        <Stack as="ul" gap={3}>
          {learners.map(({ id, name, surname, gradeTitle, avatar }) => (
            <li key={id}>
              <Link
                to={to}
                search={{ learnerId: id, planId }}
                className={classNames(buttonStyle({ variant: 'secondary', block: true }), styles.child)}
              >
                <Avatar id={id} name={`${name} ${surname}`} parts={avatar} />
                <span>
                  {name} {surname}
                  {gradeTitle === null ? null : `, ${gradeTitle}`}
                </span>
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}
