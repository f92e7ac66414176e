import { useMemo } from 'react';
import { drawing, garland, podiumBeads, podiumDolls, type BeadColour, type OnSteps } from './beadwork.ts';
import styles from '../leaderboard.module.css';

const swags = garland();

/** A podium of beadwork, with a doll for each learner. Decoration: the names stand beside it. */
export function PodiumArt({ onSteps }: { onSteps: OnSteps }) {
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
