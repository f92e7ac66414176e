import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { dayText } from '#components/plan/plan-text.ts';
import { runningPlansOf, type RunningPlan } from '#components/plan/running-plans.ts';
import { TimeLeft } from '#components/plan/time-left.tsx';
import { formatAmount } from '#lib/money.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { PhoneLink } from '../../people/contact.tsx';
import { fullName, UserLink } from '../../people/user-link.tsx';
import { PersonSection } from './person-section.tsx';
import styles from './person.module.css';

interface LearnerSectionProps {
  learnerId: string;
}

export function PlanSection({ learnerId }: LearnerSectionProps) {
  const query = useQuery(activeSubscriptionQuery(learnerId));
  return (
    <PersonSection
      title="Plan"
      failedTitle="The plan did not load"
      query={query}
      action={query.data && <PlanLink learnerId={learnerId} isActive={query.data.isActive} />}
    >
      {(status) => {
        const plans = runningPlansOf(status);
        if (plans.length === 0) return <p className="muted">No active plan</p>;
        return plans.map((plan) => <Plan key={plan.planId} plan={plan} />);
      }}
    </PersonSection>
  );
}

const PlanLink = ({ learnerId, isActive }: LearnerSectionProps & { isActive: boolean }) =>
  isActive ? (
    <Link to="/manage-subscription/$learnerId" params={{ learnerId }} state={{ canGoBack: true }}>
      Manage plan
    </Link>
  ) : (
    <Link to="/subscribe" search={{ learnerId }} state={{ canGoBack: true }}>
      Choose a plan
    </Link>
  );

function Plan({ plan }: { plan: RunningPlan }) {
  const { planName, price, currency, expirationDate, renews } = plan;
  return (
    <Stack gap={2} className={styles.plan}>
      <Row justify="between" align="baseline">
        <strong className="breakable">{planName}</strong>
        <strong className="tabular">{formatAmount(price, currency)}</strong>
      </Row>
      {expirationDate === null ? (
        <p className="muted fs-0">No end date</p>
      ) : (
        <TimeLeft plan={plan}>
          {renews ? 'Renews on' : 'Ends on'} {dayText(expirationDate)}
        </TimeLeft>
      )}
    </Stack>
  );
}

interface ParentsSectionProps extends LearnerSectionProps {
  onInvite: () => void;
}

export function ParentsSection({ learnerId, onInvite }: ParentsSectionProps) {
  const query = useQuery(learnerQuery(learnerId));
  return (
    <PersonSection
      title="Parents"
      failedTitle="The parents did not load"
      query={query}
      action={
        query.data ? (
          <button type="button" onClick={onInvite}>
            Invite a parent
          </button>
        ) : null
      }
    >
      {({ parents }) =>
        parents.length === 0 ? (
          <p className="muted">No parents linked</p>
        ) : (
          <Stack as="ul" gap={3}>
            {parents.map((parent) => (
              <Adult key={parent.id} parent={parent} />
            ))}
          </Stack>
        )
      }
    </PersonSection>
  );
}

function Adult({ parent }: { parent: components['schemas']['LinkedAdult'] }) {
  const { id, relationship, isPrimaryParent, cellphoneNumber } = parent;
  return (
    <Row as="li">
      <Avatar id={id} name={fullName(parent)} className={styles.smallAvatar} />
      <div className={styles.grows}>
        <UserLink user={parent} keepsList />
        <p className="muted fs-0">{isPrimaryParent ? `${relationship}, primary parent` : relationship}</p>
      </div>
      {cellphoneNumber ? <PhoneLink number={cellphoneNumber} /> : null}
    </Row>
  );
}

/** The number of attempts shown; the report has all. */
const shownAttempts = 3;

interface ResultsSectionProps extends LearnerSectionProps {
  gradeId: string | null;
}

export function ResultsSection({ learnerId, gradeId }: ResultsSectionProps) {
  const query = useQuery(activityReportQuery(learnerId));
  const count = query.data?.length ?? 0;
  return (
    <PersonSection
      title="Last results"
      failedTitle="The results did not load"
      query={query}
      action={
        count === 0 || gradeId === null ? null : (
          <Link to="/grades/$gradeId/activity-report/$learnerId" params={{ gradeId, learnerId }}>
            {count === 1 ? 'The report' : `All ${count} results`}
          </Link>
        )
      }
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="muted">No results yet</p>
        ) : (
          <Stack as="ul" gap={3}>
            {lastOf(rows).map((row) => (
              <Attempt key={row.id} row={row} />
            ))}
          </Stack>
        )
      }
    </PersonSection>
  );
}

type ReportRow = components['schemas']['ActivityReportRow'];

const lastOf = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows
    .toSorted((first, second) => Date.parse(second.modifiedDate) - Date.parse(first.modifiedDate))
    .slice(0, shownAttempts);

const Attempt = ({ row }: { row: ReportRow }) => (
  <Row as="li">
    <SubjectIcon subject={subjectKey(row.subjectTitle)} />
    <div className={styles.grows}>
      <p className="bold">{row.activityTitle}</p>
      <p className="muted fs-0">{formatReadableDay(new Date(row.modifiedDate))}</p>
    </div>
    <strong className={styles.score}>
      {row.totalScore} of {row.activityTotalScore}
    </strong>
  </Row>
);
