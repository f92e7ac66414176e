import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Badge } from '#ui/Badge.tsx';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import type { TableColumn, TableSort } from '#ui/table/table-column.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { phone } from '../../variants.ts';
import { componentPage, keyboardTable } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

interface Learner {
  id: string;
  name: string;
  grade: string;
  score: number;
}

const names = ['Amahle Zulu', 'Lwazi Khumalo', 'Mia Botha', 'Naledi Nomvula Khumalo-van der Westhuizen'];

const createLearners = (count: number): Learner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `learner-${index + 1}`,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    grade: `Grade ${1 + (index % 8)}`,
    score: (index * 37) % 101,
  }));

const rowKey = ({ id }: Learner): string => id;

const columns: readonly TableColumn<Learner>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade, width: '25%' },
  { id: 'score', header: 'Score', cell: ({ score }) => score, align: 'end', sortable: true, width: '20%' },
];

function Learners({ rows, ...props }: Partial<DataTableProps<Learner>>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const sorted = useMemo(() => {
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const sortValue = ({ id, score }: Learner) => (sort.column === 'score' ? score : Number(id.slice(8)));
    return (rows ?? []).toSorted((first, second) => sign * (sortValue(first) - sortValue(second)));
  }, [rows, sort]);
  return (
    <DataTable
      caption="Learners"
      columns={columns}
      rows={sorted}
      rowKey={rowKey}
      sort={sort}
      onSort={setSort}
      {...props}
    />
  );
}

const fiveLearners = createLearners(5);

const meta = preview.meta({
  title: 'Design system/DataTable',
  component: DataTable<Learner>,
  tags: ['autodocs'],
  args: { caption: 'Learners', columns, rows: fiveLearners, rowKey },
  render: (args) => <Learners {...args} />,
  parameters: componentPage({
    use: [
      'For records of the same kind that users compare, sort, select or open. It remains fast with 10,000 rows.',
      'In a narrow container each row becomes a card, with the sort controls above.',
    ],
    instead: [
      'For a few rows without sorting, [PlainTable].',
      'For objects with pictures and progress, [Card] in a grid.',
      'For no rows, [EmptyState]. For a failure, [ErrorState].',
    ],
    anatomy: {
      render: () => <Learners rows={fiveLearners.slice(0, 2)} cardsBelow={0} />,
      parts: {
        'Header row': 'thead',
        'Sort button, with the direction': 'thead button',
        Row: 'tbody tr',
        'Row header, which names the row': 'tbody th',
        'Cell, with numbers at the end': 'tbody td:last-child',
      },
    },
    do: [
      'Make the name of the record the row header, with the link or the button that opens it.',
      'Align numbers at the end.',
    ],
    dont: [
      'Add a second control in the row for what the row already opens.',
      'Hide on a card what users sort by.',
    ],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  render: () => (
    <Cases>
      <Case name="Sortable">
        <div style={{ width: 680, maxWidth: '100%' }}>
          <Learners rows={fiveLearners} />
        </div>
      </Case>
      <Case name="Row that is being edited">
        <div style={{ width: 680, maxWidth: '100%' }}>
          <Learners
            rows={fiveLearners.slice(0, 3)}
            caption="Learners, one being edited"
            currentRow="learner-2"
          />
        </div>
      </Case>
      <Case name="Selection">
        <div style={{ width: 680, maxWidth: '100%' }}>
          <SelectableLearners rows={fiveLearners.slice(0, 3)} />
        </div>
      </Case>
      <Case name="Cards in a narrow container">
        <div style={{ width: 300 }}>
          <Learners caption="Learners on cards" rows={fiveLearners.slice(0, 2)} />
        </div>
      </Case>
    </Cases>
  ),
});

const columnsWithButtons: readonly TableColumn<Learner>[] = columns.map((column) =>
  column.rowHeader ? { ...column, cell: ({ name }) => <button type="button">{name}</button> } : column,
);

const controlsOfRows = (canvas: PlayContext['canvas']) =>
  canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('button'));

export const Keyboard = meta.story({
  args: { columns: columnsWithButtons },
  tags: ['interaction'],
  ...keyboardTable([
    {
      keys: ['Tab'],
      effect: 'Moves the focus to the next sort button or control in a row.',
      check: async ({ canvas, userEvent }) => {
        await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Score' })).toHaveFocus();
      },
    },
    {
      keys: ['Enter', 'Space'],
      effect: 'On a sort button, sorts by the column. The next press reverses the order.',
      before: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
        canvas.getByRole('button', { name: 'Score' }).focus();
      },
      check: async ({ canvas, userEvent }) => {
        const score = canvas.getByRole('columnheader', { name: 'Score' });
        await expect(score).toHaveAttribute('aria-sort', 'ascending');
        await userEvent.keyboard('{Enter}');
        await expect(score).toHaveAttribute('aria-sort', 'descending');
      },
    },
    {
      keys: ['Arrow down'],
      effect: 'In a row, moves the focus to the same link or button of the next row.',
      before: ({ canvas }) => controlsOfRows(canvas)[2]?.focus(),
      check: ({ canvas }) => expect(controlsOfRows(canvas).at(3)).toHaveFocus(),
    },
    {
      keys: ['Arrow up'],
      effect: 'In a row, moves the focus to the same link or button of the previous row.',
      before: ({ canvas }) => controlsOfRows(canvas)[2]?.focus(),
      check: ({ canvas }) => expect(controlsOfRows(canvas).at(1)).toHaveFocus(),
    },
    {
      keys: ['Home'],
      effect: 'In a row, moves the focus to the first row.',
      before: ({ canvas }) => controlsOfRows(canvas)[2]?.focus(),
      check: ({ canvas }) => expect(controlsOfRows(canvas).at(0)).toHaveFocus(),
    },
    {
      keys: ['End'],
      effect: 'In a row, moves the focus to the last row.',
      before: ({ canvas }) => controlsOfRows(canvas)[2]?.focus(),
      check: ({ canvas }) => expect(controlsOfRows(canvas).at(-1)).toHaveFocus(),
    },
  ]),
});

