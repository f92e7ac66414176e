import { useMutation } from '@tanstack/react-query';
import { ChevronDown, EyeOff, Trash2, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Learner, deleteLearnerMutation } from '#api/queries/learners.ts';
import { isCheckoutNews } from '#components/checkout/checkout-state.ts';
import { CheckoutStatus } from '#components/checkout/checkout-status.tsx';
import { useCheckoutState } from '#components/checkout/use-checkout-state.ts';
import { useLearnerFigures } from '#components/learner/figures.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { clock } from '#lib/time/clock.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { useSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { Badge } from '#ui/Badge.tsx';
import { Breakable } from '#ui/Breakable.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { useMedia } from '#ui/use-media.ts';
import { MainActions, MoreActions, ProgressLink } from './card-actions.tsx';
import { ForLearner } from './for-learner.tsx';
import { PlanBox } from './plan-box.tsx';
import { Summary } from './summary.tsx';
import styles from './dashboard.module.css';

export function Guardians({ parents }: Pick<Learner, 'parents'>) {
  return (
    <Stack gap={3} className={styles.guardians}>
      <h4 className="fs-1">Parents and guardians</h4>
      {parents.length === 0 ? (
        <p className="muted fs-0">No parents linked.</p>
      ) : (
        <Stack as="ul" gap={3}>
          {parents.map((parent) => (
            <Guardian key={parent.id} parent={parent} />
          ))}
        </Stack>
      )}
      <p className="muted fs-0">Invited parents appear here after they accept.</p>
    </Stack>
  );
}

function Guardian({ parent }: { parent: Learner['parents'][number] }) {
  const { id, name, surname, relationship, isPrimaryParent, lastLoginDate } = parent;
  return (
    <Row as="li" nowrap>
      <Avatar id={id} name={`${name} ${surname}`} />
      <div className="breakable">
        <p className={classNames('bold', styles.guardianName)}>
          {name} {surname} {isPrimaryParent ? <PrimaryBadge /> : null}
        </p>
        <p className="muted fs-0">
          {relationship} · last login {formatTimestamp(lastLoginDate)}
        </p>
      </div>
    </Row>
  );
}

/** Marks the primary parent; unrelated to the role Admin (D-232). */
const PrimaryBadge = () => (
  <Badge tone="info">
    <span aria-hidden="true">(Admin)</span>
    <span className="visually-hidden">, primary parent</span>
  </Badge>
);

export function LearnerCard({ learner }: { learner: Learner }) {
  const { id, name, surname, gradeTitle, isActive, isNameHidden, avatar } = learner;
  const headingId = `learner-${id}`;
  const isPhone = useMedia('(max-width: 43.75em)');
  const unfolded = useUnfolded(id);
  const isFolded = isPhone && !unfolded.isUnfolded;
  const progress = useCheckoutState(id);
  const guardians = <Guardians parents={learner.parents} />;
  const actions = <MoreActions learner={learner} hasProgressLink={isPhone} />;
  return (
    <article aria-labelledby={headingId} className={classNames(cardStyle(), styles.card)}>
      <Row gap={4}>
        <Avatar id={id} name={`${name} ${surname}`} parts={avatar} className={styles.avatar} />
        <div className={styles.nameAndGrade}>
          <h3 id={headingId}>
            {name} {surname}
          </h3>
          <p className="muted">{gradeTitle ?? 'N/A'}</p>
          <LoginLine learner={learner} />
          {isNameHidden ? (
            <Row as="p" gap={2} nowrap className="muted fs-0">
              <EyeOff size="1.125em" aria-hidden="true" />
              Name hidden on leaderboards
            </Row>
          ) : null}
        </div>
        {isActive ? null : <Badge tone="error">Not active</Badge>}
      </Row>
      <Summary learner={learner} />
      <MainActions learner={learner}>
        {isPhone ? (
          <More learner={learner} {...unfolded} />
        ) : (
          <ProgressLink learner={learner} className={buttonStyle({ variant: 'secondary' })} />
        )}
      </MainActions>
      <CheckoutStatus {...progress} learnerName={name} />
      <div hidden={isFolded && !isCheckoutNews(progress, clock.now())}>
        <PlanBox learner={learner} progress={progress} />
      </div>
      {isFolded ? null : (
        <>
          <Figures learner={learner} />
          {isPhone ? guardians : actions}
          {isPhone ? actions : guardians}
          <DeleteButton learner={learner} />
        </>
      )}
    </article>
  );
}

