import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const at = '/unauthorized';

const meta = preview.meta({
  title: 'Screens/Public/Unauthorized',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
  },
});

export const Visitor = meta.story({
  ...visit({ at: `${at}?returnUrl=%2Fadmin%2Fusers` }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Access Denied' });
    await expect(
      canvas.getByText('You do not have the necessary permissions to view this content.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Please contact your administrator if you believe this is an error.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
  },
});

export const ParentOnALearnersPage = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'naledi' }),
  tags: ['no-access'],
});
