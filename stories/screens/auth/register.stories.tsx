import { expect, screen as page, spyOn, waitFor } from 'storybook/test';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { leaveDateIncomplete, paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { advanceClock, stopClock } from '../../stopped-clock.ts';
import { visit } from '../../visit.tsx';
import { watchCalls } from '../../watch-calls.ts';

const at = '/auth/register';
const heading = 'Register as a parent and then add the child or children';

const bongiwe = {
  Name: 'Bongiwe',
  Surname: 'Mabaso',
  Email: 'bongiwe@springbyte.test',
  'Cellphone number': '0725550173',
  'WhatsApp number': '0725550173',
  Town: 'Cape Town',
  'Postal Code': '7925',
  Password: 'Learn2code!',
  'Confirm password': 'Learn2code!',
};

/** Replaces the values of fields by pasting. */
async function fill({ canvas, userEvent }: PlayContext, values: Partial<typeof bongiwe>) {
  await canvas.findByRole('heading', { level: 1, name: heading });
  for (const [label, text] of Object.entries(values)) {
    const field = canvas.getByLabelText<HTMLInputElement>(label);
    if (field.value !== '') await userEvent.clear(field);
    await paste({ userEvent }, field, text);
  }
}

const submit = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Register' }));

async function register({ canvas, userEvent }: PlayContext, values: Partial<typeof bongiwe> = {}) {
  await fill({ canvas, userEvent }, { ...bongiwe, ...values });
  await submit({ canvas, userEvent });
}

const takenMessage = 'This email is already registered.';

const meta = preview.meta({
  title: 'Screens/Auth/Register',
});

/** The role Parent is preselected (AUTH-017 to AUTH-020, D-179). */
export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    await expect(canvas.getByRole('radio', { name: 'Parent/Guardian' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Learner (Over 18yrs)' })).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Contact details' })).toHaveTextContent('0 of 5');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Cellphone number')).toHaveAttribute('type', 'tel');
    await expect(canvas.getByLabelText('Postal Code')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Date of birth (optional)')).not.toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', '/auth/login');
    await expect(document.title).toBe('Register · Springbyte');
  },
});

/** Each field has a message, nothing is sent, and the first field has the focus (VAL-001, VAL-005). */
export const NothingFilledIn = meta.story({
  ...visit({ at }),
  tags: ['invalid', 'dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    const calls = watchCalls();
    await submit({ canvas, userEvent });
    for (const message of [
      'Name is required.',
      'Surname is required.',
      'Email is required.',
      'Cellphone number is required.',
      'WhatsApp number is required.',
      'Town is required.',
      'Postal Code is required.',
      'Password is required.',
      'Confirm password is required.',
    ]) {
      await canvas.findByText(message);
    }
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await expect(calls('/auth/register')).toHaveLength(0);
  },
});

export const NoTelephoneNumber = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await paste({ userEvent }, await canvas.findByLabelText('Cellphone number'), 'abc');
    await userEvent.tab();
    await canvas.findByText('Enter a telephone number, such as 082 555 0101.');
  },
});

export const Filled = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, bongiwe);
    await expect(canvas.getByRole('group', { name: 'About you' })).toHaveTextContent('2 of 2');
    await expect(canvas.getByRole('group', { name: 'Contact details' })).toHaveTextContent('5 of 5');
    await expect(canvas.getByRole('group', { name: 'Your password' })).toHaveTextContent('2 of 2');
  },
});

/** The toast is shown for two seconds, then the login page opens (AUTH-021). */
export const Registers = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening the login page…' });
    await waitFor(() => expect(page.getByText('User registered successfully!')).toBeVisible());
    await advanceClock(1900);
    await expect(document.title).toBe('Register · Springbyte');
    await expect(canvas.queryByText(/already registered/)).toBeNull();
    await advanceClock(2000);
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByLabelText('Email or username')).toHaveValue(bongiwe.Email);
  },
});

/** Leaving the page cancels the redirect. */
export const LeavesMeanwhile = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening the login page…' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await advanceClock(3000);
    await expect(document.title).toBe('Home · Springbyte');
  },
});

