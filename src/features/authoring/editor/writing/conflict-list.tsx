import { memo, useId, type Dispatch } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { questionSummary } from '../aside/question-summary.ts';
import { type ActivityDraft, type Conflict, type Side, nameAt } from '../draft/activity-draft.ts';
import { conflictId, shownConflicts } from '../draft/conflicts.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { labelOf, textOf } from '../draft/question-fields.ts';
import styles from '../conflicts.module.css';

const textLabels = { title: 'Title', description: 'Description' };

/** 'Question 2 · Feedback', by where the question is now. */
function conflictLabel(conflict: Conflict, { questions }: ActivityDraft): string {
  if (conflict.kind === 'text') return textLabels[conflict.field];
  const index = questions.findIndex(({ key }) => key === conflict.key);
  if (conflict.kind === 'field') return `${nameAt(index)} · ${labelOf(conflict.field)}`;
  return index === -1 ? `${nameAt(conflict.index)}, removed` : nameAt(index);
}

/**
 * Both versions as their author reads them; empty for none.
 *
 * @param canSave otherwise the author submits changes, which cannot add a question
 */
function conflictTexts(conflict: Conflict, canSave: boolean): Record<Side, string> {
  if (conflict.kind === 'text') return excerpts(conflict.mine, conflict.theirs);
  if (conflict.kind === 'field') {
    const { mine, theirs, field } = conflict;
    return excerpts(textOf(mine, field), textOf(theirs, field));
  }
  const { question, keptBy } = conflict;
  const summary = questionSummary(question);
  return keptBy === 'mine'
    ? {
        mine: canSave
          ? `Add the question again, as you changed it: ${summary}`
          : `Keep the question here. Only an administrator can add it again: ${summary}`,
        theirs: 'Remove the question.',
      }
    : { mine: 'Leave the question removed.', theirs: `Add the question again, as changed: ${summary}` };
}

/** Characters of a version that are shown, and those before the first difference. */
const mostShown = 400;
const lead = 60;

/** Two long texts, from a little before their first difference. */
function excerpts(mine: string, theirs: string): Record<Side, string> {
  if (Math.max(mine.length, theirs.length) <= mostShown) return { mine, theirs };
  let difference = 0;
  while (difference < mine.length && mine[difference] === theirs[difference]) difference += 1;
  const start = Math.max(0, difference - lead);
  const excerpt = (text: string) => {
    const end = start + mostShown;
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
  };
  return { mine: excerpt(mine), theirs: excerpt(theirs) };
}

interface ConflictListProps {
  draft: ActivityDraft;
  /** The other version is by the same author. */
  isOwnSave: boolean;
  /** Whether the author saves, instead of submitting changes. */
  canSave: boolean;
  /** Nothing can be chosen while the draft is being sent. */
  isInert: boolean;
  /** The id of the undecided conflict because of which nothing was sent. */
  refusedAt: string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** Where the draft and the stored activity have two versions, each with the choice between them. */
export function ConflictList({ draft, isOwnSave, canSave, isInert, refusedAt, dispatch }: ConflictListProps) {
  const conflicts = shownConflicts(draft);
  if (conflicts.length === 0) return null;
  const decided = conflicts.filter(({ choice }) => choice !== undefined).length;
  const refused = conflicts.find((one) => one.choice === undefined && conflictId(one) === refusedAt);
  const chooseAll = (side: Side) => dispatch({ kind: 'choose', conflicts: conflicts.map(conflictId), side });
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
            isOwnSave={isOwnSave}
            canSave={canSave}
            dispatch={dispatch}
          />
        ))}
      </Stack>
      <Row gap={3} justify="between">
        <p role="status" className={classNames('bold', refused && styles.refused)}>
          {refused
            ? `Choose first: ${conflictLabel(refused, draft)}.`
            : `${decided} of ${conflicts.length} chosen.`}
        </p>
        {conflicts.length > 1 ? (
          <Row gap={2}>
            <Button size="small" onPress={() => chooseAll('mine')}>
              Keep all mine
            </Button>
            <Button size="small" onPress={() => chooseAll('theirs')}>
              {isOwnSave ? 'Take all saved' : 'Take all theirs'}
            </Button>
          </Row>
        ) : null}
      </Row>
    </Stack>
  );
}

interface ConflictRowProps extends Pick<ConflictListProps, 'isOwnSave' | 'canSave' | 'dispatch'> {
  conflict: Conflict;
  label: string;
}

/** One field in two versions. Typing in other fields does not render it again. */
const ConflictRow = memo(function ConflictRow({
  conflict,
  label,
  isOwnSave,
  canSave,
  dispatch,
}: ConflictRowProps) {
  const labelId = useId();
  const group = useId();
  const id = conflictId(conflict);
  const texts = conflictTexts(conflict, canSave);
  const owners = { theirs: isOwnSave ? 'Saved by you' : 'Theirs', mine: 'Yours' };
  return (
    <li className={styles.row} data-open={conflict.choice === undefined}>
      <div role="radiogroup" aria-labelledby={labelId} data-conflict={id}>
        <h3 id={labelId} className={styles.label}>
          {label}
        </h3>
        <div className={styles.sides}>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className={styles.side} data-chosen={conflict.choice === side}>
              <span className={styles.owner}>
                <input
                  type="radio"
                  name={group}
                  checked={conflict.choice === side}
                  onChange={() => dispatch({ kind: 'choose', conflicts: [id], side })}
                />
                <b>{owners[side]}</b>
              </span>
              {texts[side] === '' ? (
                <span className={classNames('muted', styles.nothing)}>nothing</span>
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
