import { expect } from 'storybook/test';
import { sendMail } from '#mocks/services/outbox.ts';
import preview from '../../.storybook/preview.tsx';
import { panelStory } from './panel-story.tsx';

const meta = preview.meta({ title: 'Developer panel/Outbox' });

/** The newest email is open. Its text is never markup. */
export const Emails = meta.story({
  ...panelStory({
    tab: 'outbox',
    given: ({ db, now }) => {
      const link = `${location.origin}/auth/reset-password?token=1`;
      const text = `Hi <b>Naledi</b>, choose a new password: ${link}`;
      const mail = { kind: 'password-reset', to: 'parent@springbyte.test', text, link } as const;
      sendMail(db, now(), { ...mail, subject: 'First' });
      sendMail(db, now(), { ...mail, subject: 'Reset your password' });
    },
  }),
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await expect(canvas.getByText(/<b>Naledi<\/b>/)).toBeVisible();
  },
});

export const Empty = meta.story({
  ...panelStory({ tab: 'outbox', given: ({ db }) => db.mails.load([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/password/i)).toBeVisible();
  },
});
