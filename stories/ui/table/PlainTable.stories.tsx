import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { TableColumn } from '#ui/table/table-column.ts';
import preview from '../../../.storybook/preview.tsx';
import { componentPage } from '../page/guide.ts';
import { Case, Cases } from '../specimen.tsx';

interface Result {
  subject: string;
  marks: string;
  date: string;
}

const columns: readonly TableColumn<Result>[] = [
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject, rowHeader: true },
  { id: 'marks', header: 'Marks', cell: ({ marks }) => marks },
  { id: 'date', header: 'Date', cell: ({ date }) => date },
];

const results = {
  caption: 'Results',
  columns,
  rows: [
    { subject: 'Mathematics', marks: '8 of 10', date: '12 May 2025' },
    { subject: 'English', marks: '6 of 10', date: '14 May 2025' },
  ],
};

const meta = preview.meta({
  title: 'Design system/PlainTable',
  component: PlainTable<Result>,
  tags: ['autodocs'],
  args: results,
  parameters: componentPage({
    use: ['For a few rows to read, without sorting, selection and actions.'],
    instead: ['For more rows, or to sort, select and open them, [DataTable].'],
    anatomy: {
      render: () => <PlainTable {...results} />,
      parts: {
        'Header row': 'thead',
        Row: 'tbody tr',
        'Row header, which names the row': 'tbody th',
        Cell: 'tbody td',
      },
    },
    do: ['Write a caption: screen readers announce it with the table.'],
    dont: ['Use a table to place elements beside each other. Use `Row` or `Grid`, see [Layout].'],
  }),
});

export const States = meta.story({
  tags: ['dark'],
  render: () => (
    <Cases>
      <Case name="Wide">
        <div style={{ width: 640, maxWidth: '100%' }}>
          <PlainTable {...results} />
        </div>
      </Case>
      <Case name="Stacked in a narrow container">
        <div style={{ width: 260 }}>
          <PlainTable {...results} />
        </div>
      </Case>
    </Cases>
  ),
});
