import type { ReactNode } from 'react';
import { gradeListQuery } from '#api/queries/grades.ts';
import { useOptionalQuery } from '#components/use-optional-query.ts';
import { useSession } from '#session/session.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import type { RankedLearner } from '../ranking/ranking.ts';
import { standingText } from '../ranking/standing.ts';
import styles from './leaderboard.module.css';

interface LeaderboardHeadProps {
  gradeId: string;
  board: readonly (RankedLearner & { firstName: string })[];
  /** The search, where there is one. */
  children: ReactNode;
}

/** What board this is, and where the reader stands on it. Pronk stands on the board, where there is one. */
export function LeaderboardHead({ gradeId, board, children }: LeaderboardHeadProps) {
  const { data: grades = [] } = useOptionalQuery(gradeListQuery());
  const isOwnGrade = useSession((session) => session.details?.gradeId === gradeId);
  const count = board.length;
  const isMarked = board.some(({ mark }) => mark !== undefined);
  const parts = [
    grades.find(({ id }) => id === gradeId)?.title,
    count > 0 && standingText(board),
    count > 0 && !isMarked && isOwnGrade && 'you are not on it yet',
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Heading level={1}>Leaderboard</Heading>
        {parts.length > 0 ? <p className={classNames('muted', styles.line)}>{parts.join(' · ')}</p> : null}
        {children}
      </div>
      {count > 0 ? <Mascot mood="success" className={styles.mascot} /> : null}
    </header>
  );
}
