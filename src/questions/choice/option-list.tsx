import { Plus } from 'lucide-react';
import { useId, useState, useLayoutEffect, useRef } from 'react';
import { pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import type { EditorProps } from '../editing.ts';
import { findingsOfField } from '../editor/findings.ts';
import { GroupFindings } from '../editor/group-findings.tsx';
import { optionName } from './choice-check.ts';
import {
  canAdd,
  canRemove,
  minOptions,
  maxOptions,
  withNewOption,
  withOptionText,
  withoutOption,
  withPastedOptions,
  withRightOption,
  type ChoiceDraft,
} from './choice-draft.ts';
import { OptionRow, removeButtonId, type OptionActions } from './option-row.tsx';
import styles from '../editor/editor.module.css';

const limitMessage = `A question has at most ${maxOptions} options.`;

export function OptionList({ draft, onChange, findings }: EditorProps<ChoiceDraft>) {
  const id = useId();
  const [status, announce] = useState('');
  const focusNext = useNextFocus();
  const { kind, hasKey, rows } = draft;

  const idAt = (index: number) => rows[index]?.id ?? '';

  const change = (next: ChoiceDraft, message = '') => {
    announce(message);
    onChange(next);
  };

  const add = (behindId?: string) => {
    const next = withNewOption(draft, behindId);
    if (next === draft) {
      announce(limitMessage);
      return;
    }
    const added = next.rows.find((row) => !rows.includes(row));
    if (added) focusNext(added.id);
    change(next);
  };

  /** Focuses the next option if it is empty; otherwise inserts an option. */
  const moveToNext = (index: number) => {
    const following = rows[index + 1];
    if (following?.text === '') document.getElementById(following.id)?.focus();
    else add(rows[index]?.id);
  };

  const remove = (index: number, focusIdOf: (next: ChoiceDraft) => string | undefined) => {
    const row = rows[index];
    if (!row) return;
    const next = withoutOption(draft, row.id);
    if (next === draft) return;
    focusNext(focusIdOf(next) ?? id);
    const isReset = kind === 'single' && row.isRight;
    change(
      next,
      `${optionName(index)} removed.${isReset ? ` ${optionName(0)} is now the correct one.` : ''}`,
    );
  };

  /** Focuses the next remove button, unless the last two options cannot be removed. */
  const removeByButton = (index: number) =>
    remove(index, (next) => {
      const neighbour = next.rows[index] ?? next.rows.at(-1);
      return neighbour && canRemove(next) ? removeButtonId(neighbour.id) : undefined;
    });

  const removeByKey = (index: number) => remove(index, (next) => next.rows[Math.max(index - 1, 0)]?.id);

  const paste = (index: number, range: readonly [number, number], lines: readonly string[]) => {
    const { draft: next, added, omittedCount, lastId } = withPastedOptions(draft, idAt(index), range, lines);
    focusNext(lastId);
    const omitted = omittedCount > 0 ? ` ${omittedCount} left out: ${limitMessage}` : '';
    change(next, `${pluralize(added, 'option', 'options')} added.${omitted}`);
  };

  const actions = useStableActions({
    changeText: (index, text) => change(withOptionText(draft, idAt(index), text)),
    changeRight: (index, isRight) => change(withRightOption(draft, idAt(index), isRight)),
    moveToNext,
    removeByKey,
    removeByButton,
    paste,
  });

  return (
    <fieldset aria-describedby={`${id}findings`}>
      <legend className="bold">
        Options{' '}
        {hasKey ? (
          <span className={classNames('muted', styles.aside)}>
            · {kind === 'single' ? 'mark the correct one' : 'mark all correct ones'}
          </span>
        ) : null}
      </legend>
      <Stack as="ol" gap={2} className={styles.rows}>
        {rows.map((row, index) => (
          <OptionRow
            key={row.id}
            row={row}
            index={index}
            groupName={`${id}right`}
            kind={kind}
            hasKey={hasKey}
            isRemovable={canRemove(draft)}
            {...findingsOfField(findings, optionName(index))}
            actions={actions}
          />
        ))}
      </Stack>
      {hasKey ? (
        <Row className={styles.foot}>
          <Button
            id={id}
            variant="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            isDisabled={!canAdd(draft)}
            onPress={() => add()}
          >
            Add option
          </Button>
          <p className={styles.hint} role="status">
            {status}
          </p>
        </Row>
      ) : null}
      {hasKey && rows.length === minOptions ? (
        <p className={styles.hint}>A question needs at least two options, so these two stay.</p>
      ) : null}
      {canAdd(draft) || !hasKey ? null : <p className={styles.hint}>{limitMessage}</p>}
      <GroupFindings id={`${id}findings`} findings={findings} field="Options" />
    </fieldset>
  );
}

/** Returns a function that focuses an element of the next render, at a caret position (default: the end). */
function useNextFocus(): (id: string, caret?: number) => void {
  const next = useRef<{ id: string; caret: number | undefined } | null>(null);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { id, caret } = next.current;
    next.current = null;
    const element = document.getElementById(id);
    element?.focus();
    if (element instanceof HTMLInputElement) {
      const position = caret ?? element.value.length;
      element.setSelectionRange(position, position);
    }
  });
  return (id, caret) => {
    next.current = { id, caret };
  };
}

/** Returns stable functions, so that memoized rows do not rerender. */
function useStableActions(actions: OptionActions): OptionActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<OptionActions>(() => ({
    changeText: (...given) => latest.current.changeText(...given),
    changeRight: (...given) => latest.current.changeRight(...given),
    moveToNext: (...given) => latest.current.moveToNext(...given),
    removeByKey: (...given) => latest.current.removeByKey(...given),
    removeByButton: (...given) => latest.current.removeByButton(...given),
    paste: (...given) => latest.current.paste(...given),
  }));
  return stable;
}