/** Up to 60 rows are not virtualized. */
export const FewRows = meta.story({
  args: { rows: createLearners(40) },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Learners' });
    await expect(within(table).getAllByRole('row')).toHaveLength(41);
    const score = within(table).getByRole('columnheader', { name: 'Score' });
    await expect(score).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(score).getByRole('button', { name: 'Score' }));
    await expect(score).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(score).getByRole('button', { name: 'Score' }));
    await expect(score).toHaveAttribute('aria-sort', 'descending');
    await expect(within(table).getAllByRole('row')[1]).toHaveAccessibleName(/100$/);
  },
});

export const TenThousandRows = meta.story({
  args: { rows: createLearners(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Learners' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const region = canvas.getByRole('region', { name: 'Learners' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await expect(region.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.6);
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByRole('row', { name: /10000 Grade 8/ });
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await expect(within(table).getByRole('columnheader', { name: 'Grade' })).toBeVisible();
  },
});

export const Printed = meta.story({
  args: { rows: createLearners(500) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Learners' });
    await fireEvent(window, new Event('beforeprint'));
    await expect(within(table).getAllByRole('row')).toHaveLength(501);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
  },
});

/** The current user's row is in view on mount. */
export const CurrentUserRow = meta.story({
  args: { rows: createLearners(10_000), revealedRow: 'learner-5000' },
  globals: { density: 'learner' },
  tags: ['dark'],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Learners' }).getBoundingClientRect();
    const row = (await canvas.findByRole('row', { name: /5000 Grade 8/ })).getBoundingClientRect();
    await expect(row.top).toBeGreaterThan(region.top);
    await expect(row.bottom).toBeLessThan(region.bottom);
  },
});

/** The table does not scroll to a row that is in view. */
export const CurrentUserRowInView = meta.story({
  args: { rows: createLearners(40), revealedRow: 'learner-7' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Mia Botha 7 / });
    await expect(canvas.getByRole('region', { name: 'Learners' }).scrollTop).toBe(0);
  },
});
export const CurrentUserRowInViewOfMany = CurrentUserRowInView.extend({
  args: { rows: createLearners(10_000) },
});

/** The table scrolls to a row and focuses it, also a row that is not rendered yet. */
export const FocusedRow = meta.story({
  args: { rows: createLearners(10_000), focusedRow: 'learner-5000', onRowFocused: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onRowFocused).toHaveBeenCalledOnce());
    const row = canvas.getByRole('row', { name: /5000 Grade 8/ });
    await expect(row).toHaveFocus();
    await expect(row.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
});
export const FocusedRowPhone = FocusedRow.extend({ globals: phone });

export const FirstRow = meta.story({
  args: { rows: createLearners(10_000), firstRow: 120, onFirstRow: fn() },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: 'Learners' });
    const head = canvas.getByRole('columnheader', { name: 'Grade' }).getBoundingClientRect();
    const row = await canvas.findByRole('row', { name: / 120 Grade 8/ });
    await waitFor(() => expect(Math.abs(row.getBoundingClientRect().top - head.bottom)).toBeLessThan(2));
    await expect(args.onFirstRow).not.toHaveBeenCalled();
    await fireEvent.wheel(region);
    region.scrollTop = 0;
    await waitFor(() => expect(args.onFirstRow).toHaveBeenLastCalledWith(1));
  },
});

