import { expect, screen, waitFor, within } from 'storybook/test';
import { setKeysOn } from '#components/keys/use-keys.ts';
import preview from '../../../.storybook/preview.tsx';
import type { PlayContext } from '../../play.ts';
import { visit } from '../../visit.tsx';

/** The search in the top bar, and the keys of a screen (D-293). */
const meta = preview.meta({ title: 'Screens/Shell/Command menu' });

const at = '/admin/campus';

async function openMenu({ canvas, userEvent }: PlayContext) {
  await canvas.findByRole('button', { name: 'Search Ctrl K' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('dialog', { name: 'Search' });
}

async function find({ canvas, userEvent }: PlayContext, text: string) {
  const menu = await openMenu({ canvas, userEvent });
  await waitFor(() => expect(within(menu).queryByText('Loading…')).not.toBeInTheDocument());
  await userEvent.keyboard(text);
  return menu;
}

const optionNames = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Two results of each kind; those with a word that starts with the text come first. */
export const Results = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'co');
    await within(menu).findByText('16 results');
    await expect(within(menu).getAllByRole('group')).toHaveLength(4);
    await expect(optionNames(menu).slice(0, 3)).toEqual([
      expect.stringContaining('Anja Coetzee'),
      expect.stringContaining('Pieter Botha'),
      'Show all 4 People',
    ]);
  },
});

/** Without a text: what was opened last, then the other pages. */
export const Recent = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await find({ canvas, userEvent }, 'manage terms{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Manage Terms' });
    const menu = await openMenu({ canvas, userEvent });
    await within(menu).findByText('Recent');
    await expect(optionNames(menu)[0]).toContain('Manage Terms');
    await expect(optionNames(menu).filter((name) => name?.includes('Manage Terms'))).toHaveLength(1);
    await expect(within(menu).getByRole('combobox')).toHaveFocus();
  },
});

/** All results of one kind. After a deletion, Enter opens the first result. */
export const AllResults = meta.story({
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'codings');
    await within(menu).findByText('0 results');
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(
      await within(menu).findByRole('option', { name: 'Show all 5 Grades and subjects' }),
    );
    await expect(optionNames(menu)).toHaveLength(5);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Coding and Robotics:Topics' });
  },
});

/** An action opens the form of its page. An abbreviation finds a grade. */
export const Action = meta.story({
  ...visit({ at: '/admin/users', as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'grd 4');
    await within(menu).findByRole('option', { name: /^4 ?Grade 4/ });
    await userEvent.clear(within(menu).getByRole('combobox'));
    await userEvent.keyboard('add plan{Enter}');
    await screen.findByRole('dialog', { name: 'New plan' });
  },
});

/** Enter corrects a misspelled name. */
export const Misspelled = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'nkhosi');
    await within(menu).findByRole('option', { name: 'Did you mean Nkosi?' });
    await userEvent.keyboard('{Enter}');
    await within(menu).findByRole('option', { name: /^Thandi Nkosi/ });
  },
});

export const NothingMatches = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'quagga');
    await within(menu).findByText('Try fewer letters, or another spelling.', { exact: false });
  },
});

/** What did not load can be loaded again; the rest can be found. */
export const PeopleNotLoaded = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'listUsers', status: 500, times: 4 } }),
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'co');
    await within(menu).findByText('The people did not load.');
    await within(menu).findByText('12 results');
  },
});

/** A moderator finds no people and plans. */
export const Moderator = meta.story({
  ...visit({ at, as: 'aisha' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    const menu = await find({ canvas, userEvent }, 'co');
    await expect(within(menu).getAllByRole('group')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    const pages = await openMenu({ canvas, userEvent });
    await expect(optionNames(pages).map((name) => name?.split(/(?=[A-Z])/)[0])).toEqual([
      'Home',
      'Moderation',
      'Profile',
      'Campus',
      'My submissions',
      'Add campus',
      'Log out',
    ]);
  },
});

/** The keys of the screen. */
export const Keys = meta.story({
  ...visit({ at, as: 'thandi' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search Ctrl K' });
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find a campus' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await within(dialog).findByText('Search the campuses');
  },
});

/** A user can turn the keys off. */
export const KeysOff = meta.story({
  beforeEach: () => () => {
    setKeysOn(true);
    localStorage.removeItem('keys');
  },
  ...visit({ at, as: 'thandi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Search Ctrl K' });
    await userEvent.keyboard('n');
    await screen.findByRole('dialog', { name: 'Add campus' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    // An open dialog also disables the keys.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find a campus' })).not.toHaveFocus();
  },
});
