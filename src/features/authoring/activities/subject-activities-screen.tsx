import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardGrid, ContentCard } from '../card/content-card.tsx';
import { ItemCount } from '../card/item-count.tsx';
import { PendingChangesLink } from '../card/pending-changes-link.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { ActivityLink } from './activity-link.tsx';

interface SubjectActivitiesScreenProps {
  gradeId: string;
  subjectId: string;
}

/** The activities of all topics of a subject (D-039). */
export function SubjectActivitiesScreen({ gradeId, subjectId }: SubjectActivitiesScreenProps) {
  const { data: subject } = useOptionalQuery(subjectQuery(subjectId));
  const { data: topics } = useOptionalQuery(subjectTopicsQuery(subjectId));
  const activities = useOptionalQuery(subjectActivityListQuery(subjectId));
  const pendingOf = usePendingChanges();
  const topicTitles = new Map(topics?.map(({ id, title }) => [id, title]));
  return (
    <>
      <BackLink to="/grades/$gradeId/subjects/$subjectId/topics" params={{ gradeId, subjectId }} />
      <PageHeader title={subject ? `Activities of ${subject.title}` : 'Activities'} />
      <EmptyList
        title="No activities for this subject yet."
        text="Add activities in its topics."
        list={activities}
      />
      <CardGrid>
        {activities.data?.map((activity) => (
          <ContentCard
            key={activity.id}
            headingLevel={2}
            title={<ActivityLink location={{ gradeId, subjectId }} activity={activity} />}
            subtitle={topicTitles.get(activity.topicId) ?? null}
            description={activity.description}
            foot={
              <>
                <PendingChangesLink activity={activity} changes={pendingOf(activity.id)} />
                <ItemCount count={activity.questions.length} singular="question" plural="questions" />
              </>
            }
          />
        ))}
      </CardGrid>
    </>
  );
}