/** Cards scroll with the page (D-236); a select above them sorts. */
export const TenThousandRowsPhone = meta.story({
  args: { rows: createLearners(10_000) },
  globals: phone,
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Score');
    await userEvent.click(canvas.getByRole('button', { name: /^Ascending/ }));
    const table = canvas.getByRole('table', { name: 'Learners' });
    await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAccessibleName(/100$/));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(25);
    const region = canvas.getByRole('region', { name: 'Learners' });
    await expect(region.scrollHeight).toBe(region.clientHeight);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('row', { name: /Westhuizen 10000/ });
    window.scrollTo(0, 0);
  },
});

/** With large text on a phone, rows are cards whose cells remain low. */
export const LargeTextPhone = meta.story({
  args: { rows: createLearners(8) },
  tags: ['phone'],
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Sort by');
    const grade = canvas.getAllByRole('cell', { name: 'Grade 1' })[0];
    await expect(grade?.getBoundingClientRect().height).toBeLessThan(120);
  },
});

export const CurrentRow = meta.story({
  args: { rows: createLearners(6), currentRow: 'learner-3' },
  globals: { density: 'staff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveAccessibleName(/^Mia Botha 3/);
  },
});

const [nameColumn, ...otherColumns] = columns;

/** The edited row remains in view when a side panel opens. */
export const CurrentRowInView = meta.story({
  args: {
    columns: [{ ...nameColumn, width: '25%' } as TableColumn<Learner>, ...otherColumns],
    rows: createLearners(40),
    currentRow: 'learner-8',
    maxHeight: '24rem',
  },
  globals: { density: 'staff' },
  play: async ({ canvas }) => {
    const row = () => canvas.getByRole('row', { current: true }).getBoundingClientRect();
    const region = canvas.getByRole('region', { name: 'Learners' });
    await expect(region.scrollTop).toBe(0);
    if (region.parentElement) region.parentElement.style.width = '700px';
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(0));
    await expect(row().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom);
  },
});
export const CurrentRowInViewOfMany = CurrentRowInView.extend({ args: { rows: createLearners(10_000) } });

const onOpen = fn<(id: string) => void>();

/** A press on a row presses the link in its row header. Other controls in the row work as usual (D-228). */
export const ClickableRows = meta.story({
  args: {
    rows: createLearners(6),
    opensRows: true,
    columns: [
      {
        id: 'name',
        header: 'Name',
        rowHeader: true,
        cell: ({ id, name }) => (
          <a
            href={`/learners/${id}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(id);
            }}
          >
            {name}
          </a>
        ),
      },
      { id: 'state', header: 'State', cell: () => <Badge tone="success">Active</Badge>, onCard: 'corner' },
      {
        id: 'act',
        header: 'Actions',
        cell: () => (
          <button type="button" onClick={() => onOpen('button')}>
            Edit
          </button>
        ),
        onCard: 'foot',
      },
    ],
  },
  tags: ['phone'],
  beforeEach: () => {
    onOpen.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByText('Active')[2] ?? canvas.getByRole('table'));
    await expect(onOpen.mock.calls).toEqual([['learner-3']]);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit' })[4] ?? canvas.getByRole('table'));
    await expect(onOpen.mock.calls).toEqual([['learner-3'], ['button']]);
    await userEvent.click(canvas.getByRole('link', { name: 'Amahle Zulu 1' }));
    await expect(onOpen.mock.calls).toEqual([['learner-3'], ['button'], ['learner-1']]);
  },
});

function SelectableLearners({ rows }: { rows: readonly Learner[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <p role="status">{selected.size} chosen</p>
      <Learners
        caption="Selectable learners"
        rows={rows}
        selection={{ selected, onChange: setSelected, label: ({ name }) => `Choose ${name}` }}
      />
    </>
  );
}

/** The checkbox in the header selects all rows. It is indeterminate if only some rows are selected. */
export const Selection = meta.story({
  render: () => <SelectableLearners rows={fiveLearners} />,
  globals: { density: 'staff' },
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all' });
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Mia Botha 3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 chosen');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 chosen');
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('0 chosen');
  },
});
export const SelectionPhone = meta.story({
  render: () => <SelectableLearners rows={fiveLearners} />,
  globals: { ...phone, density: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 chosen');
  },
});
