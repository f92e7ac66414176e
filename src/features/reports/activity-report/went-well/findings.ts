import { countWeeksInARow } from '#components/learner/weeks.ts';
import {
  compareAttempts,
  getScoredAttempts,
  type Attempt,
  type ScoredAttempt,
} from '#features/reports/best-attempt.ts';

interface Points {
  score: number;
  possible: number;
}

export type Finding =
  | ({ kind: 'topic'; topic: string; activities: number } & Points)
  | ({ kind: 'activity'; activity: string } & Points)
  | { kind: 'better'; activity: string; from: Points; to: Points }
  | { kind: 'weeks'; weeks: number };

/** The lowest percentage that counts as good, as on the progress page. */
const goodPercent = 60;

/** In percent of the possible score. A smaller improvement may be chance. */
const minimumImprovement = 10;

const minimumActivities = 2;

const minimumWeeks = 2;

/**
 * Finds up to three strengths in a report.
 * 1. The topic with the highest percentage, computed from the best attempt of each activity. The topic must have at
 * least two scored activities and at least 60 %. If no topic does, the activity with the highest percentage, if that
 * is at least 60 %.
 * 2. The activity with the largest improvement from the first to the latest attempt, if it is at least 10 %.
 * 3. The number of consecutive weeks with attempts, up to the current or the previous week, if there are at least
 * two.
 */
export function findWhatWentWell(report: readonly Attempt[], now: Date): Finding[] {
  const scored = getScoredAttempts(report);
  const findings = [
    findBestTopic(scored) ?? findBestActivity(scored),
    findMostImproved(scored),
    findStreak(report, now),
  ];
  return findings.filter((finding) => finding !== undefined);
}

function findBestTopic(scored: readonly ScoredAttempt[]): Finding | undefined {
  const byActivity = Map.groupBy(scored.toSorted(compareAttempts), ({ attempt }) => attempt.activityId);
  const best = [...byActivity.values()].flatMap(([first]) => (first ? [first.attempt] : []));
  const topics = [...Map.groupBy(best, ({ topicId }) => topicId).values()]
    .filter(({ length }) => length >= minimumActivities)
    .map((attempts) => ({
      topic: attempts[0]?.topicTitle ?? '',
      activities: attempts.length,
      score: sum(attempts.map(({ totalScore }) => totalScore)),
      possible: sum(attempts.map(({ activityTotalScore }) => activityTotalScore)),
    }));
  const [first] = topics.toSorted(
    (a, b) => toPercent(b) - toPercent(a) || b.score - a.score || b.activities - a.activities,
  );
  return first && toPercent(first) >= goodPercent ? { kind: 'topic', ...first } : undefined;
}

function findBestActivity(scored: readonly ScoredAttempt[]): Finding | undefined {
  const [best] = scored.toSorted(compareAttempts);
  if (!best || best.percent < goodPercent) return undefined;
  return { kind: 'activity', activity: best.attempt.activityTitle, ...toPoints(best.attempt) };
}

function findMostImproved(scored: readonly ScoredAttempt[]): Finding | undefined {
  const oldestFirst = scored.toSorted((a, b) => a.at - b.at);
  const improvements = [...Map.groupBy(oldestFirst, ({ attempt }) => attempt.activityId).values()].flatMap(
    (attempts) => {
      const [from] = attempts;
      const to = attempts.at(-1);
      return from && to ? [{ from, to, gain: to.percent - from.percent }] : [];
    },
  );
  const [largest] = improvements.toSorted((a, b) => b.gain - a.gain || b.to.at - a.to.at);
  if (!largest || largest.gain < minimumImprovement) return undefined;
  const { from, to } = largest;
  return {
    kind: 'better',
    activity: to.attempt.activityTitle,
    from: toPoints(from.attempt),
    to: toPoints(to.attempt),
  };
}

function findStreak(report: readonly Attempt[], now: Date): Finding | undefined {
  const dates = report.map(({ modifiedDate }) => new Date(modifiedDate));
  const { current: weeks } = countWeeksInARow(dates, now);
  return weeks >= minimumWeeks ? { kind: 'weeks', weeks } : undefined;
}

const toPoints = ({ totalScore, activityTotalScore }: Attempt): Points => ({
  score: totalScore,
  possible: activityTotalScore,
});

const toPercent = ({ score, possible }: Points): number => (score / possible) * 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
