import { memo, useId, type Dispatch } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { questionSummary } from '../aside/question-summary.ts';
import {
  type ActivityDraft,
  type Conflict,
  type ConflictSide,
  questionName,
} from '../draft/activity-draft.ts';
import { conflictId, visibleConflicts } from '../draft/conflicts.ts';
import { questionFieldLabel, questionFieldText } from '../draft/draft-fields.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import styles from './conflict-list.module.css';

interface ConflictListProps {
  draft: ActivityDraft;
  /** Whether the current user made the other save. */
  isSavedByUser: boolean;
  canSave: boolean;
  isInert: boolean;
  unresolvedId: string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** Lists the conflicts with the stored activity; the author chooses a version for each. */
export function ConflictList({
  draft,
  isSavedByUser,
  canSave,
  isInert,
  unresolvedId,
  dispatch,
}: ConflictListProps) {
  const conflicts = visibleConflicts(draft);
  if (conflicts.length === 0) return null;
  const decidedCount = conflicts.filter(({ choice }) => choice !== undefined).length;
  const unresolved = conflicts.find(
    (conflict) => conflict.choice === undefined && conflictId(conflict) === unresolvedId,
  );
  const chooseAll = (side: ConflictSide) =>
    dispatch({ kind: 'resolve', conflicts: conflicts.map(conflictId), side });
  return (
    <Stack
      as="section"
      gap={3}
      inert={isInert}
      className={classNames('tone-warning', styles.list)}
      aria-labelledby="conflicts"
    >
      <Stack gap={1}>
        <Heading level={2} id="conflicts" className={styles.heading}>
          Choose between two versions
        </Heading>
        <p>
          Each of these was changed here and in the saved activity. The form shows your version until you
          choose.
        </p>
      </Stack>
      <Stack as="ul" gap={3}>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflictId(conflict)}
            conflict={conflict}
            label={conflictLabel(conflict, draft)}
            isSavedByUser={isSavedByUser}
            canSave={canSave}
            dispatch={dispatch}
          />
        ))}
      </Stack>
      <Row gap={3} justify="between">
        <p role="status" className={classNames('bold', unresolved && styles.unresolved)}>
          {unresolved
            ? `Choose first: ${conflictLabel(unresolved, draft)}.`
            : `${decidedCount} of ${conflicts.length} chosen.`}
        </p>
        {conflicts.length > 1 ? (
          <Row gap={2}>
            <Button size="small" onPress={() => chooseAll('mine')}>
              Keep all mine
            </Button>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {isSavedByUser ? 'Take all saved' : 'Take all theirs'}
            </Button>
          </Row>
        ) : null}
      </Row>
    </Stack>
  );
}

export function focusConflict(id: string): void {
  const row = document.querySelector(`[data-conflict="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('input')?.focus();
  row?.scrollIntoView({ block: 'center' });
}

interface ConflictRowProps extends Pick<ConflictListProps, 'isSavedByUser' | 'canSave' | 'dispatch'> {
  conflict: Conflict;
  label: string;
}

/** One conflict with its two versions. Memoized: typing in other fields does not render it. */
const ConflictRow = memo(function ConflictRow({
  conflict,
  label,
  isSavedByUser,
  canSave,
  dispatch,
}: ConflictRowProps) {
  const labelId = useId();
  const radioName = useId();
  const id = conflictId(conflict);
  const texts = conflictTexts(conflict, canSave);
  const versionLabels = { theirs: isSavedByUser ? 'Saved by you' : 'Theirs', mine: 'Yours' };
  return (
    <li className={styles.row} data-undecided={conflict.choice === undefined}>
      <div role="radiogroup" aria-labelledby={labelId} data-conflict={id}>
        <h3 id={labelId} className={styles.label}>
          {label}
        </h3>
        <div className={styles.versions}>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className={styles.version} data-chosen={conflict.choice === side}>
              <span className={styles.versionLabel}>
                <input
                  type="radio"
                  className="native-choice"
                  name={radioName}
                  checked={conflict.choice === side}
                  onChange={() => dispatch({ kind: 'resolve', conflicts: [id], side })}
                />
                <b>{versionLabels[side]}</b>
              </span>
              {texts[side] === '' ? (
                <span className={classNames('muted', styles.emptyText)}>nothing</span>
              ) : (
                <span className={classNames('breakable', styles.text)}>{texts[side]}</span>
              )}
            </label>
          ))}
        </div>
      </div>
    </li>
  );
});

const textLabels = { title: 'Title', description: 'Description' };

/** 'Question 2 · Feedback', with the current number of the question. */
function conflictLabel(conflict: Conflict, { questions }: ActivityDraft): string {
  if (conflict.kind === 'text') return textLabels[conflict.field];
  const index = questions.findIndex(({ key }) => key === conflict.key);
  if (conflict.kind === 'field') return `${questionName(index)} · ${questionFieldLabel(conflict.field)}`;
  return index === -1 ? `${questionName(conflict.index)}, removed` : questionName(index);
}

/**
 * Returns both versions as text; empty for an empty value.
 *
 * @param canSave false if the author can only submit changes, which cannot add a question
 */
function conflictTexts(conflict: Conflict, canSave: boolean): Record<ConflictSide, string> {
  if (conflict.kind === 'text') return createExcerpts(conflict.mine, conflict.theirs);
  if (conflict.kind === 'field') {
    const { mine, theirs, field } = conflict;
    return createExcerpts(questionFieldText(mine, field), questionFieldText(theirs, field));
  }
  const { question, changedBy } = conflict;
  const summary = questionSummary(question);
  return changedBy === 'mine'
    ? {
        mine: canSave
          ? `Add the question again, as you changed it: ${summary}`
          : `Keep the question here. Only an administrator can add it again: ${summary}`,
        theirs: 'Remove the question.',
      }
    : { mine: 'Leave the question removed.', theirs: `Add the question again, as changed: ${summary}` };
}

/** Number of characters of an excerpt. */
const maxExcerptLength = 400;
/** Number of characters of an excerpt before the first difference. */
const leadLength = 60;

function createExcerpts(mine: string, theirs: string): Record<ConflictSide, string> {
  if (Math.max(mine.length, theirs.length) <= maxExcerptLength) return { mine, theirs };
  let difference = 0;
  while (difference < mine.length && mine[difference] === theirs[difference]) difference += 1;
  const start = Math.max(0, difference - leadLength);
  const createExcerpt = (text: string) => {
    const end = start + maxExcerptLength;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
  };
  return { mine: createExcerpt(mine), theirs: createExcerpt(theirs) };
}
