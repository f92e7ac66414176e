import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { PageHeadSkeleton } from '#components/page/back-link.tsx';
import { dayText } from '#components/plan/plan-text.ts';
import { product } from '#lib/configuration.ts';
import { formatAmount } from '#lib/money.ts';
import { saveFile } from '#lib/save-file.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp, formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import { Fact, Facts } from '../facts.tsx';
import { PrintableHead } from '../printable-head.tsx';
import { ConsentSection, ParentsSection } from './consent-and-parents.tsx';
import { DeletionSection } from './deletion.tsx';
import { ResultsSection } from './results.tsx';
import { Section } from './section.tsx';
import styles from './data.module.css';

/** Shows the stored data of a child, to print and download, and how to delete it. */
export function DataScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: report } = useSuspenseQuery(activityReportQuery(learnerId));
  const { data: subscription } = useSuspenseQuery(activeSubscriptionQuery(learnerId));
  return (
    <Stack gap={6} className={styles.screen}>
      <DataHead exported={{ learner, report, subscription }} />
      <Stack gap={6} className={styles.columns}>
        <RecordSection learner={learner} />
        <Stack gap={6} className={styles.column}>
          <ConsentSection learner={learner} />
          <PlanSection learner={learner} subscription={subscription} />
        </Stack>
      </Stack>
      <ParentsSection learner={learner} />
      <ResultsSection learner={learner} report={report} />
      <DeletionSection learner={learner} />
    </Stack>
  );
}

export function DataSkeleton() {
  return (
    <Loading text="Loading the data…">
      <Stack gap={6} className={styles.screen}>
        <PageHeadSkeleton />
        <Stack gap={6} className={styles.columns}>
          <Skeleton height="420px" shape="box" width="100%" />
          <Skeleton height="380px" shape="box" width="100%" />
        </Stack>
      </Stack>
    </Loading>
  );
}

function DataHead({ exported }: { exported: ExportedData }) {
  const { learner } = exported;
  const download = () => {
    const now = clock.now();
    saveFile(dataFileName(learner, now), new Blob([dataFile(exported, now)], { type: 'application/json' }));
  };
  return (
    <PrintableHead
      title={`What we keep about ${learner.name}`}
      description={`Everything that ${product.name} stores about ${learner.name} and shows to parents, to read here, print or save. The answers of each attempt are in its marked work. The JSON file has the same data for other programs.`}
      isPrintMain
      action={
        <Button icon={<Download aria-hidden="true" />} onPress={download}>
          Download as JSON
        </Button>
      }
    />
  );
}

interface PlanSectionProps {
  learner: components['schemas']['Learner'];
  subscription: ExportedData['subscription'];
}

/** Shows the current plans: no operation lists earlier ones. */
function PlanSection({ learner: { name }, subscription }: PlanSectionProps) {
  const plans = subscription.isActive ? subscription.runningPlans : [];
  return (
    <Section id="plan" title={plans.length > 1 ? 'Running plans' : 'Running plan'}>
      {plans.length === 0 ? <p>{name} has no running plan.</p> : null}
      {plans.map((plan) => (
        <Facts key={plan.planId}>
          <Fact name="Plan">{plan.planName}</Fact>
          <Fact name="Price">{formatAmount(plan.price, plan.currency)}</Fact>
          <Fact name="Started on">{dayText(plan.startDate)}</Fact>
          <Fact name="Runs until">{dayText(plan.expirationDate)}</Fact>
          <Fact name="Auto-renew">{plan.autoRenew ? 'On' : 'Off'}</Fact>
        </Facts>
      ))}
    </Section>
  );
}

function RecordSection({ learner }: { learner: components['schemas']['Learner'] }) {
  return (
    <Section id="record" title="Record">
      <Facts>
        <Fact name="Name">{learner.name}</Fact>
        <Fact name="Surname">{learner.surname}</Fact>
        <Fact name="Username">{learner.userName}</Fact>
        <Fact name="Email">{learner.email}</Fact>
        <Fact name="Date of birth">{learner.dateOfBirth}</Fact>
        <Fact name="Grade">{learner.gradeTitle}</Fact>
        <Fact name="School">{learner.school}</Fact>
        <Fact name="Town">{learner.town}</Fact>
        <Fact name="Postal Code">{learner.postalCode}</Fact>
        <Fact name="Special notes">{learner.specialNotes}</Fact>
        <Fact name="May sign in">{learner.isActive ? 'Yes' : 'No'}</Fact>
        {learner.isNameHidden === undefined ? null : (
          <Fact name="Name on leaderboards">{learner.isNameHidden ? 'Hidden' : 'Shown'}</Fact>
        )}
        <Fact name="Last login">
          {learner.lastLoginDate ? formatTimestamp(learner.lastLoginDate) : 'Never'}
        </Fact>
      </Facts>
    </Section>
  );
}

type Schemas = components['schemas'];

interface ExportedData {
  learner: Schemas['Learner'];
  report: readonly Schemas['ActivityReportRow'][];
  subscription: Schemas['ActiveSubscription'] | Schemas['NoActiveSubscription'];
}

export function dataFile({ learner, report, subscription }: ExportedData, now: Date): string {
  const { parents, consent, ...record } = learner;
  const file = {
    about: `What ${product.name} keeps about ${record.name} ${record.surname}`.trim(),
    downloadedAt: now.toISOString(),
    record,
    parents,
    consent: consent ?? null,
    subscription,
    results: report,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** For example 'lwazi-khumalo-data-2025-05-15.json'. */
export function dataFileName({ name, surname }: Schemas['Learner'], now: Date): string {
  const plain = `${name} ${surname}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'learner'}-data-${formatDay(now)}.json`;
}
