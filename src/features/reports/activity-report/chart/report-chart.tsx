import { scaleLinear, scaleTime, type ScaleTime } from 'd3-scale';
import {
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { formatReadableDay, formatReadableDateTime } from '#lib/time/readable-dates.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { Row } from '#ui/layout.tsx';
import type { ScorePoint, ScoreTimeline, ScoreSeries } from './score-timeline.ts';
import styles from './report-chart.module.css';

interface ReportChartProps {
  timeline: ScoreTimeline;
  labelledBy: string;
  describedBy: string;
}

/** Draws scores from 0 to 100 % over time: a line per subject, with a symbol for each attempt, day, week or month. */
export function ReportChart({ timeline, labelledBy, describedBy }: ReportChartProps) {
  const { element, width, textScale } = useChartSize();
  return (
    <>
      <ChartLegend series={timeline.series} />
      <div ref={element} className={styles.chart}>
        {width > 0 ? (
          <svg
            role="img"
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            viewBox={`0 0 ${width} ${getSizes(textScale).height}`}
          >
            <Drawing timeline={timeline} width={width} textScale={textScale} />
          </svg>
        ) : null}
      </div>
    </>
  );
}

function ChartLegend({ series }: { series: readonly ScoreSeries[] }) {
  return (
    <Row as="ul" gap={4} className="fs-1" aria-label="Subjects in the chart">
      {series.map(({ title }, index) => (
        <Row as="li" key={title} nowrap gap={2} data-subject={subjectKey(title)} className="breakable">
          <svg viewBox="-9 -9 18 18" className={styles.legendSymbol} aria-hidden="true" focusable="false">
            <path d={getSymbolPath(index, 110)} />
          </svg>
          {title}
        </Row>
      ))}
    </Row>
  );
}

interface DrawingProps {
  timeline: ScoreTimeline;
  width: number;
  textScale: number;
}

function Drawing({ timeline: { unit, series }, width, textScale }: DrawingProps) {
  const points = series.flatMap((subject) => subject.points);
  const { height, ...edge } = getSizes(textScale);
  const x = scaleTime(getTimeSpan(points), [edge.left, width - edge.right]);
  const y = scaleLinear([0, 100], [height - edge.bottom, edge.top]);
  const left = ({ at }: ScorePoint) => x(at);
  const top = ({ percent }: ScorePoint) => y(percent);
  const tickStyle = getTickStyle(x.domain());
  const area = getSymbolArea(width / points.length);
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
      {chooseTicks(x, tickStyle.width * textScale).map((tick) => (
        <text key={tick.getTime()} x={x(tick)} y={height - 8} className={styles.tick}>
          {tickStyle.format.format(tick)}
        </text>
      ))}
      {series.map((subject, index) => (
        <g key={subject.title} data-subject={subjectKey(subject.title)}>
          <path d={line(left, top)(subject.points) ?? ''} className={styles.line} />
          {subject.points.map((point) => (
            <path
              key={point.key}
              d={getSymbolPath(index, area)}
              transform={`translate(${left(point)} ${top(point)})`}
              className={styles.symbol}
            >
              <title>{`${subject.title}, ${formatTooltip(point, unit)}`}</title>
            </path>
          ))}
        </g>
      ))}
    </>
  );
}

const shapes = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
  symbolWye,
] as const;

/**
 * Returns the outline of a subject's symbol, centred on 0, 0. Subjects differ in shape and colour.
 *
 * @param index of the subject in the chart, from 0
 * @param area in square pixels: shapes with the same area look equally large
 */
const getSymbolPath = (index: number, area: number): string =>
  symbol(shapes[index % shapes.length] ?? symbolCircle, area)() ?? '';

const day = 86_400_000;

interface TickStyle {
  format: Intl.DateTimeFormat;
  /** The width of the longest label and a gap, in px at the default text size. */
  width: number;
}

/** Returns a date format for the ticks that is as precise as the time span requires. */
function getTickStyle([first, last]: readonly Date[]): TickStyle {
  const span = (last?.getTime() ?? 0) - (first?.getTime() ?? 0);
  const style = (width: number, options: Intl.DateTimeFormatOptions): TickStyle => ({
    format: new Intl.DateTimeFormat('en-GB', options),
    width,
  });
  if (span <= 2 * day) return style(64, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (span <= 300 * day) return style(64, { day: 'numeric', month: 'short' });
  return style(88, { month: 'short', year: 'numeric' });
}

/** Sizes in pixels; larger text needs larger margins. */
const getSizes = (textScale: number) => ({
  height: 200 + 20 * textScale,
  top: 16,
  right: 36 * textScale,
  bottom: 12 + 20 * textScale,
  left: 8 + 40 * textScale,
});

const halfDay = 43_200_000;

const levels = [0, 25, 50, 75, 100];

/** Returns as many ticks as fit; if fewer than two do, the end of the scale and, if there is space, its start. */
function chooseTicks(x: ScaleTime<number, number>, minimumDistance: number): readonly Date[] {
  const [left = 0, right = 0] = x.range();
  const fits = (ticks: readonly Date[]) =>
    ticks.every((tick, index) => {
      const previous = ticks[index - 1];
      return !previous || x(tick) - x(previous) >= minimumDistance;
    });
  for (let count = Math.floor((right - left) / minimumDistance); count > 0; count -= 1) {
    const ticks = x.ticks(count);
    if (ticks.length > 1 && fits(ticks)) return ticks;
  }
  return x.domain().slice(right - left < minimumDistance ? 1 : 0);
}

/** @param widthPerPoint in px */
function getSymbolArea(widthPerPoint: number): number {
  if (widthPerPoint > 24) return 130;
  return widthPerPoint > 10 ? 90 : 50;
}

/** Returns the times of the first and the last point. A single point is in the middle of a span of one day. */
function getTimeSpan(points: readonly ScorePoint[]): [Date, Date] {
  const times = points.map(({ at }) => at);
  const first = Math.min(...times);
  const last = Math.max(...times);
  const margin = first === last ? halfDay : 0;
  return [new Date(first - margin), new Date(last + margin)];
}

function formatTooltip({ at, percent, count }: ScorePoint, unit: ScoreTimeline['unit']): string {
  const date = new Date(at);
  const score = `${roundHalfUp(percent)}%`;
  if (unit === 'attempt') return `${formatReadableDateTime(date)}: ${score}`;
  const when = unit === 'day' ? formatReadableDay(date) : `${unit} of ${formatReadableDay(date)}`;
  return `${when}: ${score}, the average of ${pluralize(count, 'score', 'scores')}`;
}

/**
 * Observes the size of an element.
 *
 * @returns `width` in pixels, 0 until it is measured before the first paint; `textScale`, the user's text size
 * relative to the default
 */
function useChartSize() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [textScale, setTextScale] = useState(1);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setWidth(current.clientWidth);
      setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { element, width, textScale };
}
