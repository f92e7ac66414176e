import { expect, screen as page } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { paste } from '../../play.ts';
import { visit } from '../../visit.tsx';
import { busisiwe, fatima } from './tokens.ts';

const meta = preview.meta({ title: 'Screens/Invitation/Accepted already' });

/** Whoever is signed in was invited with this email, and sees the learner. */
const accepted = (path: string) =>
  visit({
    at: `${path}?token=${busisiwe}`,
    as: 'naledi',
    given: ({ db }) => void db.users.update('usr-naledi', { email: 'Busisiwe@springbyte.test' }),
  });

/** The same link once more: nothing is left to do, and nobody is sent to another account. */
export const AcceptParent = meta.story({
  ...accepted('/learner/accept-parent'),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText(/already\. There is nothing left to accept\.$/);
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out and go on' })).toBeNull();
  },
});

export const AcceptSignin = meta.story({
  ...accepted('/learner/accept-signin'),
  play: async ({ canvas }) => {
    await canvas.findByText(/already: there is nothing left to accept\./);
    await expect(canvas.getByRole('link', { name: 'Go to my learners' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});

/** A session must not begin on another page, without a word of the invitation. */
export const LeavesWhileAccepting = meta.story({
  ...visit({
    at: `/learner/accept-signin?token=${fatima}`,
    fault: { operation: 'acceptInviteSignin', delay: 1500, status: 500 },
  }),
  play: async ({ canvas, userEvent, loaded }) => {
    await paste({ userEvent }, await canvas.findByLabelText('Password'), 'Learn2code!');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await canvas.findByRole('button', { name: 'Logging in…' });
    await userEvent.click(canvas.getByRole('link', { name: 'Create one to accept' }));
    await page.findByRole('alertdialog', { name: 'Leave while this is being sent?' });
    await userEvent.click(page.getByRole('button', { name: 'Leave' }));
    await canvas.findByRole('heading', { level: 1, name: /^Accept invitation/ });
    await expect((loaded['application'] as Application).state.location.pathname).toBe(
      '/learner/accept-register',
    );
  },
});
