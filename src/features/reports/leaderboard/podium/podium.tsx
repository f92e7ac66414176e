import { useMemo, type ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { formatPoints } from '#features/reports/points-text.ts';
import { LearnerName } from '#features/reports/ranking/learner-name.tsx';
import { formatCount } from '#lib/numbers.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Medal, getMedal } from '../../ranking/medal.tsx';
import type { RankedLearner } from '../../ranking/ranking.ts';
import {
  viewBoxes,
  drawGarland,
  drawPodium,
  drawDolls,
  type BeadColour,
  type LearnersPerStep,
} from './beadwork.ts';
import styles from '../leaderboard.module.css';

type BoardRow = components['schemas']['GradeLeaderboardRow'] & RankedLearner;

const titleId = 'podium';

export function Podium({ board }: { board: readonly BoardRow[] }) {
  const places = findPodiumSteps(board);
  if (places.length === 0) return null;
  const countOnStep = (rank: number) => places.find((place) => place.rank === rank)?.learners.length ?? 0;
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      className={classNames(cardStyle({ flush: true }), styles.podium)}
    >
      <div className={styles.inside}>
        <div className={styles.picture}>
          <PodiumArt onSteps={[countOnStep(1), countOnStep(2), countOnStep(3)]} />
        </div>
        <Stack gap={3} className={styles.names}>
          <h2 id={titleId} className="fs-3">
            On the podium
          </h2>
          <Stack as="ul" gap={3}>
            {places.map((place) => (
              <PodiumStepItem key={place.rank} place={place} />
            ))}
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}

const maxNames = 3;

function PodiumStepItem({ place: { rank, learners } }: { place: PodiumStep<BoardRow> }) {
  const medal = getMedal(rank);
  const [{ totalScore }] = learners;
  // Name a fourth learner instead of writing '1 other'.
  const named = learners.length > maxNames + 1 ? learners.slice(0, maxNames) : learners;
  return (
    <Row as="li" nowrap>
      {medal ? <Medal medal={medal} className={styles.medal} /> : null}
      <div className="breakable">
        <p className="muted fs-0">
          {learners.length > 1 ? 'Shared ' : ''}
          {joinParts(`${formatOrdinal(rank)} place`, formatPoints(totalScore))}
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

const garland = drawGarland();

/** Decorative: the names are beside it. */
function PodiumArt({ onSteps }: { onSteps: LearnersPerStep }) {
  const [first, second, third] = onSteps;
  const { filled, emptySteps, dolls } = useMemo(() => {
    const counts = [first, second, third] as const;
    return { ...drawPodium(counts), dolls: drawDolls(counts) };
  }, [first, second, third]);
  return (
    <>
      <Drawing viewBox={viewBoxes.garland}>
        <Beads colours={garland} />
      </Drawing>
      <Drawing viewBox={viewBoxes.podium}>
        <path d={emptySteps} className={styles.emptySteps} />
        <Beads colours={filled} />
        <Beads colours={dolls} />
      </Drawing>
    </>
  );
}

const Drawing = (props: { viewBox: string; children: ReactNode }) => (
  <svg {...props} className={styles.art} aria-hidden="true" focusable="false" />
);

const Beads = ({ colours }: { colours: readonly BeadColour[] }) =>
  colours.map(({ fill, path }) => <path key={fill} fill={fill} d={path} />);

interface PodiumStep<Row> {
  rank: number;
  learners: readonly [Row, ...Row[]];
}

/**
 * Returns the steps with learners, sorted by rank. Equal scores share a step and leave the next ones empty
 * (D-081). A learner without a point has no step.
 */
export function findPodiumSteps<Row extends RankedLearner & { totalScore: number }>(
  board: readonly Row[],
): PodiumStep<Row>[] {
  return [1, 2, 3].flatMap((rank) => {
    const [first, ...others] = board.filter((row) => row.rank === rank && row.totalScore > 0);
    return first ? [{ rank, learners: [first, ...others] as const }] : [];
  });
}
