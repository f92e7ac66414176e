import { expect, screen as page, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { storyBackend, visit } from '../../visit.tsx';
import { finds, findsLongTexts, longTexts } from '../common-states.ts';

const at = '/admin/profile';

const meta = preview.meta({
  title: 'Screens/Admin/Profile',
});

/**
 * The account panel shows the saved name at once. The fields that the user does not edit keep their stored values
 * (D-030).
 */
export const Saved = meta.story({
  ...visit({ at, as: 'aisha' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const account = within(await canvas.findByRole('region', { name: 'Your account' }));
    await expect(account.getByText('Moderator')).toBeVisible();
    const { db } = await storyBackend();
    const before = db.users.where('userName', 'aisha')[0];
    await userEvent.clear(canvas.getByLabelText(/^Surname/));
    await paste({ userEvent }, canvas.getByLabelText(/^Surname/), 'Naidoo');
    await paste({ userEvent }, canvas.getByLabelText(/^Town/), 'Durban');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await page.findByText('Profile updated successfully!');
    await waitFor(() => expect(account.getByText('Aisha Naidoo')).toBeVisible());
    await expect(db.users.where('userName', 'aisha')[0]).toEqual({
      ...before,
      surname: 'Naidoo',
      town: 'Durban',
    });
  },
});

export const SavingFailed = meta.story({
  ...visit({ at, as: 'thandi', fault: { operation: 'updateRegisteredUser', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await paste({ userEvent }, await canvas.findByLabelText(/^Town/), 'Durban');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await page.findByText('Failed to update profile');
    await canvas.findByText('This is not working right now');
    await expect(canvas.getByLabelText(/^Town/)).toHaveValue('Durban');
  },
});

export const LongText = meta.story({
  ...visit({ at, as: 'aisha', given: longTexts }),
  tags: ['long-text'],
  play: findsLongTexts,
});

export const ContentAdmin = meta.story({
  ...visit({ at, as: 'pieter' }),
  play: finds('Profile'),
});

export const NameMissing = meta.story({
  ...visit({ at: '/admin/profile', as: 'aisha' }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Surname/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Surname is required.');
  },
});
