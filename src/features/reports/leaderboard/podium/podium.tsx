import { useMemo } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatCount } from '#lib/numbers.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { pointsText } from '../../best/points.ts';
import { LearnerName } from '../../ranking/learner.tsx';
import { Medal, medalOf } from '../../ranking/medal.tsx';
import type { RankedLearner } from '../../ranking/ranking.ts';
import { drawing, garland, podiumBeads, podiumDolls, type BeadColour, type OnSteps } from './beadwork.ts';
import styles from '../leaderboard.module.css';

const swags = garland();

/** A podium of beadwork, with a doll for each learner. Decoration: the names stand beside it. */
function PodiumArt({ onSteps }: { onSteps: OnSteps }) {
  const [first, second, third] = onSteps;
  const { filled, open, dolls } = useMemo(() => {
    const counts = [first, second, third] as const;
    return { ...podiumBeads(counts), dolls: podiumDolls(counts) };
  }, [first, second, third]);
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className={styles.art}
      aria-hidden="true"
      focusable="false"
    >
      <path d={open} className={styles.open} />
      <Beads of={filled} />
      <Beads of={dolls} />
      <Beads of={swags} />
    </svg>
  );
}

const Beads = ({ of }: { of: readonly BeadColour[] }) =>
  of.map(({ fill, path }) => <path key={fill} fill={fill} d={path} />);

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
          {formatOrdinal(rank)} place · {pointsText(totalScore)}
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

/** A step of the podium, and everybody on it. */
interface Place<Row> {
  rank: number;
  learners: readonly [Row, ...Row[]];
}

/**
 * The steps with somebody on them, the first one first. Equal scores share a step, and the next one stays empty for each
 * of them (D-081). Nobody gets on it without a point.
 */
export function podiumPlaces<Row extends RankedLearner & { totalScore: number }>(
  board: readonly Row[],
): Place<Row>[] {
  return [1, 2, 3].flatMap((rank) => {
    const [first, ...others] = board.filter((row) => row.rank === rank && row.totalScore > 0);
    return first ? [{ rank, learners: [first, ...others] as const }] : [];
  });
}
