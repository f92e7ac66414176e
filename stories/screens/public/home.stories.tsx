import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone, tablet } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/home';
const heading = { level: 1, name: 'From first click to first program.' };

const meta = preview.meta({
  title: 'Screens/Public/Home',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
  },
});

export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
    for (const link of canvas.getAllByRole('link', { name: 'Create Parent Account' })) {
      await expect(link).toHaveAttribute('href', '/auth/register');
    }
    const chat = canvas.getByRole('link', { name: 'Chat to us' });
    await expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hi%2C%20I%20would%20like/),
    );
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('© 2025 Springbyte')).toBeInTheDocument();
  },
});
export const VisitorOnATablet = meta.story({ ...visit({ at }), globals: tablet });

/** A signed-in user has the side menu; the page does not use the larger sizes of learner screens (D-197). */
export const Learner = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
    const menu = await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    await within(menu).findByRole('link', { name: 'Mathematics' });
    await expect(document.documentElement).not.toHaveAttribute('data-density');
  },
});

export const Parent = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
    const links = canvas.getAllByRole('link', { name: 'Go to your start page' });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('href', '/parent/dashboard');
    await expect(canvas.queryByRole('link', { name: 'Create Parent Account' })).toBeNull();
    await expect(canvas.queryByText(/^The account is free/)).toBeNull();
  },
});

/** On a phone the drawer has the pages, and there is no side menu (D-197). */
export const LearnerOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading);
    await canvas.findByRole('button', { name: 'Pages and logout' });
    await expect(canvas.queryByRole('button', { name: 'Your menu' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
  },
});

/** Buttons, dots and arrow keys change the photo; the arrow keys wrap around (PUB-006). */
export const Carousel = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    const saturday = 'Saturday class at the Observatory campus';
    const online = 'Online class on a weekday afternoon';
    const robots = 'Robots that follow a line, built by the class';
    const carousel = within(await canvas.findByRole('region', { name: 'A look inside our classes' }));
    const shows = (caption: string) =>
      waitFor(() => expect(carousel.getByRole('status')).toHaveTextContent(caption));

    await shows(saturday);
    await userEvent.click(carousel.getByRole('button', { name: 'Next photo' }));
    await shows(online);
    await expect(carousel.getByRole('group', { name: '2 of 3' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await shows(robots);
    await userEvent.keyboard('{ArrowRight}');
    await shows(saturday);
    await userEvent.keyboard('{ArrowLeft}');
    await shows(robots);
    await userEvent.click(carousel.getByRole('button', { name: online }));
    await shows(online);
    await expect(carousel.getByRole('button', { name: online })).toHaveAttribute('aria-current', 'true');
  },
});
