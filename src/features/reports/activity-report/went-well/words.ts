import { counted, formatCount, formatScore } from '#lib/numbers.ts';
import { pointsOfText } from '../../best/points.ts';
import type { Finding } from './findings.ts';

/** A finding in a sentence. @param name of the child, for anybody else than the child */
export function findingText(finding: Finding, name: string | undefined): string {
  const whose = name === undefined ? 'your' : `${name}'s`;
  const who = name ?? 'you';
  switch (finding.kind) {
    case 'topic': {
      const { topic, score, possible, activities } = finding;
      return `${topic} is ${whose} best topic: ${pointsOfText(score, possible)} in ${counted(activities, 'activity', 'activities')}.`;
    }
    case 'activity': {
      const { activity, score, possible } = finding;
      return `“${activity}” is ${whose} best activity so far: ${pointsOfText(score, possible)}.`;
    }
    case 'better': {
      const { activity, from, to } = finding;
      const start =
        from.possible === to.possible ? formatScore(from.score) : pointsOfText(from.score, from.possible);
      return `In “${activity}”, ${who} went from ${start} to ${pointsOfText(to.score, to.possible)}.`;
    }
    case 'weeks': {
      const has = name === undefined ? 'You have' : `${name} has`;
      return `${has} handed in an activity ${formatCount(finding.weeks)} weeks in a row.`;
    }
  }
}