/** The ids of the learners whose cards are unfolded: every way back finds them unfolded (D-290). */
const unfoldedCards = createUserMemory<readonly string[]>();

function useUnfolded(learnerId: string) {
  const isUnfolded = unfoldedCards.use()?.includes(learnerId) ?? false;
  const toggle = () => {
    const others = (unfoldedCards.get() ?? []).filter((id) => id !== learnerId);
    unfoldedCards.set(isUnfolded ? others : [...others, learnerId]);
  };
  return { isUnfolded, toggle };
}

/** On a phone, toggles everything below the login button. */
const More = ({ learner, isUnfolded, toggle }: { learner: Learner } & ReturnType<typeof useUnfolded>) => (
  <Button aria-expanded={isUnfolded} className={styles.more} onPress={toggle}>
    <span>
      More
      <ForLearner learner={learner} />
    </span>
    <ChevronDown aria-hidden="true" />
  </Button>
);

/** Whether the learner can log in, and with which user name. */
function LoginLine({ learner: { userName, isActive, lastLoginDate } }: { learner: Learner }) {
  const name = (
    <bdi className="bold">
      <Breakable text={userName} />
    </bdi>
  );
  if (!isActive) return <p className="muted fs-0 breakable">Cannot log in. Username: {name}</p>;
  return (
    <p className="muted fs-0 breakable">
      {lastLoginDate === null ? <>Not logged in yet. Username: {name}</> : <>Logs in as {name}</>}
    </p>
  );
}

/** For the primary parent, deletes the learner; for any other parent, ends that parent's link (PAR-013, D-087). */
function DeleteButton({ learner }: { learner: Learner }) {
  const ownId = useSession(({ details }) => details?.id);
  const isPrimary = learner.parents.some((parent) => parent.id === ownId && parent.isPrimaryParent);
  const askToDelete = useDeleteLearner(isPrimary);
  const Icon = isPrimary ? Trash2 : UserMinus;
  return (
    <Row justify="end" className={styles.foot}>
      <Button
        variant="quiet"
        dangerous
        icon={<Icon aria-hidden="true" />}
        onPress={() => void askToDelete(learner)}
      >
        {isPrimary ? 'Delete' : 'Remove'}
        <span className="visually-hidden">
          {' '}
          {learner.name} {learner.surname}
        </span>
      </Button>
    </Row>
  );
}

/**
 * Deletes the learner or ends the parent's link, after a confirmation. The server decides which, depending on the
 * caller (D-088).
 */
function useDeleteLearner(isPrimary: boolean) {
  const { mutateAsync: deleteLearner } = useMutation(deleteLearnerMutation());
  return ({ id, name, surname }: Learner) =>
    confirmDelete({
      title: isPrimary ? 'Delete Learner?' : 'Remove Learner?',
      message: isPrimary
        ? markup`This deletes <b>${name} ${surname}</b> for good: the login, all answers and results, and the plan. Other parents and guardians lose access to ${name} too. Nothing is charged again. It cannot be undone.`
        : markup`This takes <b>${name} ${surname}</b> off your list: your link is deleted, and you will no longer see how ${name} is doing. The account and the results of ${name} stay for the other parents. If you pay for the plan, it will no longer renew.`,
      run: () => deleteLearner(id),
      success: 'Learner deleted successfully',
      failed: () => ({ message: 'Failed to delete learner' }),
      // The title has a full stop in the dialog, but not in the toast (D-094).
      problem: {
        title: 'Failed to delete learner',
        denied: { ...notLinkedMessage, advice: 'Close this to see the current list.' },
      },
    });
}

/** Shows 0%, 0 and N/A without results, or if the report failed to load (PAR-009, D-053). */
function Figures({ learner: { id, lastLoginDate } }: { learner: Learner }) {
  const { gradeAverage, answered, lastActivity, isPending } = useLearnerFigures(id);
  const skeleton = isPending ? <Skeleton width="64px" /> : undefined;
  return (
    <dl className={styles.figures} aria-busy={isPending}>
      <Figure name="Grade average" note="of best scores">
        {skeleton ?? `${gradeAverage}%`}
      </Figure>
      <Figure name="Answered">{skeleton ?? answered}</Figure>
      <Figure name="Last activity">{skeleton ?? formatTimestamp(lastActivity)}</Figure>
      <Figure name="Last login">{formatTimestamp(lastLoginDate)}</Figure>
    </dl>
  );
}

function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted fs-0">{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {note === undefined ? null : <dd className="muted fs-0">{note}</dd>}
    </div>
  );
}
