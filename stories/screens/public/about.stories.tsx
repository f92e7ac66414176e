import { expect, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone, tablet } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/about-springbyte';
const title = 'Any child can tap a screen. Ours tell it what to do.';

const meta = preview.meta({
  title: 'Screens/Public/About',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
  },
});

/** The page has all sections (PUB-009). */
export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    for (const name of ['What your child gains', 'Why parents trust us', 'Have a look around together']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    for (const name of [/^Coding:/, /^Data:/, /^AI tools:/]) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    const register = canvas.getAllByRole('link', { name: 'Create Parent Account' });
    await expect(register).toHaveLength(2);
    for (const link of register) await expect(link).toHaveAttribute('href', '/auth/register');
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    await expect(canvas.getByRole('link', { name: 'Chat to us' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hi%2C%20/),
    );
    await waitFor(() => expect(document.title).toBe('About Us · Springbyte'));
  },
});
export const VisitorOnATablet = meta.story({ ...visit({ at }), globals: tablet });

/** A signed-in user is not asked to register (D-032). */
export const Parent = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    for (const link of canvas.getAllByRole('link', { name: 'Go to your start page' })) {
      await expect(link).toHaveAttribute('href', '/parent/dashboard');
    }
    await expect(canvas.getByRole('region', { name: 'Good to have you with us' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create Parent Account' })).toBeNull();
  },
});

/** The page does not use the larger sizes of learner screens. */
export const LearnerOnAPhone = meta.story({
  ...visit({ at, as: 'lwazi' }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    const links = canvas.getAllByRole('link', { name: 'Go to your start page' });
    await expect(links[0]).toHaveAttribute('href', '/learner/dashboard');
    await expect(document.documentElement).not.toHaveAttribute('data-density');
  },
});

/** The product name in the URL can have any case (D-051). */
export const PathInAnotherCase = meta.story({
  ...visit({ at: '/About-SpringByte#trust' }),
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: title });
    const { history } = loaded['application'] as Application;
    await expect(history.location.href).toBe('/about-springbyte#trust');
  },
});

/** A URL with another name is unknown (PUB-012). */
export const UnknownName = meta.story({
  ...visit({ at: '/about-another' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'From first click to first program.' });
  },
});
