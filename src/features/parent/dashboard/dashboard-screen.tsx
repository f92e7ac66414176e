import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { AddLearner } from './add-learner.tsx';
import { LearnerCard } from './learner-card.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import styles from './dashboard.module.css';

/** No records to edit: the panel only adds learners. */
const none: readonly { id: string }[] = [];

/** The start page of a parent, with a card for each child (PAR-001). */
export function DashboardScreen() {
  const { data: learners } = useSuspenseQuery(myLearnersQuery());
  const name = useSession(({ details }) => details?.fullName);
  const form = useFormParam(none);
  const isEmpty = learners.length === 0;
  return (
    <Stack gap={8} className={styles.screen}>
      <Heading level={1}>Hello{name ? `, ${name}` : ''}</Heading>
      <PaymentNotice learners={learners} />
      <Stack as="section" gap={5} aria-labelledby="my-learners" className={styles.learners}>
        <Row gap={6} align="end" justify="between" className={styles.head}>
          <h2 id="my-learners">My Learners</h2>
          <Button
            icon={<Plus aria-hidden="true" />}
            aria-expanded={form.isOpen}
            onPress={() => (form.isOpen ? form.close() : form.open(newRecord))}
          >
            Add New Learner
          </Button>
        </Row>
        {isEmpty ? (
          <EmptyState
            headingLevel={3}
            title="No learners found"
            text="Get started by adding your learners/children."
            action={
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" />}
                onPress={() => form.open(newRecord)}
              >
                Add your first child
              </Button>
            }
          />
        ) : (
          <Stack gap={6} className={styles.cards}>
            {learners.map((learner) => (
              <LearnerCard key={learner.id} learner={learner} />
            ))}
          </Stack>
        )}
      </Stack>
      {form.isOpen ? <AddLearner onClose={form.close} /> : null}
    </Stack>
  );
}

export function DashboardSkeleton() {
  return (
    <Loading text="Loading your learners…">
      <Stack gap={8} className={styles.screen}>
        <Skeleton width="22rem" height="44px" />
        <Stack gap={5} className={styles.learners}>
          <Row gap={6} align="end" justify="between">
            <Skeleton width="10rem" height="34px" />
            <Skeleton width="13rem" height="44px" shape="box" />
          </Row>
          <Stack gap={6} className={styles.cards}>
            {[1, 2].map((card) => (
              <Skeleton key={card} shape="box" width="100%" className={styles.cardSkeleton} />
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Loading>
  );
}