/** An adult learner with a date of birth. A button copies the cellphone number to WhatsApp (AUTH-020). */
export const Learner = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    const { 'WhatsApp number': _same, ...others } = bongiwe;
    await fill({ canvas, userEvent }, others);
    await userEvent.click(canvas.getByRole('radio', { name: 'Learner (Over 18yrs)' }));
    await userEvent.type(canvas.getByLabelText('Date of birth (optional)'), '2004-09-23');
    await userEvent.click(canvas.getByRole('button', { name: 'Same as cellphone' }));
    await waitFor(() => expect(canvas.getByLabelText('WhatsApp number')).toHaveFocus());
    await expect(canvas.getByLabelText('WhatsApp number')).toHaveValue('0725550173');
    await submit({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening the login page…' });
  },
});

/** A malformed email gets a field error without a request. */
export const MalformedEmail = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  beforeEach: () => stopClock(100),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    const calls = watchCalls();
    await userEvent.type(canvas.getByLabelText('Email'), 'bongiwe@springbyte');
    await userEvent.tab();
    await canvas.findByText('Enter a valid email address.');
    await advanceClock(2000);
    await expect(calls('/auth/check-email')).toHaveLength(0);
  },
});

/** The date of birth is optional, but a partly typed date gets a field error. */
export const DateIncomplete = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, bongiwe);
    await leaveDateIncomplete(canvas.getByLabelText('Date of birth (optional)'));
    await submit({ canvas, userEvent });
    await canvas.findByText('Enter the whole date, or leave it empty.');
  },
});

/** The hint disappears with the third digit; it does not prevent submitting (VAL-003, D-206). */
export const PostalCode = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { 'Postal Code': '792' });
    await waitFor(() => expect(canvas.queryByText('Postal Code must be 3–10 digits.')).toBeNull());
    await register({ canvas, userEvent }, { 'Postal Code': '7' });
    await expect(canvas.getByText('Postal Code must be 3–10 digits.')).toBeVisible();
    await canvas.findByRole('button', { name: 'Opening the login page…' });
  },
});

/** Each fulfilled requirement gets a tick; the password can be shown (VAL-004, VAL-005, D-208). */
export const Passwords = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: heading });
    const password = canvas.getByLabelText('Password');
    const fulfilled = () => canvas.queryAllByText(': done');
    for (const [text, message, count] of [
      ['a1_', 'Password must be at least 6 characters.', 2],
      ['abc12_', 'Password must contain an uppercase letter.', 3],
      ['Abcde_', 'Password must contain a number.', 3],
      ['Abcd12', 'Password must contain a special character.', 3],
    ] as const) {
      await fill({ canvas, userEvent }, { Password: text });
      await userEvent.tab();
      await canvas.findByText(message);
      await expect(fulfilled()).toHaveLength(count);
    }
    await fill({ canvas, userEvent }, { Password: 'Abc12_', 'Confirm password': 'Abc12-' });
    await userEvent.tab();
    await canvas.findByText('Passwords do not match.');
    await expect(fulfilled()).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
});

export const LongText = meta.story({
  ...visit({ at }),
  tags: ['long-text'],
  play: async ({ canvas, userEvent }) => {
    await fill(
      { canvas, userEvent },
      {
        ...bongiwe,
        Name: 'Nomvuyelelo-Anastasia Philippina Wilhelmina',
        Surname: 'van der Westhuizen-Ramaphosa-Khumalo',
        Email: 'nomvuyelelo-anastasia.van-der-westhuizen@a-very-long-name-of-a-school.springbyte.test',
        Town: 'Tweebuffelsmeteenskootmorsdoodgeskietfontein',
      },
    );
  },
});

/** After registering, the login page has the chosen plan in its URL (D-240). */
export const KeepsThePurchase = meta.story({
  ...visit({
    at: `${at}?returnUrl=%2Fsubscribe&learnerId=lrn-lwazi&planId=pln-year&message=Please%20sign%20in.`,
  }),
  tags: ['interaction'],
  beforeEach: () => speedUpTimers(8),
  play: async ({ canvas, userEvent, loaded }) => {
    await register({ canvas, userEvent });
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.getByText('Please sign in.')).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveValue(bongiwe.Email);
    const { location } = (loaded['application'] as Application).history;
    await expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      returnUrl: '/subscribe',
      learnerId: 'lrn-lwazi',
      planId: 'pln-year',
    });
  },
});

