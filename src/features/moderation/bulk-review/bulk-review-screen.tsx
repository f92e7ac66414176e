import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState, useEffect } from 'react';
import { activityReviewQuery, type ChangeSetSummary } from '#api/queries/moderation.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { pluralize } from '#lib/numbers.ts';
import { storePreference, readPreference } from '#lib/stored-preference.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { views, type View } from '../compare/side-panes.tsx';
import { DecisionBanner } from '../decide/decision-banner.tsx';
import { approvedIds, useDecisions } from '../decide/pending-approval.ts';
import { KeyList } from '../key-list.tsx';
import { OpenNextSwitch } from '../next/open-next-switch.tsx';
import { lastQueueSearch } from '../queue-memory.ts';
import { RecentChanges } from '../recent-changes.tsx';
import { BulkDecisionAlert } from './bulk-decision-alert.tsx';
import { ChangeCard, cardId } from './change-card.tsx';
import { afterLabel, isChanged, createReviewCards, withoutApproved } from './review-cards.ts';
import { isSelectable, isSelected, selectedIds, toggleCard, type Selection } from './selection.ts';
import { DecisionButtons, Toolbar } from './toolbar.tsx';
import { useBulkDecision } from './use-bulk-decision.ts';
import layout from '../review.module.css';
import styles from './bulk-review.module.css';

interface BulkReviewScreenProps {
  activityId: string;
  /** The question named in the URL: it is selected and scrolled into view (MOD-017). */
  focusQuestionId: string | undefined;
}

const viewKey = 'bulkReview.view';

/** In rem: on narrower pages, the decision buttons are in a bar at the foot of the window. */
const narrowBelow = 42;

