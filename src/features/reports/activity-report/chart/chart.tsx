import { scaleLinear, scaleTime } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { counted } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { dayInWords, momentInWords } from '#lib/time/dates-in-words.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { ChartLegend } from './legend.tsx';
import { markPath } from './mark.ts';
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

/** Scores from 0 to 100 % over time: one mark an attempt, day, week or month, and a line through those of a subject. */
export function ReportChart({ timeline, labelledBy, describedBy }: ReportChartProps) {
  const { element, width, textScale } = useWidth();
  return (
    <>
      <ChartLegend series={timeline.series} />
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
    </>
  );
}

interface DrawingProps {
  timeline: ScoreTimeline;
  width: number;
  textScale: number;
}

function Drawing({ timeline: { unit, series }, width, textScale }: DrawingProps) {
  const points = series.flatMap((one) => one.points);
  const { height, ...edge } = sizes(textScale);
  const x = scaleTime(spanOf(points), [edge.left, width - edge.right]);
  const y = scaleLinear([0, 100], [height - edge.bottom, edge.top]);
  const left = ({ at }: ScorePoint) => x(at);
  const top = ({ percent }: ScorePoint) => y(percent);
  const label = tickFormat(x.domain());
  const size = sizeFor(width / points.length);
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
      {series.map((one, index) => (
        <g key={one.title} data-subject={subjectKey(one.title)}>
          <path d={line(left, top).curve(curveMonotoneX)(one.points) ?? ''} className={styles.line} />
          {one.points.map((point) => (
            <path
              key={point.key}
              d={markPath(index, size)}
              transform={`translate(${left(point)} ${top(point)})`}
              className={styles.mark}
            >
              <title>{`${one.title}, ${tip(point, unit)}`}</title>
            </path>
          ))}
        </g>
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

/** Square pixels of a mark: those with less room are smaller. */
function sizeFor(room: number): number {
  if (room > 24) return 130;
  return room > 10 ? 90 : 50;
}

/** From the first to the last point; a single moment stands in the middle of its day. */
function spanOf(points: readonly ScorePoint[]): [Date, Date] {
  const moments = points.map(({ at }) => at);
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const room = first === last ? halfDay : 0;
  return [new Date(first - room), new Date(last + room)];
}

function tip({ at, percent, count }: ScorePoint, unit: ScoreTimeline['unit']): string {
  const date = new Date(at);
  const score = `${roundHalfUp(percent)}%`;
  if (unit === 'attempt') return `${momentInWords(date)}: ${score}`;
  const when = unit === 'day' ? dayInWords(date) : `${unit} of ${dayInWords(date)}`;
  return `${when}: ${score}, the average of ${counted(count, 'score', 'scores')}`;
}
