import { useMemo } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { formatOrdinal } from '#lib/text/ordinal.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { getRowClass } from '../../ranking/row-class.ts';
import { scoreColumns } from '../../ranking/score-columns.tsx';
import type { BoardRow } from '../board-row.ts';
import { viewBox, drawPodium, type LearnersPerStep } from './beadwork.ts';
import type { PodiumStep } from './podium-steps.ts';
import ranking from '../../ranking/ranking.module.css';
import styles from '../leaderboard.module.css';

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
          <h2 className="fs-3">On the podium</h2>
          <DataTable
            className={classNames(ranking.board, ranking.scores, styles.places)}
            caption="The first three places"
            columns={scoreColumns}
            rows={steps.flatMap(({ named }) => named)}
            rowKey={({ key }) => key}
            rowClassName={getRowClass}
            maxHeight="none"
            cardsBelow={12}
          />
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

/** Decorative: the names are beside it. */
function PodiumArt({ onSteps }: { onSteps: LearnersPerStep }) {
  const [first, second, third] = onSteps;
  const { beads, emptySteps } = useMemo(() => drawPodium([first, second, third]), [first, second, third]);
  return (
    <svg viewBox={viewBox} className={styles.art} aria-hidden="true" focusable="false">
      <path d={emptySteps} className={styles.emptySteps} />
      {beads.map(({ fill, path }) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  );
}
