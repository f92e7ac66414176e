import { Plus } from 'lucide-react';
import {
  createActivityMutation,
  topicActivityListQuery,
  type Activity,
} from '#api/queries/activities/authoring.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useFocusBack } from '#components/page/focus/use-focus-back.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardGrid } from '../card/content-card.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { titledSchema } from '../setup/title-rule.ts';
import { TitledForm } from '../setup/titled-form.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useDeleteActivity } from './use-delete-activity.ts';
import styles from './activities-screen.module.css';

interface ActivitiesScreenProps {
  gradeId: string;
  subjectId: string;
  topicId: string;
}

/** Only the form for a new one is named in the URL. */
const noRecords: readonly Activity[] = [];

/** The activities of a topic (AUT-025 to AUT-029). */
export function ActivitiesScreen({ gradeId, subjectId, topicId }: ActivitiesScreenProps) {
  const { data: topic } = useOptionalQuery(topicQuery(topicId));
  const activities = useOptionalQuery(topicActivityListQuery(topicId));
  const pendingIn = usePendingChanges();
  const form = useFormParam(noRecords);
  const toggle = useFocusBack(form.isOpen);
  const askToDelete = useDeleteActivity();
  return (
    <>
      <BackLink to="/grades/$gradeId/subjects/$subjectId/topics" params={{ gradeId, subjectId }} />
      <PageHeader
        title={topic?.title ?? 'Activities'}
        description={topic?.description}
        actions={
          <Button
            ref={toggle}
            variant={form.isOpen ? 'secondary' : 'primary'}
            icon={<Plus aria-hidden="true" />}
            aria-expanded={form.isOpen}
            onPress={() => (form.isOpen ? form.close() : form.open(newRecord))}
          >
            Add Activity
          </Button>
        }
        className={styles.header}
      />
      <div className={styles.parts}>
        {form.isOpen ? (
          <Card className={styles.form}>
            <TitledForm
              schema={titledSchema}
              heading="New activity"
              headingLevel={2}
              submit="Add Activity"
              mutation={createActivityMutation()}
              toBody={(activity) => ({ ...activity, topicId })}
              success="Activity added"
              isDisabled={topic === undefined}
              disableWhileInvalid
              startsFocused
              about="new activity"
              actions={<Button onPress={() => form.close()}>Back</Button>}
            />
          </Card>
        ) : null}
        <EmptyList
          title="You dont have activities for this topic, please add below"
          list={activities}
          action={
            form.isOpen ? null : (
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" />}
                onPress={() => form.open(newRecord)}
              >
                Add Activity
              </Button>
            )
          }
        />
        <CardGrid>
          {activities.data?.map((activity) => (
            <ActivityCard
              key={activity.id}
              place={{ gradeId, subjectId }}
              activity={activity}
              pendingCount={pendingIn(activity.id)}
              onDelete={() => void askToDelete(activity)}
            />
          ))}
        </CardGrid>
      </div>
    </>
  );
}

export function ActivitiesSkeleton() {
  return (
    <Loading text="Loading activities…">
      <Skeleton width="18rem" height="44px" />
      <div className={styles.waiting}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="120px" />
        ))}
      </div>
    </Loading>
  );
}
