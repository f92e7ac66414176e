import { Zap } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { RobotPlace } from './robot-events.ts';
import { headings, blockName, type RobotMap } from './robot-map.ts';
import styles from './robot.module.css';

const Rock = () => (
  <svg viewBox="0 0 32 24" className={styles.rock}>
    <path d="M2 24c-2-14 8-22 15-22 9 0 15 9 13 22Z" />
    <path d="M20 2.6c7 2 11 10.4 10 21.4h-9c2-9-3-12-1-21.4Z" />
  </svg>
);

const RobotPicture = () => (
  <svg viewBox="0 0 40 40" className={styles.robot}>
    <path className={styles.antenna} d="M20 9V4m-2.5 0h5" />
    <rect className={styles.head} x="7" y="8" width="26" height="17" rx="5" />
    <rect className={styles.face} x="11" y="12" width="18" height="9" rx="3" />
    <circle className={styles.eye} cx="16" cy="16.5" r="2" />
    <circle className={styles.eye} cx="24" cy="16.5" r="2" />
    <rect className={styles.base} x="5" y="26" width="30" height="7" rx="3" />
    <circle className={styles.wheel} cx="11" cy="34" r="4" />
    <circle className={styles.wheel} cx="20" cy="34" r="4" />
    <circle className={styles.wheel} cx="29" cy="34" r="4" />
  </svg>
);

interface RobotGridProps {
  map: RobotMap;
  place: RobotPlace;
}

function describeMap({ columns, rows, charger, rocks }: RobotMap, { block, heading }: RobotPlace): string {
  return [
    `A map of ${columns} by ${rows} blocks.`,
    `The robot is on ${block} and faces ${heading}.`,
    charger === undefined ? '' : `The charger is on ${charger}.`,
    rocks.length === 0 ? '' : `Rocks are on ${rocks.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The map with the robot, as an image: the list of steps tells the same in words. */
export function RobotGrid({ map, place }: RobotGridProps) {
  const rows = Array.from({ length: map.rows }, (_, index) => map.rows - 1 - index);
  const columns = Array.from({ length: map.columns }, (_, index) => index);
  const trail = new Set(place.trail);
  return (
    <div
      role="img"
      aria-label={describeMap(map, place)}
      className={styles.map}
      dir="ltr"
      style={{ '--columns': map.columns } as CSSProperties}
    >
      {rows.map((row) => [
        <span key={`row ${row}`} className={styles.name}>
          {row + 1}
        </span>,
        ...columns.map((column) => {
          const block = blockName(column, row);
          return (
            <span
              key={block}
              className={styles.block}
              data-trail={trail.has(block) || undefined}
              data-charger={block === map.charger || undefined}
              data-robot={block === place.block || undefined}
            >
              {map.rocks.includes(block) ? <Rock /> : null}
              {block === map.charger && block !== place.block ? <Zap className={styles.charger} /> : null}
              {block === place.block ? (
                <>
                  <span
                    className={styles.heading}
                    style={{ '--quarters': headings.indexOf(place.heading) } as CSSProperties}
                  />
                  <RobotPicture />
                </>
              ) : null}
            </span>
          );
        }),
      ])}
      <span />
      {columns.map((column) => (
        <span key={`column ${column}`} className={styles.name}>
          {blockName(column, 0).charAt(0)}
        </span>
      ))}
    </div>
  );
}
