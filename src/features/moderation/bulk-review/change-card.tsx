import { type ReactNode, useState } from 'react';
import type { ChangeSetSummary } from '#api/queries/moderation.ts';
import { QuestionSelector, type QuestionSelection } from '#questions/card/question-selector.tsx';
import { Breakable } from '#ui/Breakable.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { ChangeLink, Submitter } from '../change-link.tsx';
import { ChangeSetComparison } from '../change-set-comparison.tsx';
import { Comparison } from '../compare/comparison.tsx';
import type { View } from '../compare/side-panes.tsx';
import { visibleText } from '../compare/visible-text.ts';
import { ReviewStatus } from '../review-status.tsx';
import type { ReviewCard } from './review-cards.ts';
import { isSelectable } from './selection.ts';
import styles from './bulk-review.module.css';

interface ChangeCardProps {
  card: ReviewCard;
  view: View;
  isSelected: boolean;
  /** True while the selected changes are being rejected. */
  isLocked: boolean;
  onSelect: (selected: boolean) => void;
  history: readonly ChangeSetSummary[];
  afterLabel?: ReactNode;
}

/** A question, or the activity's own fields, before and after. A click anywhere on the card selects it. */
export function ChangeCard(props: ChangeCardProps) {
  const { card, view, isSelected, isLocked, onSelect, history, afterLabel } = props;
  const { id, name, number, title, status, submittedBy, submittedByUserId, contents } = card;
  const ids = { title: `title-${id}`, status: `status-${id}`, number: `number-${id}` };
  return (
    <article
      id={cardId(id)}
      className={classNames(cardStyle(), styles.card)}
      data-selected={isSelected}
      data-pending={isSelectable(card)}
      aria-labelledby={`${number === undefined ? '' : ids.number} ${ids.title}`.trim()}
    >
      {isSelectable(card) ? (
        <QuestionSelector
          questionId={id}
          labelledBy={`${number === undefined ? '' : ids.number} ${ids.title} ${ids.status}`.trim()}
          isSelected={isSelected}
          isReadOnly={isLocked}
          onSelect={({ selected }: QuestionSelection) => onSelect(selected)}
        />
      ) : null}
      <Row className={styles.head}>
        {number === undefined ? null : (
          <span id={ids.number} className={styles.number}>
            <span className="visually-hidden">Question </span>
            {number}
          </span>
        )}
        <h2 id={ids.title} className={classNames('fs-2 breakable', styles.title)} tabIndex={-1}>
          <Breakable text={title} />
        </h2>
        <span id={ids.status}>
          <ReviewStatus status={status} />
        </span>
        {submittedBy === undefined ? null : (
          <span className={classNames('muted breakable', styles.submitted)}>
            Submitted by{' '}
            <b>
              <Submitter submittedBy={submittedBy} submittedByUserId={submittedByUserId} />
            </b>
          </span>
        )}
      </Row>
      <PendingNotes card={card} history={history} view={view} />
      <Comparison contents={contents} view={view} name={name} afterLabel={afterLabel} />
    </article>
  );
}

export const cardId = (id: string): string => `review-${id}`;

/** Shows the comments, the pending changes if there are several, and whether the record was saved after the submission. */
function PendingNotes({ card, history, view }: Pick<ChangeCardProps, 'card' | 'history' | 'view'>) {
  const { pendingIds, changedSinceIds, conflictingIds, number } = card;
  const pending = history.filter(({ id }) => pendingIds.includes(id));
  const comments = pending.filter(({ comment }) => comment);
  if (pending.length < 2 && comments.length === 0 && changedSinceIds.length === 0) return null;
  return (
    <Stack gap={1} className={classNames('muted breakable', styles.notes)}>
      {comments.map(({ id, comment, submittedBy }) => (
        <p key={id}>
          <span className="visually-hidden">Comment by {submittedBy ?? 'the submitter'}: </span>“
          {visibleText(comment ?? '')}”
        </p>
      ))}
      {pending.length > 1 ? (
        <>
          <p>
            <b>{pending.length} changes are pending.</b> They are applied from the oldest to the newest: where
            two change the same field, the newer one wins.
          </p>
          <ChangeList
            changes={pending.toReversed()}
            recordNoun={number === undefined ? 'activity' : 'question'}
            view={view}
          />
        </>
      ) : null}
      {changedSinceIds.length > 0 ? (
        <p>
          <b>Changed since this was submitted.</b>{' '}
          {conflictingIds.length > 0
            ? 'A later change and this one set the same field: review this change field by field. '
            : 'No field conflicts: what was saved since stays. '}
          {history
            .filter(({ id }) => changedSinceIds.includes(id))
            .map((change) => (
              <ChangeLink key={change.id} change={change} />
            ))}
        </p>
      ) : null}
    </Stack>
  );
}

interface ChangeListProps {
  /** Pending changes of one record, oldest first. */
  changes: readonly ChangeSetSummary[];
  recordNoun: string;
  view: View;
}

/** Lists each change separately; the card shows their combined result. Loads when opened. */
function ChangeList({ changes, recordNoun, view }: ChangeListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="bold">
        {changes.length} changes to this {recordNoun}
      </summary>
      {isOpen ? (
        <ol>
          {changes.map((change) => (
            <li key={change.id}>
              <p className="breakable">
                <ChangeLink change={change} />
                {change.comment ? <>: “{visibleText(change.comment)}”</> : null}
              </p>
              <ChangeSetComparison id={change.id} name={`the ${recordNoun}`} view={view} />
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}
