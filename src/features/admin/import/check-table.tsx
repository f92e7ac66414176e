import { ChevronDown, CircleCheck, TriangleAlert, UserCheck, UserX, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { components } from '#api/contract.gen.ts';
import type { CheckedRow, RowGroup } from '#components/class-import/class-list/check-rows.ts';
import {
  columnLetter,
  fieldLabels,
  fields,
  type Field,
} from '#components/class-import/class-list/columns.ts';
import { changeDraft, type ImportDraft } from '#components/class-import/import-list.ts';
import { formatCount, pluralize } from '#lib/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/form/Select.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { CheckRow } from './check-row.tsx';
import type { RowActions } from './row-actions.ts';
import styles from './check-table.module.css';
import shared from './shared.module.css';

export type RowFilter = 'all' | Exclude<RowGroup, 'leftOut'>;

interface CheckTableProps {
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  filter: RowFilter;
  grades: readonly components['schemas']['Grade'][];
  actions: RowActions;
}

interface Group {
  id: RowGroup;
  Icon: LucideIcon;
  tone: string;
  title: (count: number) => string;
  text: string;
  /** The number of rows shown at first. */
  shown: number;
}

const groups: readonly Group[] = [
  {
    id: 'problem',
    Icon: TriangleAlert,
    tone: 'tone-warning',
    title: (count) => `${formatCount(count)} ${count === 1 ? 'needs' : 'need'} a look`,
    text: 'Correct them here. A corrected row moves down to the new ones.',
    shown: 30,
  },
  {
    id: 'existing',
    Icon: UserCheck,
    tone: 'tone-info',
    title: (count) => `${pluralize(count, 'exists', 'exist')} already`,
    text: 'Same name and date of birth as a learner in Springbyte. Only what differs is saved.',
    shown: 30,
  },
  {
    id: 'new',
    Icon: CircleCheck,
    tone: 'tone-success',
    title: (count) => `${formatCount(count)} new`,
    text: 'Nothing to do.',
    shown: 7,
  },
  {
    id: 'leftOut',
    Icon: UserX,
    tone: '',
    title: (count) => `${formatCount(count)} left out`,
    text: 'They are not imported.',
    shown: 7,
  },
];

/** Rows below this width, in rem, become cards. */
const narrowWidth = 52;

/** The rows in groups: those to correct first. */
export function CheckTable({ draft, rows, filter, grades, actions }: CheckTableProps) {
  const { element, isNarrow } = useIsNarrow(narrowWidth);
  const isKnown = fields.every((field) => draft.columns[field] !== undefined);
  const [showsColumns, setShowsColumns] = useState(!isKnown);
  const shownGroups = groups.filter(({ id }) => filter === 'all' || filter === id);
  return (
    <div
      ref={element}
      className={classNames(shared.frame, styles.frame)}
      data-narrow={isNarrow === true ? true : undefined}
    >
      {isNarrow ? (
        <Button
          variant="quiet"
          icon={<ChevronDown aria-hidden="true" />}
          aria-expanded={showsColumns}
          onPress={() => setShowsColumns(!showsColumns)}
        >
          Choose the columns
        </Button>
      ) : null}
      {/* Explicit roles: `display: block` removes the native ones. */}
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">Rows of the class list</caption>
        <thead role="rowgroup" hidden={isNarrow === true && !showsColumns}>
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.number}>
              Row
            </th>
            {fields.map((field) => (
              <th key={field} role="columnheader" scope="col" data-field={field}>
                <ColumnChoice draft={draft} field={field} />
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.what}>
              What happens
            </th>
          </tr>
        </thead>
        {shownGroups.map((group) => (
          <RowsOfGroup
            key={group.id}
            group={group}
            rows={rowsOf(rows, group)}
            isAlone={filter !== 'all'}
            grades={grades}
            actions={actions}
          />
        ))}
      </table>
    </div>
  );
}

/** New rows that the user has decided about come first: they can be undone. */
function rowsOf(rows: readonly CheckedRow[], { id }: Group): readonly CheckedRow[] {
  const ofGroup = rows.filter(({ group }) => group === id);
  if (id !== 'new') return ofGroup;
  return ofGroup.toSorted(
    (one, other) => Number(other.choice !== undefined) - Number(one.choice !== undefined),
  );
}

const noColumn = -1;

/** Which column of the list holds a field. */
function ColumnChoice({ draft: { table, columns }, field }: { draft: ImportDraft; field: Field }) {
  const width = Math.max(table.header?.length ?? 0, ...table.rows.slice(0, 50).map(({ length }) => length));
  const options = Array.from({ length: width }, (_, index) => {
    const heading = table.header?.[index];
    const column = `Column ${columnLetter(index)}`;
    return heading ? { id: index, label: heading, note: column } : { id: index, label: column };
  });
  return (
    <Select
      label={fieldLabels[field]}
      options={[{ id: noColumn, label: 'Not in the list' }, ...options]}
      value={columns[field] ?? noColumn}
      onChange={(index) =>
        changeDraft((draft) => ({
          columns: { ...draft.columns, [field]: index === noColumn ? undefined : index },
        }))
      }
    />
  );
}

interface RowsOfGroupProps {
  group: Group;
  rows: readonly CheckedRow[];
  /** Whether the other groups are hidden. */
  isAlone: boolean;
  grades: CheckTableProps['grades'];
  actions: RowActions;
}

/** Rows that a press of 'Show more' adds: a field costs more than a millisecond. */
const step = 100;

function RowsOfGroup({ group, rows, isAlone, grades, actions }: RowsOfGroupProps) {
  const { id, Icon, tone, title, text, shown } = group;
  const [more, setMore] = useState(0);
  if (rows.length === 0 && !isAlone) return null;
  const limit = (isAlone ? Math.max(shown, 30) : shown) + more;
  const hidden = rows.length - limit;
  return (
    <tbody role="rowgroup" className={tone} data-group={id}>
      <tr role="row" className={styles.group}>
        <th role="rowheader" scope="rowgroup" colSpan={fields.length + 2}>
          <span className={styles.groupTitle}>
            <Icon size={18} aria-hidden="true" />
            {title(rows.length)}
            <span className={styles.groupText}>{rows.length === 0 ? 'None.' : text}</span>
          </span>
        </th>
      </tr>
      {rows.slice(0, limit).map((row) => (
        <CheckRow
          key={row.number}
          row={row}
          sameText={row.group === 'problem' ? rowsWithSameGrade(row, rows) : noRows}
          grades={grades}
          actions={actions}
        />
      ))}
      {hidden > 0 ? (
        <tr role="row" className={styles.more}>
          <td role="cell" colSpan={fields.length + 2}>
            <Button variant="quiet" size="small" onPress={() => setMore(more + step)}>
              {hidden > step ? `Show ${step} more of ${formatCount(hidden)}` : `Show ${hidden} more`}
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const noRows: readonly CheckedRow[] = [];

/** A class list often has the same wrong grade in each row. */
const rowsWithSameGrade = (row: CheckedRow, rows: readonly CheckedRow[]): readonly CheckedRow[] =>
  row.problems.grade
    ? rows.filter((other) => other.problems.grade && other.cells.grade === row.cells.grade)
    : noRows;
