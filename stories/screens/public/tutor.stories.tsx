import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

/** Empty placeholders (PUB-019), open to everyone (D-027). */
const meta = preview.meta({
  title: 'Screens/Public/Tutor',
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing here yet.');
  },
});

/** One page after the other, each under its own title. */
export const Visitor = meta.story({
  ...visit({ at: '/tutor' }),
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

/** Where a tutor lands after signing in (AUTH-016c). The menus of the shell have the same links, so they are not repeated here. */
export const Tutor = meta.story({
  ...visit({ at: '/tutor/dashboard', as: 'sipho' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Go to Home' });
    await expect(canvas.queryByRole('navigation', { name: 'Tutor pages' })).toBeNull();
  },
});

/** The documents write a capital letter; any case will do (D-028, D-051). */
export const OtherCase = meta.story({
  ...visit({ at: '/Tutor/lesson' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tutor Lessons' });
  },
});

/** The sessions screen answers to both of its names (D-028). */
export const Sessions = meta.story({
  ...visit({ at: '/tutor/sessions' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tutor Sessions' });
    const pages = within(canvas.getByRole('navigation', { name: 'Tutor pages' }));
    await expect(pages.getByRole('link', { name: 'Sessions' })).toHaveAttribute('href', '/tutor/session');
  },
});

export const NoSuchPage = meta.story({
  ...visit({ at: '/tutor/nothing' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'From first click to first program.' });
  },
});
