import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

/** Placeholders (PUB-019), open to everyone (D-027). */
const meta = preview.meta({
  title: 'Screens/Public/Tutor',
});

export const Visitor = meta.story({
  ...visit({ at: '/tutor' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tutor' });
    const linkTo = (name: string) =>
      within(canvas.getByRole('navigation', { name: 'Tutor pages' })).getByRole('link', { name });
    for (const page of ['Dashboard', 'Profile', 'Sessions', 'Lessons', 'Learners']) {
      await userEvent.click(linkTo(page));
      await canvas.findByRole('heading', { level: 1, name: `Tutor ${page}` });
      await expect(linkTo(page)).toHaveAttribute('aria-current', 'page');
      await waitFor(() => expect(document.title).toBe(`Tutor ${page} · Springbyte`));
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Go to Home' }));
    await canvas.findByRole('heading', { level: 1, name: 'From first click to first program.' });
  },
});

/** The start page of a tutor (AUTH-016c). The side menu already has the links, and the grades (D-264). */
export const Tutor = meta.story({
  ...visit({ at: '/tutor/dashboard', as: 'sipho' }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('link', { name: 'My submissions' })).toHaveAttribute(
      'href',
      '/submissions',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Tutor pages' })).toBeNull();
  },
});

/** The URL can have any case (D-028, D-051). */
export const PathInAnotherCase = meta.story({
  ...visit({ at: '/Tutor/lesson' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tutor Lessons' });
  },
});

/** The sessions page has two URLs (D-028). */
export const Sessions = meta.story({
  ...visit({ at: '/tutor/sessions' }),
  tags: ['interaction', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tutor Sessions' });
    const pages = within(canvas.getByRole('navigation', { name: 'Tutor pages' }));
    await expect(pages.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/tutor/session');
  },
});

export const UnknownPage = meta.story({
  ...visit({ at: '/tutor/nothing' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'From first click to first program.' });
  },
});
