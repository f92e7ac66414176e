import { scaleLinear, scaleTime } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { formatDay, formatTimestamp } from '#lib/time/dates.ts';
import type { ScorePoint, ScoreTimeline } from './points.ts';
import { tickFormat } from './ticks.ts';
import { useWidth } from './use-width.ts';
import styles from './chart.module.css';

interface ReportChartProps {
  timeline: ScoreTimeline;
  /** Ids of its name and of the same in words. */
  labelledBy: string;
  describedBy: string;
}

/** In pixels; text takes more room around the drawing where it is larger. */
const sizes = (textScale: number) => ({
  height: 200 + 20 * textScale,
  top: 16,
  right: 20 * textScale,
  bottom: 12 + 20 * textScale,
  left: 8 + 40 * textScale,
  tick: 64 * textScale,
});
const halfDay = 43_200_000;
const levels = [0, 25, 50, 75, 100];

/** Scores from 0 to 100 % over time: one dot an attempt, day or week, and the line through them. */
export function ReportChart({ timeline, labelledBy, describedBy }: ReportChartProps) {
  const { element, width, textScale } = useWidth();
  return (
    <div ref={element} className={styles.chart}>
      {width > 0 ? (
        <svg
          role="img"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          viewBox={`0 0 ${width} ${sizes(textScale).height}`}
        >
          <Drawing timeline={timeline} width={width} textScale={textScale} />
        </svg>
      ) : null}
    </div>
  );
}

interface DrawingProps {
  timeline: ScoreTimeline;
  width: number;
  textScale: number;
}

function Drawing({ timeline: { unit, points }, width, textScale }: DrawingProps) {
  const { height, ...edge } = sizes(textScale);
  const x = scaleTime(spanOf(points), [edge.left, width - edge.right]);
  const y = scaleLinear([0, 100], [height - edge.bottom, edge.top]);
  const left = ({ at }: ScorePoint) => x(at);
  const top = ({ percent }: ScorePoint) => y(percent);
  const label = tickFormat(x.domain());
  const radius = radiusFor(width / points.length);
  return (
    <>
      {levels.map((level) => (
        <g key={level} transform={`translate(0 ${y(level)})`} className={styles.level}>
          <line x1={edge.left} x2={width - edge.right} />
          <text x={edge.left - 10} dy="0.32em">
            {level}%
          </text>
        </g>
      ))}
      {spaced(x.ticks(Math.max(2, Math.floor(width / 100))), (tick) => x(tick), edge.tick).map((tick) => (
        <text key={tick.getTime()} x={x(tick)} y={height - 8} className={styles.tick}>
          {label(tick)}
        </text>
      ))}
      <path d={area(left, y(0), top).curve(curveMonotoneX)(points) ?? ''} className={styles.area} />
      <path d={line(left, top).curve(curveMonotoneX)(points) ?? ''} className={styles.line} />
      {points.map((point, index) => (
        <circle
          key={point.key}
          cx={left(point)}
          cy={top(point)}
          {...(index === points.length - 1
            ? { r: 5.5, className: styles.latest }
            : { r: radius, className: radius > 3 ? styles.dot : styles.point })}
        >
          <title>{tip(point, unit)}</title>
        </circle>
      ))}
    </>
  );
}

/** Those that do not touch the one before. */
function spaced(ticks: readonly Date[], left: (tick: Date) => number, room: number): readonly Date[] {
  let last = -Infinity;
  return ticks.filter((tick) => {
    const isFree = left(tick) - last >= room;
    if (isFree) last = left(tick);
    return isFree;
  });
}

/** Dots with less room are smaller. */
function radiusFor(room: number): number {
  if (room > 24) return 5.5;
  return room > 12 ? 4.5 : 3;
}

/** From the first to the last point; a single moment stands in the middle of its day. */
function spanOf(points: readonly ScorePoint[]): [Date, Date] {
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const room = first === last ? halfDay : 0;
  return [new Date(first - room), new Date(last + room)];
}

function tip({ at, percent, count }: ScorePoint, unit: ScoreTimeline['unit']): string {
  const date = new Date(at);
  const score = `${Math.round(percent)}%`;
  if (unit === 'attempt') return `${formatTimestamp(date.toISOString())}: ${score}`;
  const when = unit === 'day' ? formatDay(date) : `Week of ${formatDay(date)}`;
  return `${when}: ${score} on average of ${count}`;
}
