import { expect, screen as page, waitFor } from 'storybook/test';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { useSession } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit, storyBackend, storyNow } from '../../visit.tsx';

/** What another tab does to the storage, and what the browser tells this one about it (D-018). */
function inAnotherTab(write: () => void): void {
  write();
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

async function signsInAs(userId: string): Promise<void> {
  const { db, randomId } = await storyBackend();
  const { token } = await startSession(db, db.users.getOrThrow(userId), storyNow, randomId);
  inAnotherTab(() => localStorage.setItem('token', token));
}

const signsOut = () => inAnotherTab(() => localStorage.removeItem('token'));

const meta = preview.meta({
  title: 'Screens/Shell/Second tab',
});

/** A screen that needs a session is left for the login page, which says why. */
export const SignsOut = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    signsOut();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(
      await canvas.findByText('You have been signed out in another tab. Please sign in again.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
});

/** A page for everyone stays, without the session's menu. */
export const SignsOutOnAPublicPage = meta.story({
  ...visit({ at: '/home', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    signsOut();
    await page.findByText('You have been signed out in another tab.');
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
  },
});

/** Another user signs in: their start page opens, with nothing of the user before. */
export const AnotherUserSignsIn = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    await signsInAs('lrn-zola');
    await page.findByText('You are now signed in as Zola Khumalo, as in your other tab.');
    await canvas.findByRole('navigation', { name: 'Zola Khumalo' });
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Zola/ })).toBeVisible());
  },
});

/** A user signs in elsewhere while a form is being filled in here: nothing typed is lost. */
export const VisitorKeepsTyping = meta.story({
  ...visit({ at: '/auth/login' }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Email or username');
    await userEvent.type(name, 'zola');
    await signsInAs('lrn-lwazi');
    await page.findByText('You are now signed in as Lwazi Khumalo, as in your other tab.');
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveValue('zola');
  },
});

/** Signed out there and signed in there again: nothing asks for a sign-in any more, and what was typed stays. */
export const SignsInAgain = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    signsOut();
    await canvas.findByText('You have been signed out in another tab. Please sign in again.');
    const name = await canvas.findByLabelText('Email or username');
    await userEvent.type(name, 'zola');
    await signsInAs('lrn-lwazi');
    await page.findByText('You are now signed in as Lwazi Khumalo, as in your other tab.');
    await waitFor(() => expect(canvas.queryByText(/signed out in another tab/)).toBeNull());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('zola');
  },
});

/** The other tab has renewed the token of the same person: nothing happens here. */
export const SameUserSignsIn = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    const before = useSession.getState().details;
    await signsInAs('lrn-lwazi');
    await waitFor(() => expect(useSession.getState().details).not.toBe(before));
    await expect(heading).toBeInTheDocument();
    await expect(page.queryByText(/other tab/)).toBeNull();
  },
});

/** No guard closes this page (D-047): what the last user saw is removed all the same. */
export const SignsOutOverAPlan = meta.story({
  ...visit({ at: '/manage-subscription/lrn-lwazi', as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'School Content' });
    signsOut();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText('ZAR 199.5')).toBeNull();
  },
});

/** The same on the page where a payment ends. */
export const SignsOutOverAPayment = meta.story({
  ...visit({ at: '/subscribe/success?learnerId=lrn-lwazi', as: 'naledi' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Lwazi has School Content until/);
    signsOut();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText(/School Content/)).toBeNull();
  },
});
