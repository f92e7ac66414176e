import type { components } from '#api/contract.gen.ts';
import { formatCount } from '#lib/numbers.ts';
import { ordinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { pointsText } from '../../best/points.ts';
import { LearnerName } from '../../ranking/learner.tsx';
import { Medal, medalOf } from '../../ranking/medal.tsx';
import type { RankedLearner } from '../../ranking/ranking.ts';
import { podiumPlaces, type Place } from './places.ts';
import { PodiumArt } from './podium-art.tsx';
import styles from '../leaderboard.module.css';

type BoardRow = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

/** With more on one step, a number stands for the others. */
const mostNamed = 3;

const titleId = 'podium';

/** The first three places: a picture, and the names beside it. */
export function Podium({ board }: { board: readonly BoardRow[] }) {
  const places = podiumPlaces(board);
  if (places.length === 0) return null;
  const on = (rank: number) => places.find((place) => place.rank === rank)?.learners.length ?? 0;
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      className={classNames(cardStyle({ flush: true }), styles.podium)}
    >
      <div className={styles.inside}>
        <div className={styles.picture}>
          <PodiumArt onSteps={[on(1), on(2), on(3)]} />
        </div>
        <Stack gap={3} className={styles.words}>
          <h2 id={titleId} className="fs-3">
            On the podium
          </h2>
          <Stack as="ul" gap={3}>
            {places.map((place) => (
              <OnStep key={place.rank} place={place} />
            ))}
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}

function OnStep({ place: { rank, learners } }: { place: Place<BoardRow> }) {
  const medal = medalOf(rank);
  const [{ totalScore }] = learners;
  // Never '1 other': a name is as short.
  const named = learners.length > mostNamed + 1 ? learners.slice(0, mostNamed) : learners;
  return (
    <Row as="li" nowrap>
      {medal ? <Medal medal={medal} className={styles.medal} /> : null}
      <div className="breakable">
        <p className="muted fs-0">
          {learners.length > 1 ? 'Shared ' : ''}
          {ordinal(rank)} place · {pointsText(totalScore)}
        </p>
        {named.map((learner) => (
          <p key={learner.key} className="bold">
            <LearnerName learner={learner} />
          </p>
        ))}
        {named.length < learners.length ? (
          <p>and {formatCount(learners.length - named.length)} others</p>
        ) : null}
      </div>
    </Row>
  );
}
