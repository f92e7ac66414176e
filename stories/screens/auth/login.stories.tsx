import { expect, screen as page, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { holdResponses } from '../../hold-responses.ts';
import { paste, type PlayContext } from '../../play.ts';
import { speedUpTimers } from '../../speed-up-timers.ts';
import { advanceClock, stopClock } from '../../stopped-clock.ts';
import { landscape } from '../../variants.ts';
import { visit } from '../../visit.tsx';

const at = '/auth/login';

const meta = preview.meta({
  title: 'Screens/Auth/Login',
});

async function submitLogin({ canvas, userEvent }: PlayContext, password = 'Learn2code!', name = 'lwazi') {
  await paste({ userEvent }, await canvas.findByLabelText('Email or username'), name);
  await paste({ userEvent }, canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

export const Visitor = meta.story({
  ...visit({ at }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Create a parent account')).toBe('/auth/register');
    await expect(href('Forgot password?')).toBe('/auth/forgot-password');
    await expect(document.title).toBe('Login · Springbyte');
  },
});

/** Tab moves from the name to the password, not to the link beside its label. */
export const ByKeyboard = meta.story({
  ...visit({ at }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email or username'), 'lwazi');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Learn2code!{Enter}');
    await canvas.findByRole('button', { name: 'Opening your page…' });
  },
});

/** The URL contains the reason for the login; markup in it is shown as text (AUTH-002). */
export const WithMessage = meta.story({
  ...visit({
    at: `${at}?message=${encodeURIComponent('Please sign in as a <b>Parent</b> to complete a purchase.')}`,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Please sign in as a <b>Parent</b> to complete a purchase.');
  },
});

/** Both fields have a message, nothing is sent, and the first field has the focus (AUTH-006 to AUTH-008). */
export const NothingFilledIn = meta.story({
  ...visit({ at, fault: { operation: 'loginUser', status: 500 } }),
  tags: ['invalid', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }));
    await canvas.findByText('Enter a valid email or username.');
    await expect(canvas.getByText('Password is required.')).toBeVisible();
    await expect(canvas.getByLabelText('Email or username')).toHaveFocus();
    await expect(canvas.queryByText('Login is not working right now')).toBeNull();
  },
});

/**
 * The name and the message of the URL are kept, the password is cleared, and the alert has the focus (AUTH-012,
 * AUTH-013, D-219).
 */
export const WrongPassword = meta.story({
  ...visit({ at: `${at}?message=Please%20sign%20in.` }),
  tags: ['invalid', 'dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent }, 'Learn2cook!');
    const alert = await canvas.findByText('Invalid username or password');
    await expect(canvas.getByText('Check the spelling, or reset your password.')).toBeVisible();
    await page.findByText('Login Failed');
    await waitFor(() => expect(page.getByText('Invalid credentials')).toBeVisible());
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('lwazi');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByText('Please sign in.')).toBeVisible();
  },
});

/** While the request is pending, the button is disabled (AUTH-004). */
export const Busy = meta.story({
  ...visit({ at, fault: { operation: 'loginUser', delay: 'never' } }),
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const ServerDown = meta.story({
  ...visit({ at, fault: { operation: 'loginUser', status: 500 } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    await canvas.findByText('Login is not working right now');
    await page.findByText('Login Failed');
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
  },
});

/** A 404 without a message means a wrong URL of the server, not a wrong password. */
export const PathNotFound = meta.story({
  ...visit({ at, fault: { operation: 'loginUser', status: 404, message: ' ' } }),
  tags: ['failed'],
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    await canvas.findByText('The school sent an answer that we could not read');
    await expect(canvas.queryByText('Invalid username or password')).toBeNull();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Learn2code!');
  },
});

/** The typed email is passed to the forgot-password page, but not in the URL. */
export const ForgotPassword = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    const { history } = loaded['application'] as Application;
    const forgot = () => canvas.getByRole('link', { name: 'Forgot password?' });
    const field = await canvas.findByLabelText('Email or username');
    await userEvent.type(field, 'lwazi');
    await userEvent.click(forgot());
    await canvas.findByRole('heading', { level: 1, name: 'Forgot password' });
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Email'), 'parent@springbyte.test');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to login' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Email or username')).toHaveValue('parent@springbyte.test'),
    );
    await userEvent.click(forgot());
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('parent@springbyte.test'));
    await expect(history.location.href).toBe('/auth/forgot-password');
  },
});

