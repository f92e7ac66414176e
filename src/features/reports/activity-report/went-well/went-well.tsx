import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Star, TrendingUp, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import type { Attempt } from '#features/reports/best-attempt.ts';
import { Fact } from '#features/reports/fact.tsx';
import { formatPointsOf } from '#features/reports/points-text.ts';
import { pluralize, formatCount, formatScore } from '#lib/numbers.ts';
import { capitalize } from '#lib/text/capitalize.ts';
import { clock } from '#lib/time/clock.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { findWhatWentWell, type Finding } from './findings.ts';
import styles from '../activity-report.module.css';

const icons: Readonly<Record<Finding['kind'], LucideIcon>> = {
  topic: Star,
  activity: Star,
  better: TrendingUp,
  weeks: CalendarCheck,
};

const titleId = 'went-well';

/** Shows up to three strengths; a learner is addressed directly. Hidden without strengths. */
export function WentWell({ report, learnerId }: { report: readonly Attempt[]; learnerId: string }) {
  const findings = useMemo(() => findWhatWentWell(report, clock.now()), [report]);
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const isLearner = session?.role === Role.Learner;
  const { data: learner, isPending } = useQuery({
    ...learnerQuery(learnerId),
    retry: false,
    retryOnMount: false,
  });
  if (findings.length === 0 || (isPending && !isLearner)) return null;
  const name = isLearner ? undefined : (learner?.name ?? 'this learner');
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.card)}>
      <h2 id={titleId} className="fs-3">
        What went well
      </h2>
      <Stack as="ul" gap={3} className={styles.findings}>
        {findings.map((finding) => (
          <Fact key={finding.kind} Icon={icons[finding.kind]} isHighlighted>
            {formatFinding(finding, name)}
          </Fact>
        ))}
      </Stack>
    </Stack>
  );
}

/**
 * Formats a finding as a sentence.
 *
 * @param name of the learner; undefined if the learner is addressed
 */
export function formatFinding(finding: Finding, name: string | undefined): string {
  const possessive = name === undefined ? 'your' : `${name}'s`;
  const who = name ?? 'you';
  switch (finding.kind) {
    case 'topic': {
      const { topic, score, possible, activities } = finding;
      return `${topic} is ${possessive} best topic: ${formatPointsOf(score, possible)} in ${pluralize(activities, 'activity', 'activities')}.`;
    }
    case 'activity': {
      const { activity, score, possible } = finding;
      return `“${activity}” is ${possessive} best activity so far: ${formatPointsOf(score, possible)}.`;
    }
    case 'better': {
      const { activity, from, to } = finding;
      const start =
        from.possible === to.possible ? formatScore(from.score) : formatPointsOf(from.score, from.possible);
      return `In “${activity}”, ${who} went from ${start} to ${formatPointsOf(to.score, to.possible)}.`;
    }
    case 'weeks': {
      const has = name === undefined ? 'have' : 'has';
      return `${capitalize(who)} ${has} handed in an activity ${formatCount(finding.weeks)} weeks in a row.`;
    }
  }
}
