import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { myLearnersQuery, type Learner } from '#api/queries/learners.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './paywall-screen.module.css';

interface ParentPaywallProps {
  /** From the URL. */
  learnerId: string | undefined;
  renderOptions: (learner: { learnerId: string; name: string }) => ReactNode;
}

/** The ways to a plan for one of the parent's children, who is chosen first if the URL names none (D-278). */
export function ParentPaywall({ learnerId, renderOptions }: ParentPaywallProps) {
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
  if (learners.length === 0) return <NoLearners />;
  const [only] = learners.length === 1 ? learners : [];
  const learner = learnerId === undefined ? only : learners.find(({ id }) => id === learnerId);
  if (learner) {
    const { id, name } = learner;
    return <Fragment key={id}>{renderOptions({ learnerId: id, name })}</Fragment>;
  }
  return (
    <>
      {learnerId === undefined ? null : (
        <Alert tone="warning" title={`${notLinkedMessage.title}.`}>
          Choose one of your own children.
        </Alert>
      )}
      <LearnerChoice learners={learners} />
    </>
  );
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

const LearnerChoice = ({ learners }: { learners: readonly Learner[] }) => (
  <section className={cardStyle()} aria-labelledby="which-child">
    <Stack gap={4}>
      <h2 id="which-child" className="fs-3">
        For which child?
      </h2>
      <Stack as="ul" gap={3}>
        {learners.map(({ id, name, surname, gradeTitle, avatar }) => (
          <li key={id}>
            <Link
              to="/paywall"
              search={{ learnerId: id }}
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
