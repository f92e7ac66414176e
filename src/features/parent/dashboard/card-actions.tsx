import { Link } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  ChartNoAxesCombined,
  FileText,
  KeyRound,
  ListChecks,
  MailPlus,
  Pencil,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Learner } from '#api/queries/learners.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ForLearner } from './for-learner.tsx';
import { useActAs } from './use-act-as.ts';
import styles from './dashboard.module.css';

const quiet = buttonStyle({ variant: 'quiet' });

/** The actions on a learner, except deleting (PAR-012). */
export function CardActions({ learner }: { learner: Learner }) {
  const { id, gradeId } = learner;
  const params = { learnerId: id };
  const { actAs, isBusy, failure } = useActAs(learner);
  const words = (Icon: LucideIcon, text: string) => (
    <ActionLabel Icon={Icon} learner={learner}>
      {text}
    </ActionLabel>
  );
  return (
    <Stack gap={2} className={styles.actions}>
      <Row align="stretch" className={styles.main}>
        <Button
          icon={<ArrowLeftRight aria-hidden="true" />}
          busy={isBusy ? 'Switching…' : undefined}
          onPress={actAs}
        >
          <span>
            Login as Learner
            <ForLearner learner={learner} />
          </span>
        </Button>
        <Link
          to="/parent/progress/$learnerId"
          params={params}
          className={buttonStyle({ variant: 'secondary' })}
        >
          {words(ChartNoAxesCombined, 'Progress')}
        </Link>
      </Row>
      {failure ? (
        <Alert tone="error" title={`${failure.title}.`}>
          {failure.advice}
        </Alert>
      ) : null}
      <div className={styles.more}>
        {gradeId === null ? (
          <WithoutGrade learner={learner} />
        ) : (
          <>
            <Link
              to="/grades/$gradeId/activity-report/$learnerId"
              params={{ gradeId, learnerId: id }}
              className={quiet}
            >
              {words(ListChecks, 'Learner Activity')}
            </Link>
            <Link
              to="/grades/$gradeId/learners/$learnerId/leaderboard"
              params={{ gradeId, learnerId: id }}
              className={quiet}
            >
              {words(Trophy, 'Leaderboard')}
            </Link>
          </>
        )}
        {/* The history state has the id, not the URL (PAR-014, D-050). */}
        <Link to="/parent/child-profile" state={{ learnerId: id }} className={quiet}>
          {words(Pencil, 'Edit Profile')}
        </Link>
        <Link to="/learner/$learnerId/set-logins" params={params} className={quiet}>
          {words(KeyRound, 'Set Logins')}
        </Link>
        <Link to="/parent/data/$learnerId" params={params} className={quiet}>
          <FileText aria-hidden="true" />
          <span>
            Data we keep
            <span className="visually-hidden">
              {' '}
              about {learner.name} {learner.surname}
            </span>
          </span>
        </Link>
        <Link to="/parent/invite-parent/$learnerId" params={params} className={quiet}>
          {words(MailPlus, 'Invite Parent (Partner)')}
        </Link>
      </div>
    </Stack>
  );
}

interface ActionLabelProps {
  Icon: LucideIcon;
  learner: Learner;
  children: ReactNode;
}

const ActionLabel = ({ Icon, learner, children }: ActionLabelProps) => (
  <>
    <Icon aria-hidden="true" />
    <span>
      {children}
      <ForLearner learner={learner} />
    </span>
  </>
);

/** Report and leaderboard have no URL without a grade: offers to choose one (D-084). */
function WithoutGrade({ learner }: { learner: Learner }) {
  const hint = `no-grade-${learner.id}`;
  const off = (Icon: LucideIcon, text: string) => (
    <Button variant="quiet" isDisabled aria-describedby={hint} icon={<Icon aria-hidden="true" />}>
      <span>
        {text}
        <ForLearner learner={learner} />
      </span>
    </Button>
  );
  return (
    <>
      {off(ListChecks, 'Learner Activity')}
      {off(Trophy, 'Leaderboard')}
      <p id={hint} className={classNames('muted fs-0', styles.hint)}>
        {learner.name} has no grade yet. Choose one under Edit Profile.
      </p>
    </>
  );
}
