import { startOfWeek } from '#lib/time/start-of-week.ts';
import { byQuality, scoredAttempts, type Attempt, type ScoredAttempt } from '../../best/best-work.ts';

interface Points {
  score: number;
  possible: number;
}

/** Something good that the rows of a report say for certain. */
export type Finding =
  | ({ kind: 'topic'; topic: string; activities: number } & Points)
  | ({ kind: 'activity'; activity: string } & Points)
  | { kind: 'better'; activity: string; from: Points; to: Points }
  | { kind: 'weeks'; weeks: number };

/** From this percentage on a result is called good, as on the page of a child's progress. */
const goodPercent = 60;

/** An activity done better by less than this, in percent of the possible score, may be luck. */
const noticeablyBetter = 10;

/** So many activities of a topic have a score before the topic is compared with others. */
const activitiesOfATopic = 2;

const weeksInARow = 2;

/**
 * What went well, from all rows of a report; empty when nothing can be said truthfully.
 *
 * 1. The best topic: of those with a score in at least two activities, the one with the highest part of the possible points
 *    in the best attempts, if that is at least 60 %. Without such a topic: the best activity, from 60 % on.
 * 2. The activity with the largest step from its first to its latest attempt, if that is at least 10 % of what was possible.
 * 3. How many weeks in a row, this one or the last included, have an attempt, from two on.
 */
export function whatWentWell(report: readonly Attempt[], now: Date): Finding[] {
  const scored = scoredAttempts(report);
  const findings = [bestTopic(scored) ?? bestActivity(scored), mostImproved(scored), streak(report, now)];
  return findings.filter((finding) => finding !== undefined);
}

function bestTopic(scored: readonly ScoredAttempt[]): Finding | undefined {
  const byActivity = Map.groupBy(scored.toSorted(byQuality), ({ attempt }) => attempt.activityId);
  const best = [...byActivity.values()].flatMap(([first]) => (first ? [first.attempt] : []));
  const topics = [...Map.groupBy(best, ({ topicId }) => topicId).values()]
    .filter(({ length }) => length >= activitiesOfATopic)
    .map((attempts) => ({
      topic: attempts[0]?.topicTitle ?? '',
      activities: attempts.length,
      score: sum(attempts.map(({ totalScore }) => totalScore)),
      possible: sum(attempts.map(({ activityTotalScore }) => activityTotalScore)),
    }));
  const [first] = topics.toSorted(
    (one, other) => part(other) - part(one) || other.score - one.score || other.activities - one.activities,
  );
  return first && part(first) >= goodPercent ? { kind: 'topic', ...first } : undefined;
}

function bestActivity(scored: readonly ScoredAttempt[]): Finding | undefined {
  const [best] = scored.toSorted(byQuality);
  if (!best || best.percent < goodPercent) return undefined;
  return { kind: 'activity', activity: best.attempt.activityTitle, ...pointsOf(best.attempt) };
}

function mostImproved(scored: readonly ScoredAttempt[]): Finding | undefined {
  const oldestFirst = scored.toSorted((one, other) => one.at - other.at);
  const steps = [...Map.groupBy(oldestFirst, ({ attempt }) => attempt.activityId).values()].flatMap(
    (attempts) => {
      const [from] = attempts;
      const to = attempts.at(-1);
      return from && to ? [{ from, to, step: to.percent - from.percent }] : [];
    },
  );
  const [largest] = steps.toSorted((one, other) => other.step - one.step || other.to.at - one.to.at);
  if (!largest || largest.step < noticeablyBetter) return undefined;
  const { from, to } = largest;
  return {
    kind: 'better',
    activity: to.attempt.activityTitle,
    from: pointsOf(from.attempt),
    to: pointsOf(to.attempt),
  };
}

/** Weeks in the browser's time zone, as every date of the report (D-086). */
function streak(report: readonly Attempt[], now: Date): Finding | undefined {
  const weeks = new Set(report.map(({ modifiedDate }) => startOfWeek(new Date(modifiedDate)).getTime()));
  const week = startOfWeek(now);
  // A week that has just begun breaks nothing.
  if (!weeks.has(week.getTime())) week.setDate(week.getDate() - 7);
  let count = 0;
  while (weeks.has(week.getTime())) {
    count += 1;
    week.setDate(week.getDate() - 7);
  }
  return count >= weeksInARow ? { kind: 'weeks', weeks: count } : undefined;
}

const pointsOf = ({ totalScore, activityTotalScore }: Attempt): Points => ({
  score: totalScore,
  possible: activityTotalScore,
});

const part = ({ score, possible }: Points): number => (score / possible) * 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
