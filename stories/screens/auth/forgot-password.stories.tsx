import { expect, screen as page, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectOnce, paste, type PlayContext } from '../../play.ts';
import { visit, storyBackend } from '../../visit.tsx';

const at = '/auth/forgot-password';
const operation = 'requestPasswordReset';
const failedMessage = 'Something went wrong. Try again later.';
const neutralMessage = 'If an account exists, a reset link was sent.';

const meta = preview.meta({ title: 'Screens/Auth/Forgot password' });

const findHeading = ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

async function requestLink({ canvas, userEvent }: PlayContext, email = 'parent@springbyte.test') {
  await paste({ userEvent }, await canvas.findByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
}

const readMails = async () => (await storyBackend()).db.mails.all();

const expectEmailKept = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test');
  await expect(canvas.getByRole('button', { name: 'Send reset link' })).not.toHaveAttribute('aria-disabled');
};

/** Expects the prescribed text once, in an alert that also gives advice and gets the focus (AUTH-029). */
async function expectFailure({ canvas, userEvent }: PlayContext, advice: RegExp) {
  await requestLink({ canvas, userEvent });
  const alertText = await canvas.findByText(advice);
  await expectOnce(failedMessage);
  await waitFor(() => expect(document.activeElement).toContainElement(alertText));
  await expectEmailKept({ canvas });
}

/** The form has one field, and every visitor can open it (AUTH-026, PUB-013f). */
export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await findHeading({ canvas }, 'Forgot password');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login');
    await expect(document.title).toBe('Forgot password · Springbyte');
  },
});

export const SignedIn = meta.story({
  ...visit({ at, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await findHeading({ canvas }, 'Forgot password');
  },
});

/** The field has the message and the focus, and nothing is sent (AUTH-027, VAL-006). */
export const NothingFilledIn = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send reset link' }));
    const field = canvas.getByLabelText('Email');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email is required'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'naledi@springbyte');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a valid email'));
    await userEvent.type(field, '.test');
    await waitFor(() => expect(field).toBeValid());
    await expect(page.queryByText(failedMessage)).toBeNull();
  },
});

/** The prescribed text replaces the form and describes the heading, which gets the focus (AUTH-028). */
export const Sent = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent }, '  Parent@springbyte.test ');
    const title = await findHeading({ canvas }, 'Check your email');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(neutralMessage);
    await expect(canvas.getByText('Parent@springbyte.test')).toBeVisible();
    await expect((await readMails()).map(({ to }) => to)).toEqual(['parent@springbyte.test']);
  },
});

/** The page does not reveal whether an account exists (D-121). */
export const UnknownEmail = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent }, 'unknown@springbyte.test');
    await findHeading({ canvas }, 'Check your email');
    await expect(canvas.getByText(neutralMessage)).toBeVisible();
    await expect(await readMails()).toEqual([]);
  },
});

/** The form reopens with the typed email, so that a typo can be corrected. */
export const TriesAgain = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent }, 'parent@springbyte.tes');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again or change the email' }));
    const field = await canvas.findByLabelText('Email');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('parent@springbyte.tes');
    await requestLink({ canvas, userEvent }, 't');
    await findHeading({ canvas }, 'Check your email');
    await expect(await readMails()).toHaveLength(1);
  },
});

export const ServerDown = meta.story({
  ...visit({ at, fault: { operation, status: 500 } }),
  tags: ['failed', 'dark', 'phone'],
  play: (context) => expectFailure(context, /It is our side, not yours\./),
});

export const TooOften = meta.story({
  ...visit({ at, fault: { operation, status: 429 } }),
  tags: ['failed'],
  play: (context) => expectFailure(context, /^Too many links were requested in a row\./),
});

/** A 403 does not redirect from the form (D-007). */
export const Refused = meta.story({
  ...visit({ at, fault: { operation, status: 403 } }),
  tags: ['failed'],
  play: (context) => expectFailure(context, /^You do not have the necessary permissions\./),
});

const longEmail = `nomvuyelelo-anastasia.van.der.westhuizen-ramaphosa+${'school'.repeat(8)}@springbyte.test`;

export const LongText = meta.story({
  ...visit({ at }),
  tags: ['long-text'],
  play: async ({ canvas, userEvent }) => {
    await requestLink({ canvas, userEvent }, longEmail);
    await canvas.findByText(longEmail);
  },
});

export const InvalidEmail = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'naledi@springbyte');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await canvas.findByText('Enter a valid email');
  },
});
