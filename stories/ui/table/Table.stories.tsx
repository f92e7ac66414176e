import { expect } from 'storybook/test';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { TableProps } from '#ui/table/Table.tsx';
import preview from '../../../.storybook/preview.tsx';

interface Person {
  name: string;
  role: string;
  score: string;
  active: boolean;
}

const people: Person[] = [
  { name: 'Amahle Zulu', role: 'Learner', score: '46.67', active: true },
  { name: 'Lwazi Khumalo', role: 'Learner', score: '39.67', active: true },
  { name: 'Mia Botha', role: 'Learner', score: '38', active: false },
  {
    name: 'Naledi Nomvula Khumalo-van der Westhuizen',
    role: 'Parent, guardian of four',
    score: '0',
    active: true,
  },
];

function People(props: Partial<TableProps<Person>>) {
  return (
    <Table
      caption="People"
      rows={people}
      rowKey={(person) => person.name}
      columns={[
        { id: 'name', header: 'Name', cell: (person) => person.name, rowHeader: true },
        { id: 'role', header: 'Role', cell: (person) => person.role },
        {
          id: 'state',
          header: 'State',
          cell: (person) =>
            person.active ? <Badge tone="ok">Active</Badge> : <Badge tone="wait">Pending</Badge>,
        },
        { id: 'score', header: 'Score', cell: (person) => person.score, align: 'end' },
      ]}
      {...props}
    />
  );
}

const meta = preview.meta({ title: 'Design system/Table', component: People });

export const Parent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'People' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Lwazi Khumalo Learner Active 39.67/ })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Learner = meta.story({ globals: { density: 'learner' } });
export const Staff = meta.story({ globals: { density: 'staff' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No learners found"
        text="Get started by adding your learners/children."
        action={<Button variant="primary">Add New Learner</Button>}
      />
    ),
  },
});
