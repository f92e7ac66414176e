import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { screen } from '../../screen.tsx';

const at = '/offline-payment';
const closed = '/subjects/sub-1-maths/learnertopics';
const soon = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Public/Offline payment',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' }, soon);
  },
});

export const Visitor = meta.story({
  ...screen({ at }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' }, soon);
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
export const Dark = meta.story({ ...screen({ at }), globals: { theme: 'dark' } });
export const Phone = meta.story({ ...screen({ at }), globals: { viewport: { value: 'phone' } } });

/** Zola has no plan: the gate of school work sends her here (SES-018), where she can ask a parent (D-238). */
export const LearnerAtTheGate = meta.story({
  ...screen({ at: closed, as: 'zola' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment Required' }, soon);
    await expect(canvas.getByText('contact the office to arrange payment', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/learner/dashboard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Email parent(s)' }, soon));
    await canvas.findByText('parent@springbyte.test', undefined, soon);
  },
});

export const LearnerCannotSend = meta.story({
  ...screen({ at: closed, as: 'zola', fault: { operation: 'createUnlockRequest', status: 500 } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email parent(s)' }, soon));
    await canvas.findByText('Failed to send email. Please try again.', undefined, soon);
  },
});

const learner = screen({ at, as: 'zola' });
export const LearnerDark = meta.story({ ...learner, globals: { theme: 'dark' } });
export const LearnerOnAPhone = meta.story({ ...learner, globals: { viewport: { value: 'phone' } } });