/** After the login, Back skips the login page. */
export const BackButton = meta.story({
  ...visit({ at: '/contact-us' }),
  beforeEach: () => speedUpTimers(8),
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
    await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
    await submitLogin({ canvas, userEvent });
    await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
    (loaded['application'] as Application).history.back();
    await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
  },
});

/** The welcome toast is shown for two seconds before the dashboard opens (AUTH-009, AUTH-010, AUTH-016). */
export const LearnerSignsIn = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening your page…' });
    await page.findByText('Login successful!');
    await waitFor(() => expect(page.getByText('Welcome')).toBeVisible());
    await advanceClock(1900);
    await expect(document.title).toBe('Login · Springbyte');
    await advanceClock(2000);
    await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
    await waitFor(() => expect(document.title).toBe('Dashboard · Springbyte'));
  },
});

export const LeavesDuringTheWelcome = meta.story({
  ...visit({ at }),
  tags: ['interaction'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    await submitLogin({ canvas, userEvent });
    await canvas.findByRole('button', { name: 'Opening your page…' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await advanceClock(3000);
    await expect(document.title).toBe('Home · Springbyte');
  },
});

const longMessage = `Please sign in as a parent of Nomvuyelelo-Anastasia van der Westhuizen-Ramaphosa. ${'This message is long. '.repeat(8)}`;

export const LongText = meta.story({
  ...visit({ at: `${at}?message=${encodeURIComponent(longMessage)}` }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    await canvas.findByText(/Nomvuyelelo-Anastasia/);
  },
});

const purchase = 'returnUrl=%2Fsubscribe&learnerId=lrn-lwazi&planId=pln-year&message=Please%20sign%20in.';

/** Links between the authentication pages keep the chosen plan in the URL (D-240). */
export const KeepsThePurchase = meta.story({
  ...visit({ at: `${at}?${purchase}` }),
  play: async ({ canvas, userEvent, loaded }) => {
    const { history } = loaded['application'] as Application;
    const follow = async (name: string, path: string) => {
      await userEvent.click(await canvas.findByRole('link', { name }));
      await waitFor(() => expect(history.location.pathname).toBe(path));
      const parameters = Object.fromEntries(new URLSearchParams(history.location.search));
      await expect(parameters).toEqual(Object.fromEntries(new URLSearchParams(purchase)));
    };
    await follow('Create a parent account', '/auth/register');
    await follow('Log in instead', '/auth/login');
    await follow('Forgot password?', '/auth/forgot-password');
    await follow('Back to login', '/auth/login');
    await canvas.findByText('Please sign in.');
  },
});

/** A login that succeeds after the user has opened another page does not redirect. */
export const LeavesDuringTheCall = meta.story({
  ...visit({ at: `${at}?${purchase}` }),
  tags: ['interaction'],
  beforeEach: () => stopClock(1000),
  play: async ({ canvas, userEvent }) => {
    const release = await holdResponses('loginUser');
    await submitLogin({ canvas, userEvent }, undefined, 'parent@springbyte.test');
    await canvas.findByRole('button', { name: 'Logging in…' });
    await userEvent.click(canvas.getByRole('link', { name: 'Home' }));
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    release();
    await page.findByText('Login successful!');
    await advanceClock(3000);
    await expect(document.title).toBe('Home · Springbyte');
  },
});

/** On a phone in landscape the picture is hidden, so that the first field is visible. */
export const Landscape = meta.story({
  ...visit({ at }),
  globals: landscape,
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Email or username');
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
    await expect(innerHeight).toBe(360);
  },
});

/** A signed-in user can sign in as another user (D-014). */
export const SignedInWithAReason = meta.story({
  ...visit({ at: `${at}?message=Please%20sign%20in%20as%20a%20Parent.`, as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Login' });
    await expect(canvas.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
  },
});

/** The page links a signed-in user to their start page. */
export const SignedInWithoutAReason = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByText('You are signed in as Naledi Khumalo');
    await expect(canvas.getByRole('link', { name: 'Go to your page' })).toHaveAttribute(
      'href',
      '/parent/dashboard',
    );
  },
});
