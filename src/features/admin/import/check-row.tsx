import { Plus, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { components } from '#api/contract.gen.ts';
import type { CheckedRow, Choice, FieldProblem } from '#components/class-import/class-list/check-rows.ts';
import { fieldLabels, fields, type Field } from '#components/class-import/class-list/columns.ts';
import { longDate } from '#components/class-import/class-list/dates.ts';
import { Badge } from '#ui/Badge.tsx';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { sameChildText } from './check-bar.tsx';
import { nameOf, type FocusAfter, type RowActions } from './row-actions.ts';
import styles from './check-table.module.css';
import shared from './shared.module.css';

type Grade = components['schemas']['Grade'];

interface CheckRowProps {
  row: CheckedRow;
  /** Rows with the same wrong grade, this row included. */
  sameText: readonly CheckedRow[];
  grades: readonly Grade[];
  actions: RowActions;
}

/** A row of the list: wrong cells are fields, the others text. */
export function CheckRow({ row, sameText, grades, actions }: CheckRowProps) {
  return (
    <tr role="row" data-row={row.number} className={styles.row}>
      <td role="cell" className={styles.number} data-label="Row">
        {row.number}
      </td>
      {fields.map((field) => {
        const problem = row.problems[field];
        const content = problem ? (
          <ProblemCell {...{ row, field, problem, sameText, grades, actions }} />
        ) : (
          <CellText row={row} field={field} actions={actions} />
        );
        return field === 'name' ? (
          <th key={field} role="rowheader" scope="row" data-label={fieldLabels[field]} data-field={field}>
            <div className={styles.cell}>{content}</div>
          </th>
        ) : (
          <td key={field} role="cell" data-label={fieldLabels[field]} data-field={field}>
            <div className={styles.cell}>{content}</div>
          </td>
        );
      })}
      <td role="cell" className={styles.what} data-label="What happens">
        <RowChoice row={row} actions={actions} />
      </td>
    </tr>
  );
}

function CellText({ row, field, actions }: Pick<CheckRowProps, 'row' | 'actions'> & { field: Field }) {
  const text = displayText(row, field);
  return (
    <>
      {text === '' ? <span className="muted">—</span> : <Breakable text={text} />}
      {(row.changes as readonly Field[]).includes(field) ? (
        <>
          {' '}
          <Badge tone="info" icon={null}>
            new
          </Badge>
        </>
      ) : null}
      {field === 'name' && row.duplicateOf !== undefined ? (
        <span className={styles.duplicate} data-problem>
          <span className={shared.message}>
            <TriangleAlert aria-hidden="true" />
            {sameChildText(row.duplicateOf)}
          </span>
          <Button
            variant="quiet"
            size="small"
            className={styles.suggestion}
            aria-label={`Keep both: rows ${row.duplicateOf} and ${row.number}`}
            onPress={() => actions.choose(row, 'keepBoth')}
          >
            Keep both
          </Button>
        </span>
      ) : null}
    </>
  );
}

function displayText({ values, cells }: CheckedRow, field: Field): string {
  if (field === 'dateOfBirth') return values.dateOfBirth === undefined ? '' : longDate(values.dateOfBirth);
  if (field === 'grade') return values.grade?.title ?? '';
  return values[field] ?? cells[field];
}

interface ProblemCellProps extends CheckRowProps {
  field: Field;
  problem: FieldProblem;
}

function ProblemCell({ row, field, problem, sameText, grades, actions }: ProblemCellProps) {
  const { message, suggestion } = problem;
  const label = `${fieldLabels[field]} of row ${row.number}`;
  const text = row.cells[field];
  const isForAll = field === 'grade' && sameText.length > 1;
  const accept = (accepted: string) =>
    isForAll ? actions.correctAll(sameText, field, accepted) : actions.correct(row, field, accepted, 'lost');
  return (
    <div data-problem className={styles.problem}>
      {field === 'grade' ? (
        <Select
          label={label}
          hidesLabel
          options={grades.map(({ title }) => ({ id: title, label: title }))}
          value={null}
          placeholder={text}
          errorMessage={message}
          onChange={(title) => actions.correct(row, field, title, 'lost')}
        />
      ) : (
        <CorrectionField key={text} {...{ row, field, label, message, actions }} />
      )}
      {suggestion ? (
        <Button
          variant="quiet"
          size="small"
          data-suggestion
          className={styles.suggestion}
          onPress={() => accept(suggestion.text)}
        >
          <span>
            Use <Breakable text={suggestion.label} />
          </span>
          {isForAll ? ` in ${sameText.length} rows` : ''}
        </Button>
      ) : null}
    </div>
  );
}

interface CorrectionFieldProps extends Pick<ProblemCellProps, 'row' | 'field' | 'actions'> {
  label: string;
  message: string;
}

/** Enter, or leaving the field, corrects the row. */
function CorrectionField({ row, field, label, message, actions }: CorrectionFieldProps) {
  const [text, setText] = useState(row.cells[field]);
  const correct = (focus: FocusAfter) => {
    if (text !== row.cells[field]) actions.correct(row, field, text.trim(), focus);
  };
  return (
    <TextField
      label={label}
      hidesLabel
      placeholder={fieldLabels[field]}
      autoComplete="off"
      verbatim
      value={text}
      errorMessage={message}
      onChange={setText}
      onBlur={({ relatedTarget }) => correct(relatedTarget === null ? 'left' : 'moved')}
      // Not on keydown: the keyup would then press the button that has the focus.
      onKeyUp={({ key }: KeyboardEvent) => {
        if (key === 'Enter') correct('lost');
      }}
    />
  );
}

type ExistingChoice = 'update' | Extract<Choice, 'keepAsItIs' | 'addNew'>;

function RowChoice({ row, actions }: Pick<CheckRowProps, 'row' | 'actions'>) {
  if (row.group === 'new') {
    return (
      <>
        <span className={styles.add}>
          <Plus aria-hidden="true" />
          {row.choice === 'addNew' ? 'Add another' : 'Add'}
        </span>
        {row.choice === undefined ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Undo for row ${row.number}, ${nameOf(row)}`}
            onPress={() => actions.choose(row, undefined)}
          >
            Undo
          </Button>
        )}
      </>
    );
  }
  if (row.group === 'existing') {
    const isDifferent = row.changes.length > 0;
    return (
      <Select<ExistingChoice>
        label={`What happens with row ${row.number}`}
        hidesLabel
        options={[
          isDifferent ? { id: 'update', label: 'Update' } : { id: 'keepAsItIs', label: 'Nothing differs' },
          ...(isDifferent ? [{ id: 'keepAsItIs' as const, label: 'Leave as it is' }] : []),
          { id: 'addNew', label: 'Add another' },
        ]}
        value={isDifferent && row.choice !== 'keepAsItIs' ? 'update' : 'keepAsItIs'}
        onChange={(choice) =>
          actions.choose(
            row,
            choice === 'update' ? undefined : choice,
            choice === 'addNew' ? 'lost' : 'moved',
          )
        }
      />
    );
  }
  const isLeftOut = row.group === 'leftOut';
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${isLeftOut ? 'Put back' : 'Leave out'} row ${row.number}, ${nameOf(row)}`}
      onPress={() => actions.choose(row, isLeftOut ? undefined : 'leaveOut')}
    >
      {isLeftOut ? 'Put back' : 'Leave out'}
    </Button>
  );
}
