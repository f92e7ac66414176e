import { useTopic } from '#components/curriculum/use-topic.ts';
import { LeaderboardWidget } from './leaderboard-widget.tsx';
import styles from './leaderboard-widget.module.css';

/** The leaderboard of a topic. Hidden until the screen has loaded the topic and its subject. */
export function TopicLeaderboard({ topicId }: { topicId: string }) {
  const { topic, subject } = useTopic(topicId);
  if (!topic || !subject) return null;
  return (
    <div className={styles.topicLeaderboard}>
      <LeaderboardWidget
        title={`Leaderboard for ${topic.title}`}
        gradeId={subject.gradeId}
        subjectId={subject.id}
        topicId={topicId}
      />
    </div>
  );
}
