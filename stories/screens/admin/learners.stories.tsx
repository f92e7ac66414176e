import { expect, screen as page, waitFor, within } from 'storybook/test';
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
} from '../common-states.ts';

const at = '/admin/learners';

const findTable = (canvas: PlayContext['canvas']) =>
  canvas.findByRole('table', { name: 'Learners & Their Parents' });
const routerOf = (loaded: Record<string, unknown>) => loaded['application'] as Application;
const getNames = () => page.getAllByRole('rowheader').map((cell) => cell.textContent);

const meta = preview.meta({
  title: 'Screens/Admin/Learners',
});

/** A view is saved under a name, changed, renamed, and shown again (D-286). */
export const SavedViews = meta.story({
  ...visit({ at: `${at}?q=khumalo`, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const open = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      return within(await page.findByRole('dialog', { name: 'Saved views' }));
    };
    const closed = () =>
      waitFor(() => expect(page.queryByRole('dialog', { name: 'Saved views' })).toBeNull());
    await findTable(canvas);
    const field = canvas.getByRole('searchbox');
    const save = await open('Views');
    await userEvent.type(save.getByLabelText('Save search, filters and order as'), 'Family Khumalo{Enter}');
    await closed();
    await canvas.findByRole('button', { name: 'View: Family Khumalo' });

    await userEvent.type(field, 'x');
    const second = await open('View: Family Khumalo, changed');
    await second.findByRole('button', { name: 'Save the changes to Family Khumalo' });
    await userEvent.type(
      second.getByLabelText('Save search, filters and order as'),
      'Without matches{Enter}',
    );
    await closed();

    const list = await open('View: Without matches');
    await userEvent.click(list.getByRole('button', { name: 'Rename Without matches' }));
    const name = list.getByLabelText('New name');
    await userEvent.clear(name);
    await userEvent.type(name, 'family khumalo');
    await list.findByText('Another view has this name.');
    await userEvent.type(name, ' 2{Enter}');
    await userEvent.click(await list.findByRole('button', { name: 'Delete family khumalo 2' }));
    await userEvent.click(list.getByRole('button', { name: 'Family Khumalo' }));
    await closed();
    await expect(field).toHaveValue('khumalo');
    const last = await open('View: Family Khumalo');
    await last.findByText(
      'Change search, filters or order to save another view. Views are stored on this device.',
    );
  },
});

/** Each learner with grade, last login, and the contacts of the parents (ADM-008). */
export const Loaded = meta.story({
  ...visit({
    at: `${at}?q=khumalo`,
    as: 'thandi',
    given: ({ db }) => {
      db.users.update('usr-naledi', { cellphoneNumber: '0825550121', whatsAppNumber: '082 555 0121' });
      db.users.update('usr-johan', { cellphoneNumber: '0845550122', whatsAppNumber: '0715550122' });
    },
  }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const list = within(await findTable(canvas));
    await expect(list.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Grade',
      'Last Login',
      'Parents',
    ]);
    const lwazi = within(list.getByRole('row', { name: /^Lwazi/ }));
    await expect(lwazi.getAllByRole('cell')[0]).toHaveTextContent('Grade 4');
    const [mother, father] = lwazi.getAllByRole('listitem');
    await expect(mother).toHaveTextContent('Naledi Khumalo Mother');
    await expect(mother).toHaveTextContent('Cell, WhatsApp 082 555 0121');
    await expect(father).toHaveTextContent('Father');
    await expect(father).toHaveTextContent('Cell 084 555 0122WhatsApp 071 555 0122');
    const call = lwazi.getByRole('link', { name: '082 555 0121' });
    await expect(call).toHaveAttribute('href', 'tel:+27825550121');
    const chats = lwazi.getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    await expect(chats.map((chat) => [chat.ariaLabel, chat.href])).toEqual([
      ['WhatsApp chat with 082 555 0121 in a new tab', 'https://wa.me/27825550121'],
      ['071 555 0122, WhatsApp chat in a new tab', 'https://wa.me/27715550122'],
    ]);
    await expect(lwazi.getByRole('link', { name: /^parent@/ })).toHaveAttribute(
      'href',
      'mailto:parent@springbyte.test',
    );
  },
});

/** The grade filter is stored in the URL. The search includes the parents' names and contacts. */
export const Filtered = meta.story({
  ...visit({ at: `${at}?grade=Grade%204&sort=parents`, as: 'thandi' }),
  play: async ({ canvas, userEvent, loaded }) => {
    await findTable(canvas);
    await expect(getNames()[0]).toBe('Lwazi Khumalo');
    await expect(getNames()).not.toContain('Zola Khumalo');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a learner' }), 'partner@ father');
    await waitFor(() => expect(getNames()).toEqual(['Lwazi Khumalo']));
    await userEvent.click(canvas.getByRole('button', { name: /Grade 4/ }));
    await userEvent.click(page.getByRole('option', { name: 'Grade 1' }));
    await waitFor(() => expect(getNames()).toEqual(['Zola Khumalo']));
    await waitFor(() =>
      expect(routerOf(loaded).latestLocation.search).toEqual({
        grade: 'Grade 1',
        q: 'partner@ father',
        sort: 'parents',
      }),
    );
  },
});

/** A name links to the account in the Users tab (D-223). */
export const NameLinksToAccount = meta.story({
  ...visit({ at: `${at}?q=zola`, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Zola Khumalo' }));
    await waitFor(() => expect(routerOf(loaded).latestLocation.href).toBe('/admin/users/lrn-zola'));
  },
});

export const Empty = meta.story({
  ...visit({ at, as: 'thandi', scenario: 'empty' }),
  tags: ['empty'],
  play: async ({ canvas }) => {
    await canvas.findByText('No learners found.');
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listLearnersWithParents', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading learners…');
    await expect(canvas.getByRole('link', { name: /^Parents/ })).toBeVisible();
  },
});

/**
 * The message has no full stop, unlike that of the parent's list (ADM-020g, D-229). The other tabs remain
 * available.
 */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listLearnersWithParents', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Failed to load learners$/ });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Parents/ })).toBeVisible();
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'thandi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});

export const LongText = meta.story({
  ...visit({ at, as: 'thandi', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const Many = meta.story({
  ...visit({ at, as: 'thandi', given: manyRows('users', 'surname') }),
  tags: ['many'],
  play: findsManyRows,
});
