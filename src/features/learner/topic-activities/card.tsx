import { Link } from '@tanstack/react-router';
import { CloudOff, Star } from 'lucide-react';
import { useId } from 'react';
import type { Activity } from '#api/queries/activities/lists.ts';
import { mediaKind } from '#lib/media-kind.ts';
import { counted, formatScore } from '#lib/numbers.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/Card.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { useQueueEntry } from '../offline-queue/offline-queue.ts';
import type { QueueEntry } from '../offline-queue/queue-entry.ts';
import { savedHere } from '../offline-queue/submit-waiting.tsx';
import { bestOf } from '../progress.ts';
import { Attempts } from './attempts.tsx';
import styles from './card.module.css';

/** What an activity is about, the best score so far, and the ways to answer it and to look at earlier attempts. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { id, topicId, title, description, mediaPath, results } = activity;
  const titleId = useId();
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Standing activity={activity} />
        </div>
        {description ? <p className={styles.description}>{description}</p> : null}
        <Size activity={activity} />
        {mediaPath ? (
          <Media src={mediaUrl(mediaPath)} kind={mediaKind(mediaPath)} alt={`What ${title} shows`} />
        ) : null}
      </div>
      <div className={styles.ways}>
        <Link
          to="/topic/$topicId/activity/$activityId"
          params={{ topicId, activityId: id }}
          className={buttonStyle({ variant: 'primary', block: true })}
          aria-describedby={titleId}
        >
          Answers Questions
        </Link>
        {results.length > 0 ? <Attempts topicId={topicId} attempts={results} labelledBy={titleId} /> : null}
      </div>
    </Card>
  );
}

/** The best score, or what is still to do; submitted answers that wait to be sent are neither to do nor scored. */
function Standing({ activity: { id, results } }: { activity: Activity }) {
  const waiting = useQueueEntry(id);
  const best = bestOf(results);
  return (
    <>
      {best ? <BestScore best={best} /> : null}
      {waiting ? <NotSent waiting={waiting} /> : null}
      {best || waiting ? null : <Badge tone="wait">To do</Badge>}
    </>
  );
}

const NotSent = ({ waiting: { persistence } }: { waiting: QueueEntry }) => (
  <Badge tone="wait" icon={<CloudOff aria-hidden="true" />}>
    {persistence === 'device' ? savedHere : 'Not sent yet'}
  </Badge>
);

function BestScore({ best }: { best: Activity['results'][number] }) {
  const words = `Best score ${formatScore(best.totalScore)} of ${formatScore(best.activityTotalScore)}`;
  return best.totalScore < best.activityTotalScore ? (
    <Badge tone="info" icon={<Star aria-hidden="true" />}>
      {words}
    </Badge>
  ) : (
    <Badge tone="ok">{words}</Badge>
  );
}

/** How much there is to do, and to score; what cannot be marked gives no points (D-066). */
function Size({ activity: { questions, totalScore } }: { activity: Activity }) {
  return (
    <p className={styles.size}>
      {questions.length === 0 ? 'No questions yet' : counted(questions.length, 'question', 'questions')}
      {totalScore > 0 ? ` · ${counted(totalScore, 'point', 'points')} to score` : null}
    </p>
  );
}
