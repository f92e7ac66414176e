import { subjectActivityListQuery, type Activity } from '#api/queries/activities/authoring.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardGrid, ContentCard } from '../card/content-card.tsx';
import { Figure, PendingBadge } from '../card/figures.tsx';
import { usePendingChanges } from '../card/use-pending-changes.ts';
import { EmptyList } from '../loading/empty-list.tsx';
import { RowsSkeleton } from '../loading/rows-skeleton.tsx';
import { useLoggedQuery } from '../loading/use-logged-query.ts';
import { ActivityLink } from './activity-link.tsx';
import styles from './activities-screen.module.css';

interface SubjectActivitiesScreenProps {
  gradeId: string;
  subjectId: string;
}

const none: readonly Activity[] = [];

/** The activities of all topics of a subject; each leads to its editor (D-039). */
export function SubjectActivitiesScreen({ gradeId, subjectId }: SubjectActivitiesScreenProps) {
  const { data: subject } = useLoggedQuery(subjectQuery(subjectId), 'The subject');
  const { data: topics } = useLoggedQuery(subjectTopicsQuery(subjectId), 'The topics');
  const {
    data: activities = none,
    isLoading,
    failure,
  } = useLoggedQuery(subjectActivityListQuery(subjectId), 'The activities');
  const pendingIn = usePendingChanges();
  const titleOf = new Map(topics?.map(({ id, title }) => [id, title]));
  return (
    <>
      <BackLink to="/grades/$gradeId/subjects/$subjectId/topics" params={{ gradeId, subjectId }} />
      <PageHeader
        title={subject ? `Activities of ${subject.title}` : 'Activities'}
        className={styles.header}
      />
      {isLoading ? <RowsSkeleton text="Loading activities…" rows={3} height="120px" /> : null}
      {!isLoading && activities.length === 0 ? (
        <EmptyList
          title="No activities for this subject yet."
          text="They are added in its topics."
          failure={failure}
        />
      ) : null}
      <CardGrid>
        {activities.map((activity) => (
          <ContentCard
            key={activity.id}
            headingLevel={2}
            title={<ActivityLink place={{ gradeId, subjectId }} activity={activity} />}
            line={titleOf.get(activity.topicId) ?? null}
            description={activity.description}
            foot={
              <>
                <Figure count={activity.questions.length} one="question" many="questions" />
                <PendingBadge count={pendingIn(activity.id)} />
              </>
            }
          />
        ))}
      </CardGrid>
    </>
  );
}
