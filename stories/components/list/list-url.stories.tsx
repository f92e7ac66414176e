import { expect, screen as page, waitFor } from 'storybook/test';
import { useListTab } from '#components/list/use-list-tab.ts';
import { Tabs } from '#ui/Tabs.tsx';
import preview from '../../../.storybook/preview.tsx';
import { CampusList, createCampuses } from './campus-list.tsx';
import { ListStory } from './list-story.tsx';

const nineCampuses = createCampuses(9);

const meta = preview.meta({
  title: 'Components/List/List URL',
  component: ({ at = '/' }: { at?: string }) => (
    <ListStory at={at} showsUrl component={() => <CampusList rows={nineCampuses} />} />
  ),
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
});

const getRowNames = (): (string | null)[] => page.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Empty, repeated and unknown values are ignored (D-242). */
export const InvalidUrl = meta.story({
  args: { at: '/?form=campus-2&q=&q=a&sort=constructor&from=-1&order=' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(getRowNames()).toHaveLength(9);
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await waitFor(() =>
      expect(canvas.getByRole('note', { name: 'Query' })).toHaveTextContent(/^\?form=campus-2$/),
    );
  },
});

export const BackRestoresSearch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox');
    const query = () => canvas.getByRole('note', { name: 'Query' });
    await userEvent.type(field, 'cape');
    await waitFor(() => expect(query()).toHaveTextContent(/^\?q=cape$/));
    await userEvent.click(canvas.getByRole('link', { name: 'East' }));
    await waitFor(() => expect(field).toHaveValue('east'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(field).toHaveValue('cape'));
    await waitFor(() => expect(getRowNames()).toContain('Bellville Campus'));
  },
});

function CampusTabs() {
  const { tab, openTab } = useListTab(['open', 'closed']);
  const tabs = (['open', 'closed'] as const).map((id) => ({
    id,
    label: id === 'open' ? 'Open' : 'Closed',
    children: <CampusList rows={nineCampuses.filter(({ isActive }) => isActive === (id === 'open'))} />,
  }));
  return <Tabs label="Campuses" tabs={tabs} selected={tab} onSelect={openTab} />;
}

/** The URL contains the open tab. Opening another tab clears the search. */
export const InTabs = meta.story({
  render: () => <ListStory at="/?tab=closed&q=durban" showsUrl component={CampusTabs} />,
  play: async ({ canvas, userEvent }) => {
    const query = () => canvas.getByRole('note', { name: 'Query' });
    await expect(await canvas.findByRole('tab', { name: 'Closed' })).toHaveAttribute('aria-selected', 'true');
    await expect(getRowNames()).toEqual(['Durban Campus']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Open' }));
    await waitFor(() => expect(query()).toHaveTextContent(/^$/));
    await expect(getRowNames()).toContain('Gqeberha Campus');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('durban'));
  },
});
export const UnknownTab = meta.story({
  render: () => <ListStory at="/?tab=none" showsUrl component={CampusTabs} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
  },
});