/** Leaving a filled-in form needs a confirmation. Links to the login do not, and pass on the email. */
export const AsksBeforeLeaving = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { Name: 'Bongiwe', Email: 'bongiwe@springbyte.test' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await userEvent.click(await page.findByRole('button', { name: 'Stay here' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Bongiwe');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Log in instead' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Email or username')).toHaveValue('bongiwe@springbyte.test'),
    );
  },
});

/** The email is checked once, half a second after the last key; the form is not sent (AUTH-023, VAL-002). */
export const EmailTaken = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { ...bongiwe, Email: '' });
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.tes' });
    await userEvent.keyboard('t');
    await expect(calls('/auth/check-email')).toHaveLength(0);
    await canvas.findByText(takenMessage);
    await expect(calls('/auth/check-email').map(({ search }) => search)).toEqual([
      '?email=parent%40springbyte.test',
    ]);
    await submit({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'reset the password' })).toBeVisible();
    await expect(calls('/auth/register')).toHaveLength(0);
  },
});

export const EmailCorrected = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.test' });
    await canvas.findByText(takenMessage);
    await userEvent.type(canvas.getByLabelText('Email'), '.za');
    await waitFor(() => expect(canvas.queryByText(takenMessage)).toBeNull());
  },
});

/** If the check fails, the email can be submitted; the server checks it again (AUTH-022, AUTH-024). */
export const EmailCheckFailed = meta.story({
  ...visit({ at, fault: { operation: 'checkEmail', status: 500 } }),
  tags: ['failed', 'invalid', 'phone'],
  beforeEach: () => speedUpTimers(4),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { ...bongiwe, Email: 'parent@springbyte.test' });
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    await expect(canvas.queryByText(takenMessage)).toBeNull();
    await submit({ canvas, userEvent });
    await canvas.findByText(takenMessage);
    await waitFor(() => expect(page.getByText('Error registering')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
    await expect(calls('/auth/check-email')).toHaveLength(1);
  },
});

/** A 403 of the check does not redirect from the form. */
export const EmailCheckRefused = meta.story({
  ...visit({ at, fault: { operation: 'checkEmail', status: 403 } }),
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, { Email: 'parent@springbyte.test' });
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test');
    await expect(canvas.getByLabelText('Email')).not.toBeInvalid();
  },
});

/** The alert has the focus, and the form keeps its values (AUTH-022). */
export const ServerDown = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 500 } }),
  tags: ['failed', 'dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    const alert = await canvas.findByText('Registering is not working right now');
    await waitFor(() => expect(page.getByText('Error registering')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    for (const [label, text] of Object.entries(bongiwe)) {
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
    }
  },
});

/** A 403 does not redirect from the form. */
export const Forbidden = meta.story({
  ...visit({ at, fault: { operation: 'registerUser', status: 403 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await register({ canvas, userEvent });
    await canvas.findByText('The account was not opened');
    await expect(canvas.getByLabelText('Town')).toHaveValue('Cape Town');
  },
});

/**
 * A server may reject a date of birth (D-181), which the mock accepts: each field shows its message, the first has
 * the focus.
 */
export const StricterServer = meta.story({
  ...visit({ at }),
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls();
    await fill({ canvas, userEvent }, bongiwe);
    await waitFor(() => expect(calls('/auth/check-email')).toHaveLength(1));
    const errors = { town: ['Town is unknown.'], dateOfBirth: ['Learners have to be over 18.'] };
    spyOn(globalThis, 'fetch').mockResolvedValueOnce(
      Response.json({ message: 'Validation failed.', errors }, { status: 400 }),
    );
    await submit({ canvas, userEvent });
    await canvas.findByText('Learners have to be over 18.');
    await expect(canvas.getByText('Town is unknown.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Date of birth (optional)')).toHaveFocus());
  },
});
