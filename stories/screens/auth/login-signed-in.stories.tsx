import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { dark, phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/auth/login';

const meta = preview.meta({ title: 'Screens/Auth/Login when signed in' });

/** Somebody who is signed in may sign in as somebody else (D-014). */
export const WithAReason = meta.story({
  ...visit({ at: `${at}?message=Please%20sign%20in%20as%20a%20Parent.`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await expect(canvas.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
  },
});

/** Whoever came by mistake goes on to their own page. */
export const WithoutAReason = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo');
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your page' }));
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' });
  },
});
export const WithoutAReasonOnAPhone = WithoutAReason.extend({
  globals: { ...phone, ...dark },
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo');
  },
});
