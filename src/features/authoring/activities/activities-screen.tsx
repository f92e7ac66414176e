import { Plus } from 'lucide-react';
import {
  createActivityMutation,
  topicActivityListQuery,
  type Activity,
} from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useReturnFocusToButton } from '#components/page/focus/return-focus.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AddForm } from '../add-form.tsx';
import { AddCard, CardGrid, CardsSkeleton } from '../card/content-card.tsx';
import { Totals } from '../card/item-count.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { titledSchema } from '../title-rule.ts';
import { joinTitles } from '../topic-location.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from '../contents.module.css';

interface ActivitiesScreenProps {
  gradeId: string;
  subjectId: string;
  topicId: string;
}

/** The form parameter opens only the form for a new activity. */
const noEditableRecords: readonly Activity[] = [];

/** The activities of a topic (AUT-025 to AUT-029). */
export function ActivitiesScreen({ gradeId, subjectId, topicId }: ActivitiesScreenProps) {
  const { data: grades } = useOptionalQuery(gradeListQuery());
  const { data: subject } = useOptionalQuery(subjectQuery(subjectId));
  const { data: topic } = useOptionalQuery(topicQuery(topicId));
  const activities = useOptionalQuery(topicActivityListQuery(topicId));
  const pendingOf = usePendingChanges();
  const form = useFormParam(noEditableRecords);
  const add = () => form.open(newRecord);
  // The open form has the key.
  useKeys(form.isOpen ? [] : [{ name: 'N', description: 'add an activity', action: add }]);
  const addButton = useReturnFocusToButton(form.isOpen);
  const grade = grades?.find(({ id }) => id === gradeId);
  const locationText = joinTitles([grade?.title, subject?.title]);
  const rows = activities.data;
  return (
    <>
      <BackLink to="/grades/$gradeId/subjects/$subjectId/topics" params={{ gradeId, subjectId }} />
      <PageHeader
        aboveTitle={locationText === '' ? null : <p className="muted">{locationText}</p>}
        title={topic?.title ?? 'Activities'}
        description={topic?.description}
        actions={
          <Row>
            <Totals
              totals={[
                { count: rows?.length, singular: 'activity', plural: 'activities' },
                { count: rows && countQuestions(rows), singular: 'question', plural: 'questions' },
              ]}
            />
            <Button
              ref={addButton}
              variant={form.isOpen ? 'secondary' : 'primary'}
              icon={<Plus aria-hidden="true" />}
              aria-expanded={form.isOpen}
              onPress={form.isOpen ? () => form.close() : add}
            >
              Add Activity
            </Button>
          </Row>
        }
      />
      <Stack gap={5} className={styles.activities}>
        {form.isOpen ? (
          <Card className={styles.narrow}>
            <AddForm
              schema={titledSchema}
              title="New activity"
              headingLevel={2}
              submit="Add Activity"
              mutation={createActivityMutation()}
              toBody={(activity) => ({ ...activity, topicId })}
              success="Activity added"
              isDisabled={topic === undefined}
              disableWhileInvalid
              takesFocus
              recordId="new activity"
              actions={<Button onPress={() => form.close()}>Back</Button>}
            />
          </Card>
        ) : null}
        <EmptyList
          title="You dont have activities for this topic, please add below"
          list={activities}
          action={
            form.isOpen ? null : (
              <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={add}>
                Add Activity
              </Button>
            )
          }
        />
        <CardGrid>
          {rows?.map((activity) => (
            <ActivityCard
              key={activity.id}
              location={{ gradeId, subjectId }}
              activity={activity}
              pendingChanges={pendingOf(activity.id)}
            />
          ))}
          {rows && rows.length > 0 && !form.isOpen ? <AddCard onPress={add}>Add an activity</AddCard> : null}
        </CardGrid>
      </Stack>
    </>
  );
}

const countQuestions = (activities: readonly Activity[]): number =>
  activities.reduce((sum, { questions }) => sum + questions.length, 0);

export const ActivitiesSkeleton = () => <CardsSkeleton text="Loading activities…" cards={3} />;