/** Reviews all changes to an activity and its questions, with bulk decisions (MOD-011 to MOD-020). */
export function BulkReviewScreen({ activityId, focusQuestionId }: BulkReviewScreenProps) {
  const { data: review } = useSuspenseQuery(activityReviewQuery(activityId));
  const { gradeTitle, subjectTitle, topicTitle, activityTitle, history } = review;
  // Memoized: comparing long texts is too slow to repeat with every selection.
  const cardsOnServer = useMemo(() => createReviewCards(activityId, review), [activityId, review]);
  const decisions = useDecisions();
  // Approvals that are not sent yet count as approved.
  const [activity, ...questions] = useMemo(
    () => withoutApproved(cardsOnServer, approvedIds(decisions)),
    [cardsOnServer, decisions],
  );
  const focusedQuestion = questions.find(({ id }) => id === focusQuestionId);
  const [view, setView] = useState<View>(() => readPreference(viewKey, views, 'compare'));
  const [showsOnlyChanges, setShowsOnlyChanges] = useState(
    focusedQuestion === undefined || isChanged(focusedQuestion),
  );
  const [selection, setSelection] = useState<Selection>(() => new Set(focusedQuestion?.pendingIds));
  const { element, isNarrow } = useIsNarrow(narrowBelow);
  useScrollToCard(focusedQuestion?.id);

  const shownQuestions = showsOnlyChanges ? questions.filter(isChanged) : questions;
  const cards = [activity, ...shownQuestions];
  const ids = selectedIds(cards, selection);
  const activityChangeIds = history.map(({ id }) => id);
  const decision = useBulkDecision(activityId, { ids, activityChangeIds, cards }, (decided) =>
    setSelection(new Set([...selection].filter((id) => !decided.includes(id)))),
  );
  const { approve, reject, isRejecting, alert, dismissAlert } = decision;
  const selectAll = () => {
    setSelection(new Set(cards.flatMap(({ pendingIds }) => pendingIds)));
    dismissAlert();
  };
  const changeView = (next: View) => {
    setView(next);
    storePreference(viewKey, next);
  };
  const nameOf = ({ entityId }: ChangeSetSummary) =>
    [activity, ...questions].find(({ id }) => id === entityId)?.name ?? 'A deleted question';
  const go = (step: 1 | -1) => () =>
    goToCard(
      cards.map(({ id }) => id),
      step,
    );

  const buttons = (
    <DecisionButtons
      count={ids.length}
      isRejecting={isRejecting}
      onApprove={() => void approve()}
      onReject={() => void reject()}
    />
  );

  return (
    <div ref={element} className={layout.screen}>
      <PageHeader
        title={joinParts(gradeTitle, subjectTitle, topicTitle, activityTitle)}
        aboveTitle={
          <BackLink to="/admin/moderation/queue" search={lastQueueSearch()}>
            Queue
          </BackLink>
        }
        className={layout.header}
      />
      <DecisionBanner screenIds={activityChangeIds} isFloating />
      <Toolbar
        decisionButtons={isNarrow ? undefined : buttons}
        showsOnlyChanges={showsOnlyChanges}
        onOnlyChanges={setShowsOnlyChanges}
        view={view}
        onView={changeView}
      />
      <Row gap={6}>
        {ids.length > 0 ? (
          <Button onPress={() => setSelection(new Set())}>Clear selection</Button>
        ) : (
          cards.some(isSelectable) && <Button onPress={selectAll}>Select all</Button>
        )}
        <OpenNextSwitch />
        <KeyList
          keys={[
            { name: 'J', description: 'next', action: go(1) },
            { name: 'K', description: 'previous', action: go(-1) },
            { name: 'Space', description: 'select' },
            { name: 'A', description: 'approve selected', action: () => void approve() },
            { name: 'R', description: 'reject selected', action: () => void reject() },
            { name: 'U', description: 'undo the last approval' },
          ]}
        />
      </Row>
      {focusQuestionId !== undefined && focusedQuestion === undefined ? (
        <Alert tone="info" title="The linked question is no longer part of this activity" />
      ) : null}
      <BulkDecisionAlert
        alert={alert}
        hasPending={cards.some(isSelectable)}
        history={history}
        nameOf={nameOf}
      />
      <div className={layout.columns}>
        <Stack>
          {cards.map((card) => (
            <ChangeCard
              key={card.id}
              card={card}
              view={view}
              history={history}
              isSelected={isSelected(card, selection)}
              isLocked={isRejecting}
              onSelect={(selected) => {
                setSelection(toggleCard(selection, card, selected));
                dismissAlert();
              }}
              afterLabel={
                card === activity ? <Badge>{afterLabel(questions.map(({ status }) => status))}</Badge> : null
              }
            />
          ))}
          {shownQuestions.length === 0 ? <NoQuestions count={questions.length} /> : null}
        </Stack>
        <RecentChanges
          title="Recent changes"
          changes={history}
          nameOf={nameOf}
          emptyText="No changes have been submitted yet."
        />
      </div>
      {isNarrow && ids.length > 0 ? (
        <FootBar label="Decision" isRaised className={styles.bar}>
          {buttons}
        </FootBar>
      ) : null}
    </div>
  );
}

const NoQuestions = ({ count }: { count: number }) => (
  <EmptyState
    title="No questions available for this activity."
    {...(count > 0 && {
      text: `Its ${pluralize(count, 'question has', 'questions have')} no changes. Switch off “Showing Only Changes” to see ${count === 1 ? 'it' : 'them'}.`,
    })}
  />
);

export function BulkReviewSkeleton() {
  return (
    <Loading text="Loading review…">
      <Skeleton width="30rem" height="44px" />
      <Skeleton height="10rem" />
      <Skeleton height="14rem" />
    </Loading>
  );
}

/**
 * Moves the focus to the checkbox or heading of the next or previous card, or of the first or last card if no card has the
 * focus.
 */
function goToCard(ids: readonly string[], step: 1 | -1): void {
  const cards = ids.map((id) => document.getElementById(cardId(id)));
  const current = cards.findIndex((card) => card?.contains(document.activeElement));
  const fallback = step === 1 ? 0 : cards.length - 1;
  const card = cards[current === -1 ? fallback : current + step];
  const target = card?.querySelector<HTMLElement>('input[type="checkbox"]') ?? card?.querySelector('h2');
  // Scroll the whole card into view, not only its checkbox.
  target?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}

function useScrollToCard(questionId: string | undefined): void {
  useEffect(() => {
    if (questionId === undefined) return undefined;
    // Wait for the next frame: the router scrolls to the top first.
    const frame = requestAnimationFrame(() =>
      document.getElementById(cardId(questionId))?.scrollIntoView({ block: 'start' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [questionId]);
}
