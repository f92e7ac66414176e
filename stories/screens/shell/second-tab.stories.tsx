import { expect, screen as page, waitFor } from 'storybook/test';
import { startSession } from '#mocks/services/accounts/sessions.ts';
import { useSession } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';
import { visit, storyBackend, storyNow } from '../../visit.tsx';

/** Changes the storage as another tab would, and dispatches the browser's event to this tab (D-018). */
function inAnotherTab(write: () => void): void {
  write();
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

async function signInElsewhere(userId: string): Promise<void> {
  const { db, randomId } = await storyBackend();
  const { token } = await startSession(db, db.users.getOrThrow(userId), storyNow, randomId);
  inAnotherTab(() => localStorage.setItem('token', token));
}

const signOutElsewhere = () => inAnotherTab(() => localStorage.removeItem('token'));

const meta = preview.meta({
  title: 'Screens/Shell/Second tab',
});

/** A guarded screen redirects to the login page, which shows the reason. */
export const SignsOut = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    signOutElsewhere();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(
      await canvas.findByText('You have been signed out in another tab. Please sign in again.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
});

/** A public page remains open, without the menu of the session. */
export const SignsOutOnAPublicPage = meta.story({
  ...visit({ at: '/home', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Lwazi Khumalo' });
    signOutElsewhere();
    await page.findByText('You have been signed out in another tab.');
    await canvas.findByRole('heading', { level: 1, name: /first program/ });
    await expect(canvas.queryByRole('navigation', { name: 'Lwazi Khumalo' })).toBeNull();
  },
});

/** Another user signs in: that user's start page opens, without data of the previous user. */
export const AnotherUserSignsIn = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    await signInElsewhere('lrn-zola');
    await page.findByText('You are now signed in as Zola Khumalo, as in your other tab.');
    await canvas.findByRole('navigation', { name: 'Zola Khumalo' });
    await expect(canvas.queryByText('Lwazi Khumalo')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Zola/ })).toBeVisible());
  },
});

/** A user signs in in another tab while a form is filled in: the form keeps its values. */
export const VisitorKeepsTyping = meta.story({
  ...visit({ at: '/auth/login' }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Email or username');
    await userEvent.type(name, 'zola');
    await signInElsewhere('lrn-lwazi');
    await page.findByText('You are now signed in as Lwazi Khumalo, as in your other tab.');
    await expect(name).toBeInTheDocument();
    await expect(name).toHaveValue('zola');
  },
});

/** The user signs out and in again in another tab: the login message disappears, and the form keeps its values. */
export const SignsInAgain = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    signOutElsewhere();
    await canvas.findByText('You have been signed out in another tab. Please sign in again.');
    const name = await canvas.findByLabelText('Email or username');
    await userEvent.type(name, 'zola');
    await signInElsewhere('lrn-lwazi');
    await page.findByText('You are now signed in as Lwazi Khumalo, as in your other tab.');
    await waitFor(() => expect(canvas.queryByText(/signed out in another tab/)).toBeNull());
    await expect(canvas.getByLabelText('Email or username')).toHaveValue('zola');
  },
});

/** The other tab has renewed the token of the same user: this tab does not change. */
export const SameUserSignsIn = meta.story({
  ...visit({ at: '/learner/dashboard', as: 'lwazi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: /welcome/i });
    const before = useSession.getState().details;
    await signInElsewhere('lrn-lwazi');
    await waitFor(() => expect(useSession.getState().details).not.toBe(before));
    await expect(heading).toBeInTheDocument();
    await expect(page.queryByText(/other tab/)).toBeNull();
  },
});

/** The page has no guard (D-047), but the login page opens, without data of the previous user. */
export const SignsOutOnPlanPage = meta.story({
  ...visit({ at: '/manage-subscription/lrn-lwazi', as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'School Content' });
    signOutElsewhere();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText('ZAR 199.5')).toBeNull();
  },
});

export const SignsOutOnPaymentPage = meta.story({
  ...visit({ at: '/subscribe/success?learnerId=lrn-lwazi', as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^Lwazi has/);
    signOutElsewhere();
    await canvas.findByRole('heading', { level: 1, name: 'Login' });
    await expect(canvas.queryByText(/School Content/)).toBeNull();
  },
});
