import { Link } from '@tanstack/react-router';
import { Circle, CloudOff, Pencil, Star } from 'lucide-react';
import { useId } from 'react';
import { savedOnDeviceMessage } from '#answers/messages.ts';
import { useActivityAnswers } from '#answers/use-answers.ts';
import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { LazyReadAloud } from '#components/reading/lazy-read-aloud.tsx';
import { mediaKind } from '#lib/media-kind.ts';
import { pluralize, formatScore } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { Badge } from '#ui/Badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { draftProgress, findBestAttempt, isWaitingToBeSent, type Progress } from '../progress.ts';
import styles from './topic-activities.module.css';

interface ActivityCardProps {
  activity: Activity;
  readsAloud: boolean;
}

export function ActivityCard({ activity, readsAloud }: ActivityCardProps) {
  const { id, topicId, title, description, mediaPath, results } = activity;
  const titleId = useId();
  const kind = mediaPath ? mediaKind(mediaPath) : undefined;
  const media = mediaPath ? (
    // Decorative: the title is beside the picture.
    <Media
      src={mediaUrl(mediaPath)}
      kind={kind ?? 'download'}
      alt={kind === 'image' ? '' : `Video for ${title}`}
    />
  ) : null;
  const answers = useActivityAnswers(id);
  const isToDo = results.length === 0 || draftProgress(activity, answers) !== undefined;
  return (
    <Card as="li" className={classNames(styles.card, kind === 'image' && styles.withPicture)}>
      {kind === 'image' ? <div className={styles.picture}>{media}</div> : null}
      <div className={styles.text} data-readable>
        <Row nowrap align="start" gap={2} className={styles.head}>
          <h2 id={titleId} className="fs-3">
            {title}
          </h2>
          {readsAloud ? <LazyReadAloud kind="icon" name={title} /> : null}
        </Row>
        {description ? <p className={styles.description}>{description}</p> : null}
        <ActivitySize activity={activity} />
      </div>
      <Stack gap={2} className={styles.state}>
        {kind === 'image' ? null : media}
        <ActivityStatus activity={activity} />
        {results.length > 0 ? <Attempts topicId={topicId} attempts={results} labelledBy={titleId} /> : null}
      </Stack>
      <Link
        to="/topic/$topicId/activity/$activityId"
        params={{ topicId, activityId: id }}
        className={classNames(styles.answerLink, buttonStyle({ variant: isToDo ? 'primary' : 'secondary' }))}
        aria-describedby={titleId}
      >
        Answers Questions
      </Link>
    </Card>
  );
}

/** The number of questions and points. Unscored questions have no points (D-066). */
function ActivitySize({ activity: { questions, totalScore } }: { activity: Activity }) {
  return (
    <p className="muted fs-1">
      {joinParts(
        questions.length === 0 ? 'No questions yet' : pluralize(questions.length, 'question', 'questions'),
        totalScore > 0 && `${pluralize(totalScore, 'point', 'points')} to score`,
      )}
    </p>
  );
}

/** The best score, the progress of the draft, or 'To do'. Queued submissions count as neither score nor draft. */
function ActivityStatus({ activity }: { activity: Activity }) {
  const answers = useActivityAnswers(activity.id);
  const waiting = isWaitingToBeSent(answers) ? answers : undefined;
  const best = findBestAttempt(activity.results);
  const draft = draftProgress(activity, answers);
  return (
    <Row>
      {draft ? <DraftProgress draft={draft} /> : null}
      {best ? <BestScore best={best} /> : null}
      {waiting ? <QueuedSubmission isOnDevice={waiting.isOnDevice} /> : null}
      {best || waiting || draft ? null : (
        <Badge tone="outline" icon={<Circle aria-hidden="true" />}>
          To do
        </Badge>
      )}
    </Row>
  );
}

const DraftProgress = ({ draft: { done, total } }: { draft: Progress }) => (
  <>
    <Badge tone="info" icon={<Pencil aria-hidden="true" />}>
      {joinParts('Carry on', done > 0 && `${done} of ${total} answered`)}
    </Badge>
    <ProgressBeads done={done} total={total} className={styles.beads} />
  </>
);

const QueuedSubmission = ({ isOnDevice }: { isOnDevice: boolean }) => (
  <Badge tone="warning" icon={<CloudOff aria-hidden="true" />}>
    {isOnDevice ? savedOnDeviceMessage : 'Not sent yet'}
  </Badge>
);

const BestScore = ({ best: { totalScore, activityTotalScore } }: { best: Activity['results'][number] }) => (
  <Badge tone="success" icon={<Star aria-hidden="true" />}>
    Best score {formatScore(totalScore)} of {formatScore(activityTotalScore)}
  </Badge>
);

interface AttemptsProps {
  topicId: string;
  attempts: readonly components['schemas']['ResultAttempt'][];
  labelledBy: string;
}

/** Links to the attempts, named as in D-059. On a desktop the list is at most 60vh high (LRN-032). */
function Attempts({ topicId, attempts, labelledBy }: AttemptsProps) {
  const headingId = useId();
  return (
    <div>
      <h3 id={headingId} className="visually-hidden">
        {attempts.length === 1 ? 'Your attempt' : `Your ${attempts.length} attempts`}
      </h3>
      <Row
        as="ol"
        gap={2}
        align="stretch"
        className={styles.attempts}
        aria-labelledby={`${headingId} ${labelledBy}`}
      >
        {attempts.map(({ id, attemptNumber, totalScore, activityTotalScore }) => (
          <li key={id}>
            <Link
              to="/topic/$topicId/activity-result/$activityResultId"
              params={{ topicId, activityResultId: id }}
              className={styles.chip}
            >
              <span>
                Attempt {attemptNumber}
                <span className={styles.colon}>:</span>
              </span>{' '}
              <span className={styles.score}>
                {formatScore(totalScore)}/{formatScore(activityTotalScore)}
              </span>
            </Link>
          </li>
        ))}
      </Row>
    </div>
  );
}

export const ActivityCardSkeleton = () => (
  <Card as="li" className={classNames(styles.card, styles.withPicture)}>
    <Skeleton className={styles.picture} height="100%" />
    <div className={styles.text}>
      <Skeleton width="12em" height="28px" />
      <Skeleton width="85%" className={styles.description} />
    </div>
    <div className={styles.state}>
      <Skeleton width="6em" height="28px" />
    </div>
    <Skeleton className={styles.answerLink} height="var(--target)" />
  </Card>
);
