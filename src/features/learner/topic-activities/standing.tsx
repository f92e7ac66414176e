import { Circle, CloudOff, Pencil, Star } from 'lucide-react';
import { savedHere } from '#answers/messages.ts';
import { useAnswersOf } from '#answers/use-answers.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { formatScore } from '#lib/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Row } from '#ui/layout.tsx';
import { bestOf, draftProgress, isWaiting, type Progress } from '../progress.ts';
import styles from './topic-activities.module.css';

/**
 * Where a learner stands with an activity: the best score, how much of a new attempt is answered, or that nothing is done
 * yet. Submitted answers that wait to be sent are neither to do nor scored.
 */
export function Standing({ activity }: { activity: Activity }) {
  const answers = useAnswersOf(activity.id);
  const waiting = isWaiting(answers) ? answers : undefined;
  const best = bestOf(activity.results);
  const draft = draftProgress(activity, answers);
  return (
    <Row>
      {draft ? <CarryOn draft={draft} /> : null}
      {best ? <BestScore best={best} /> : null}
      {waiting ? <NotSent isOnDevice={waiting.isOnDevice} /> : null}
      {best || waiting || draft ? null : (
        <Badge tone="line" icon={<Circle aria-hidden="true" />}>
          To do
        </Badge>
      )}
    </Row>
  );
}

const CarryOn = ({ draft: { done, total } }: { draft: Progress }) => (
  <>
    <Badge tone="info" icon={<Pencil aria-hidden="true" />}>
      Carry on{done > 0 ? ` · ${done} of ${total} answered` : ''}
    </Badge>
    <ProgressBeads done={done} total={total} className={styles.beads} />
  </>
);

const NotSent = ({ isOnDevice }: { isOnDevice: boolean }) => (
  <Badge tone="wait" icon={<CloudOff aria-hidden="true" />}>
    {isOnDevice ? savedHere : 'Not sent yet'}
  </Badge>
);

const BestScore = ({ best: { totalScore, activityTotalScore } }: { best: Activity['results'][number] }) => (
  <Badge tone="ok" icon={<Star aria-hidden="true" />}>
    Best score {formatScore(totalScore)} of {formatScore(activityTotalScore)}
  </Badge>
);
