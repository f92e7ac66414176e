import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';

const at = '/offline-payment';
const paidContentUrl = '/subjects/sub-1-maths/learnertopics';

const meta = preview.meta({
  title: 'Screens/Public/Offline payment',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' });
  },
});

export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' });
    await expect(canvas.getByText('contact the office to arrange payment', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^\+27/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    await expect(canvas.queryByRole('button', { name: 'Email parent(s)' })).toBeNull();
  },
});

/** The guard of paid content redirects a learner without a plan here (SES-018). */
export const LearnerRedirected = meta.story({
  ...visit({ at: paidContentUrl, as: 'zola' }),
  tags: ['no-access'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' });
    await expect(canvas.getByText('contact the office to arrange payment', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/learner/dashboard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Email parent(s)' }));
    await canvas.findByText('parent@springbyte.test');
  },
});

export const LearnerCannotSend = meta.story({
  ...visit({ at: paidContentUrl, as: 'zola', fault: { operation: 'createUnlockRequest', status: 500 } }),
  tags: ['failed', 'no-access'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email parent(s)' }));
    await canvas.findByText('Failed to send email. Please try again.');
  },
});

export const Learner = meta.story({ ...visit({ at, as: 'zola' }), tags: ['dark', 'phone'] });
