import { useMemo, useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LongTable } from '#ui/table/LongTable.tsx';
import type { LongTableProps, TableSort } from '#ui/table/LongTable.tsx';
import preview from '../../../.storybook/preview.tsx';

interface Learner {
  id: string;
  name: string;
  grade: string;
  score: number;
}

const names = ['Amahle Zulu', 'Lwazi Khumalo', 'Mia Botha', 'Naledi Nomvula Khumalo-van der Westhuizen'];

const learners = (count: number): Learner[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `learner-${index + 1}`,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    grade: `Grade ${1 + (index % 8)}`,
    score: (index * 37) % 101,
  }));

function Learners({ rows, ...props }: Partial<LongTableProps<Learner>>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const sorted = useMemo(() => {
    const up = sort.direction === 'ascending' ? 1 : -1;
    const by = (one: Learner) => (sort.column === 'score' ? one.score : Number(one.id.slice(8)));
    return (rows ?? []).toSorted((first, second) => up * (by(first) - by(second)));
  }, [rows, sort]);
  return (
    <LongTable
      caption="Learners"
      rows={sorted}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
      columns={[
        { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true, sortable: true },
        { id: 'grade', header: 'Grade', cell: ({ grade }) => grade, width: '25%' },
        {
          id: 'score',
          header: 'Score',
          cell: ({ score }) => score,
          align: 'end',
          sortable: true,
          width: '20%',
        },
      ]}
      {...props}
    />
  );
}

const meta = preview.meta({ title: 'Design system/Long table', component: Learners });

const phone = { viewport: { value: 'phone' } };

/** Up to 60 rows simply stand there. */
export const Short = meta.story({
  args: { rows: learners(40) },
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
export const ShortOnAPhone = meta.story({ args: { rows: learners(4) }, globals: phone });

export const Long = meta.story({
  args: { rows: learners(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Learners' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    const region = canvas.getByRole('region', { name: 'Learners' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.6);
    region.scrollTop = region.scrollHeight;
    const last = await canvas.findByRole('row', { name: /10000 Grade 8/ });
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await expect(within(table).getByRole('columnheader', { name: 'Grade' })).toBeVisible();
  },
});

/** As the browser does before it prints: the rows that are not in view would be missing on paper. */
export const Printed = meta.story({
  args: { rows: learners(500) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Learners' });
    await fireEvent(window, new Event('beforeprint'));
    await expect(within(table).getAllByRole('row')).toHaveLength(501);
    await fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
  },
});

/** One's own row is in view at once. */
export const OwnRow = meta.story({
  args: { rows: learners(10_000), showRow: 'learner-5000' },
  globals: { theme: 'dark', density: 'learner' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Learners' }).getBoundingClientRect();
    const row = (await canvas.findByRole('row', { name: /5000 Grade 8/ })).getBoundingClientRect();
    await expect(row.top).toBeGreaterThan(region.top);
    await expect(row.bottom).toBeLessThan(region.bottom);
  },
});

/** One card a row; what the head does, a list above them does. */
export const LongOnAPhone = meta.story({
  args: { rows: learners(10_000) },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Score');
    await userEvent.click(canvas.getByRole('button', { name: /^Ascending/ }));
    const table = canvas.getByRole('table', { name: 'Learners' });
    await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveAccessibleName(/100$/));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: <EmptyState title="No learners found" /> },
});
