import { useTopic } from '#components/curriculum/use-topic.ts';
import { LeaderboardWidget } from './leaderboard-widget.tsx';
import styles from './leaderboard-widget.module.css';

/** Who leads in a topic. Topic and subject are there already: the screen above shows them; without them, nothing. */
export function TopicLeaderboard({ topicId }: { topicId: string }) {
  const { topic, subject } = useTopic(topicId);
  if (!topic || !subject) return null;
  return (
    <div className={styles.below}>
      <LeaderboardWidget
        title={`Leaderboard for ${topic.title}`}
        gradeId={subject.gradeId}
        subjectId={subject.id}
        topicId={topicId}
      />
    </div>
  );
}
