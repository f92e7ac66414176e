import { useMemo, type ReactNode } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import type { BoardRow } from '../board-row.ts';
import {
  viewBoxes,
  drawGarland,
  drawPodium,
  drawDolls,
  type BeadColour,
  type LearnersPerStep,
} from './beadwork.ts';
import type { PodiumStep } from './podium-steps.ts';
import { PodiumTable } from './podium-table.tsx';
import styles from '../leaderboard.module.css';

const titleId = 'podium';

/** The first three places of the leaderboard (RPT-010 to RPT-012). The list below does not repeat them. */
export function Podium({ steps }: { steps: readonly PodiumStep<BoardRow>[] }) {
  if (steps.length === 0) return null;
  const countOnStep = (place: number) => steps.find(({ rank }) => rank === place)?.learners.length ?? 0;
  return (
    <div className={classNames(cardStyle({ flush: true }), styles.podium)}>
      <div className={styles.inside}>
        <div className={styles.picture}>
          <PodiumArt onSteps={[countOnStep(1), countOnStep(2), countOnStep(3)]} />
        </div>
        <Stack gap={2} className={styles.names}>
          <h2 id={titleId} className="fs-3">
            On the podium
          </h2>
          <PodiumTable titleId={titleId} learners={steps.flatMap(({ named }) => named)} />
          {steps.map(({ rank, learners, named }) =>
            named.length < learners.length ? (
              <p key={rank} className="muted">
                {pluralize(learners.length - named.length, 'more learner shares', 'more learners share')}{' '}
                {formatOrdinal(rank)} place: see the list.
              </p>
            ) : null,
          )}
        </Stack>
      </div>
    </div>
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
