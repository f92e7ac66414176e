import { subjectActivityListQuery } from '#api/queries/activities/authoring.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardGrid, ContentCard } from '../card/content-card.tsx';
import { Figure } from '../card/figures.tsx';
import { PendingChanges } from '../card/pending.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../empty-list.tsx';
import { ActivityLink } from './activity-link.tsx';

interface SubjectActivitiesScreenProps {
  gradeId: string;
  subjectId: string;
}

/** The activities of all topics of a subject; each leads to its editor (D-039). */
export function SubjectActivitiesScreen({ gradeId, subjectId }: SubjectActivitiesScreenProps) {
  const { data: subject } = useOptionalQuery(subjectQuery(subjectId));
  const { data: topics } = useOptionalQuery(subjectTopicsQuery(subjectId));
  const activities = useOptionalQuery(subjectActivityListQuery(subjectId));
  const pendingIn = usePendingChanges();
  const titleOf = new Map(topics?.map(({ id, title }) => [id, title]));
  return (
    <>
      <BackLink to="/grades/$gradeId/subjects/$subjectId/topics" params={{ gradeId, subjectId }} />
      <PageHeader title={subject ? `Activities of ${subject.title}` : 'Activities'} />
      <EmptyList
        title="No activities for this subject yet."
        text="They are added in its topics."
        list={activities}
      />
      <CardGrid>
        {activities.data?.map((activity) => (
          <ContentCard
            key={activity.id}
            headingLevel={2}
            title={<ActivityLink place={{ gradeId, subjectId }} activity={activity} />}
            line={titleOf.get(activity.topicId) ?? null}
            description={activity.description}
            foot={
              <>
                <PendingChanges activity={activity} changes={pendingIn(activity.id)} />
                <Figure count={activity.questions.length} one="question" many="questions" />
              </>
            }
          />
        ))}
      </CardGrid>
    </>
  );
}
