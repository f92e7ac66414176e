import { useQuery } from '@tanstack/react-query';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { LeaderboardWidget } from './leaderboard-widget.tsx';
import styles from './leaderboard-topic.module.css';

/** Who leads in a topic. Topic and subject are there already: the screen above shows them; without them, nothing. */
export function TopicLeaderboard({ topicId }: { topicId: string }) {
  const { data: topic } = useQuery(topicQuery(topicId));
  const { data: subject } = useQuery({
    ...subjectQuery(topic?.subjectId ?? ''),
    enabled: topic !== undefined,
  });
  if (!subject) return null;
  return (
    <div className={styles.below}>
      <LeaderboardWidget gradeId={subject.gradeId} subjectId={subject.id} topicId={topicId} />
    </div>
  );
}
