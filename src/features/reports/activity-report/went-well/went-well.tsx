import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Star, TrendingUp, type LucideIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { learnerQuery } from '#api/queries/learners.ts';
import { pointsOfText } from '#features/reports/best/points.ts';
import { pluralize, formatCount, formatScore } from '#lib/numbers.ts';
import { clock } from '#lib/time/clock.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import type { Attempt } from '../../best/best-work.ts';
import { Fact } from '../../best/fact.tsx';
import { whatWentWell, type Finding } from './findings.ts';
import styles from '../activity-report.module.css';

const icons: Readonly<Record<Finding['kind'], LucideIcon>> = {
  topic: Star,
  activity: Star,
  better: TrendingUp,
  weeks: CalendarCheck,
};

const titleId = 'went-well';

/** Up to three good things about all rows of a report, or nothing. To the child itself, of the child to anybody else. */
export function WentWell({ report, learnerId }: { report: readonly Attempt[]; learnerId: string }) {
  const findings = useMemo(() => whatWentWell(report, clock.now()), [report]);
  // Signing out takes the session away a moment before the screen.
  const [session] = useState(currentSession);
  const isOwn = session?.role === Role.Learner;
  const { data: learner, isPending } = useQuery({
    ...learnerQuery(learnerId),
    retry: false,
    retryOnMount: false,
  });
  if (findings.length === 0 || (isPending && !isOwn)) return null;
  const name = isOwn ? undefined : (learner?.name ?? 'This learner');
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} className={classNames(cardStyle(), styles.card)}>
      <h2 id={titleId} className="fs-3">
        What went well
      </h2>
      <Stack as="ul" gap={3} className={styles.findings}>
        {findings.map((finding) => (
          <Fact key={finding.kind} Icon={icons[finding.kind]} isSunny>
            {findingText(finding, name)}
          </Fact>
        ))}
      </Stack>
    </Stack>
  );
}

/** A finding in a sentence. @param name of the child, for anybody else than the child */
export function findingText(finding: Finding, name: string | undefined): string {
  const whose = name === undefined ? 'your' : `${name}'s`;
  const who = name ?? 'you';
  switch (finding.kind) {
    case 'topic': {
      const { topic, score, possible, activities } = finding;
      return `${topic} is ${whose} best topic: ${pointsOfText(score, possible)} in ${pluralize(activities, 'activity', 'activities')}.`;
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
