import { useMutation } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
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
import { type ReactNode, useState } from 'react';
import { impersonateMutation } from '#api/queries/auth/sign-in.ts';
import type { Learner } from '#api/queries/learners.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { problemText, type ProblemText } from '#components/problem-text.ts';
import { wrongClockMessage } from '#components/wrong-clock-message.ts';
import { startImpersonation } from '#session/impersonation.ts';
import { switchUser } from '#session/switch-user.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { ForLearner } from './for-learner.tsx';
import styles from './dashboard.module.css';

const switchFailed = 'Failed to switch to learner.';

const showFailureToast = (message = switchFailed) => toast({ profile: 'app', tone: 'error', message });

/**
 * Starts acting as a learner and opens the learner's dashboard (SES-039). If this fails, the parent's session
 * continues (D-022).
 */
function useActAs({ id, name, isActive }: Learner) {
  const router = useRouter();
  const { mutateAsync: impersonate } = useMutation(impersonateMutation());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ProblemText>();

  const actAs = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const tokens = await impersonate({ learnerId: id });
      await switchUser(router, async () => {
        try {
          await startImpersonation(tokens);
          return '/learner/dashboard';
        } catch (error) {
          // The learner's token cannot be used: the parent remains signed in.
          showFailureToast(wrongClockMessage(error));
          return '/parent/dashboard';
        }
      });
    } catch (error) {
      showFailureToast();
      const denied = isActive
        ? notLinkedMessage
        : { title: `${name} is not active`, advice: 'Switch Active on under Edit Profile first.' };
      setFailure(problemText(error, { denied }));
    } finally {
      setBusy(false);
    }
  };
  return { actAs: () => void actAs(), isBusy, failure };
}

const quietButton = buttonStyle({ variant: 'quiet' });

/** Login as Learner, followed by `children`. */
export function MainActions({ learner, children }: { learner: Learner; children: ReactNode }) {
  const { actAs, isBusy, failure } = useActAs(learner);
  return (
    <Stack gap={2}>
      <Row align="stretch" className={styles.primaryActions}>
        <Button
          variant="primary"
          icon={<ArrowLeftRight aria-hidden="true" />}
          busy={isBusy ? 'Switching…' : undefined}
          onPress={actAs}
        >
          <span>
            Login as Learner
            <ForLearner learner={learner} />
          </span>
        </Button>
        {children}
      </Row>
      {failure ? (
        <Alert tone="error" title={`${failure.title}.`}>
          {failure.advice}
        </Alert>
      ) : null}
    </Stack>
  );
}

/**
 * Links to the progress of a learner.
 *
 * @param className the style of a button
 */
export const ProgressLink = ({ learner, className }: { learner: Learner; className: string }) => (
  <Link to="/parent/progress/$learnerId" params={{ learnerId: learner.id }} className={className}>
    <ActionLabel Icon={ChartNoAxesCombined} learner={learner}>
      Progress
    </ActionLabel>
  </Link>
);

/**
 * The other actions on a learner, except deleting (PAR-012).
 *
 * @param hasProgressLink whether Progress is one of them
 */
export function MoreActions({ learner, hasProgressLink }: { learner: Learner; hasProgressLink: boolean }) {
  const { id, gradeId } = learner;
  const params = { learnerId: id };
  const actionLabel = (Icon: LucideIcon, text: string) => (
    <ActionLabel Icon={Icon} learner={learner}>
      {text}
    </ActionLabel>
  );
  return (
    <div className={styles.actions}>
      <div className={styles.secondaryActions}>
        {hasProgressLink ? <ProgressLink learner={learner} className={quietButton} /> : null}
        {gradeId === null ? (
          <WithoutGrade learner={learner} />
        ) : (
          <>
            <Link
              to="/grades/$gradeId/activity-report/$learnerId"
              params={{ gradeId, learnerId: id }}
              className={quietButton}
            >
              {actionLabel(ListChecks, 'Learner Activity')}
            </Link>
            <Link
              to="/grades/$gradeId/learners/$learnerId/leaderboard"
              params={{ gradeId, learnerId: id }}
              className={quietButton}
            >
              {actionLabel(Trophy, 'Leaderboard')}
            </Link>
          </>
        )}
        {/* The id is in the history state, not in the URL (PAR-014, D-050). */}
        <Link to="/parent/child-profile" state={{ learnerId: id }} className={quietButton}>
          {actionLabel(Pencil, 'Edit Profile')}
        </Link>
        <Link to="/learner/$learnerId/set-logins" params={params} className={quietButton}>
          {actionLabel(KeyRound, 'Set Logins')}
        </Link>
        <Link to="/parent/data/$learnerId" params={params} className={quietButton}>
          <FileText aria-hidden="true" />
          <span>
            Data we keep
            <span className="visually-hidden">
              {' '}
              about {learner.name} {learner.surname}
            </span>
          </span>
        </Link>
        <Link to="/parent/invite-parent/$learnerId" params={params} className={quietButton}>
          {actionLabel(MailPlus, 'Invite Parent (Partner)')}
        </Link>
      </div>
    </div>
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

/** Without a grade, report and leaderboard have no URL: shows disabled buttons, and where to choose a grade (D-084). */
function WithoutGrade({ learner }: { learner: Learner }) {
  const hintId = `no-grade-${learner.id}`;
  const disabledAction = (Icon: LucideIcon, text: string) => (
    <Button variant="quiet" isDisabled aria-describedby={hintId} icon={<Icon aria-hidden="true" />}>
      <span>
        {text}
        <ForLearner learner={learner} />
      </span>
    </Button>
  );
  return (
    <>
      {disabledAction(ListChecks, 'Learner Activity')}
      {disabledAction(Trophy, 'Leaderboard')}
      <p id={hintId} className={classNames('muted fs-0', styles.hint)}>
        {learner.name} has no grade yet. Choose one under Edit Profile.
      </p>
    </>
  );
}
