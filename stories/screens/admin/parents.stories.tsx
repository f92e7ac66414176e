import { expect, screen as page, waitFor, within } from 'storybook/test';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';
import {
  findsLongTexts,
  findsManyRows,
  findsNoConnection,
  longTexts,
  manyRows,
  noConnection,
  noResponse,
} from '../common-states.ts';

const at = '/admin/parents';

const findCards = (canvas: PlayContext['canvas']) => canvas.findByRole('table', { name: 'Parents' });
const getCard = (name: RegExp) => within(page.getByRole('row', { name }));
const routerOf = (loaded: Record<string, unknown>) => loaded['application'] as Application;

const meta = preview.meta({
  title: 'Screens/Admin/Parents',
});

/** Each parent has a card; a button shows the learners (ADM-007). */
export const Loaded = meta.story({
  ...visit({
    at,
    as: 'thandi',
    given: ({ db }) =>
      void db.users.update('usr-naledi', { cellphoneNumber: '0825550121', whatsAppNumber: '0715550121' }),
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(getCard(/^Fatima Adams/).getByText('No learners linked.')).toBeVisible();
    const naledi = getCard(/^Naledi Khumalo/);
    await expect(naledi.getByRole('link', { name: 'parent@springbyte.test' })).toBeVisible();
    await expect(naledi.getByRole('link', { name: '082 555 0121' })).toBeVisible();
    const chat = naledi.getByRole('link', { name: '071 555 0121, WhatsApp chat in a new tab' });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/27715550121');
    const toggle = naledi.getByRole('button', { name: '2 learners of Naledi Khumalo' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const learners = within(naledi.getByRole('table', { name: 'Learners of Naledi Khumalo' }));
    await expect(learners.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Grade',
      'Last Login',
    ]);
    await expect(learners.getByRole('row', { name: /^Lwazi Khumalo/ })).toHaveTextContent(
      /learner@springbyte\.testGrade 4\d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
});

/** A search that matches a learner opens the card of the parent; the user can still close it. */
export const FoundByLearner = meta.story({
  ...visit({ at: `${at}?q=zola`, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(canvas.getByText('Clear search')).toBeVisible();
    const naledi = getCard(/^Naledi Khumalo/);
    await expect(naledi.getByText('Zola')).toBeVisible();
    await userEvent.click(naledi.getByRole('button', { name: /learners of Naledi/ }));
    await expect(naledi.queryByRole('table')).toBeNull();
    // A match in the visible text of a card does not open it.
    await userEvent.click(canvas.getByText('Clear search'));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a parent' }), 'partner khumalo');
    await waitFor(() => expect(page.queryByRole('row', { name: /^Naledi/ })).toBeNull());
    await expect(getCard(/^Johan Khumalo/).queryByRole('table')).toBeNull();
  },
});

/** The sort order is stored in the URL. */
export const Sorted = meta.story({
  ...visit({ at: `${at}?sort=learners&order=descending`, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await findCards(canvas);
    const getNames = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(getNames().at(-1)).toBe('Fatima Adams');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Email');
    await waitFor(() => expect(getNames()[0]).toBe('Johan Khumalo'));
    await waitFor(() =>
      expect(routerOf(loaded).latestLocation.search).toEqual({ sort: 'email', order: 'descending' }),
    );
  },
});

/** Two learners of a parent have the same name, and the response has no ids: the names lead to a search (D-288). */
export const LearnersOfOneName = meta.story({
  ...visit({
    at: `${at}?q=zola`,
    as: 'thandi',
    given: ({ db }) => void db.users.update('lrn-lwazi', { name: 'Zola' }),
  }),
  play: async ({ canvas }) => {
    await findCards(canvas);
    await waitFor(() => expect(queryClient.getQueryData(learnersWithParentsQuery().queryKey)).toBeDefined());
    const links = getCard(/^Naledi/).getAllByRole('link', { name: 'Zola Khumalo' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/learners?q=Zola+Khumalo',
      '/admin/learners?q=Zola+Khumalo',
    ]);
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No parents yet.');
  },
});

export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listParents', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load parents' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Loading = meta.story({
  ...visit({ at: '/admin/parents?q=zola', as: 'thandi', fault: noResponse }),
  tags: ['loading'],
});

export const Offline = meta.story({
  ...visit({ at: '/admin/parents?q=zola', as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at: '/admin/parents?q=zola', as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at: '/admin/parents', as: 'thandi', given: manyRows('users', 'surname', 1400) }),
  tags: ['many'],
  play: findsManyRows,
});
