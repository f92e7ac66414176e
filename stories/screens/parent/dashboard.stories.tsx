import { expect, screen as page, spyOn, waitFor } from 'storybook/test';
import type { Application } from '#app/application.ts';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../../variants.ts';
import { visit } from '../../visit.tsx';
import { findsNoConnection, noConnection } from '../common-states.ts';
import { cardOf, longNames, twelveChildren } from './learner-card.ts';

const at = '/parent/dashboard';
const reportFault = { operation: 'listLearnerActivityResults' } as const;
const planFault = { operation: 'getActiveSubscription' } as const;

const meta = preview.meta({
  title: 'Screens/Parent/Dashboard',
});

/** The figures and actions of each child (PAR-006 to PAR-012). */
export const Loaded = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Naledi Khumalo' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'My Learners' })).toBeVisible();
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await expect(lwazi.getByText('Grade 4')).toBeVisible();
    await lwazi.findByText('ZAR 199.5');
    await expect(lwazi.getByText('Started').nextSibling).toHaveTextContent('1 May');
    await waitFor(() =>
      expect(lwazi.getByText('Ends').nextSibling).toHaveTextContent('31 May, then renews for R199.50'),
    );
    await waitFor(() => expect(lwazi.getByText('Answered').nextSibling).toHaveTextContent('26'));
    await expect(lwazi.getByText('Grade average').nextSibling).toHaveTextContent('78%');
    await expect(lwazi.getByText(/^Mother · last login \d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeVisible();
    const links = {
      'Manage Plan': '/manage-subscription/lrn-lwazi',
      Progress: '/parent/progress/lrn-lwazi',
      'Learner Activity': '/grades/grd-4/activity-report/lrn-lwazi',
      Leaderboard: '/grades/grd-4/learners/lrn-lwazi/leaderboard',
      // The history state has the learner (PAR-014).
      'Edit Profile': '/parent/child-profile',
      'Set Logins': '/learner/lrn-lwazi/set-logins',
      'Invite Parent (Partner)': '/parent/invite-parent/lrn-lwazi',
    };
    for (const [name, href] of Object.entries(links)) {
      const link = lwazi.getByRole('link', { name: `${name} for Lwazi Khumalo` });
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(lwazi.getByRole('link', { name: 'Data we keep about Lwazi Khumalo' })).toHaveAttribute(
      'href',
      '/parent/data/lrn-lwazi',
    );
    await lwazi.findByText(/^\d+ activit(y|ies) done, best score /);
    await expect(lwazi.getByText('Logs in as').closest('p')).toHaveTextContent('Logs in as lwazi');
    const buttons = lwazi.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Login as Learner for Lwazi Khumalo', 'Delete Lwazi Khumalo']);
  },
});

/** On a phone, the week, the next step and the login are visible; More shows the rest (D-290). */
export const Unfolded = meta.story({
  ...visit({ at, as: 'naledi' }),
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByRole('link', { name: /^Go through/ });
    await expect(lwazi.getAllByRole('link')).toHaveLength(1);
    await expect(lwazi.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(lwazi.getByRole('button', { name: 'More for Lwazi Khumalo' }));
    await expect(lwazi.getByRole('link', { name: /^Manage Plan/ })).toBeVisible();
    await expect(lwazi.getByText('Parents and guardians')).toBeVisible();
    await expect(lwazi.getByRole('link', { name: /^Progress/ })).toBeVisible();
    await expect(lwazi.getByRole('button', { name: /^Delete/ })).toBeVisible();
  },
});

/** A learner without results (PAR-009) and without a plan (PAR-008), which is the next step (D-275). */
export const NoPlan = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await expect(await zola.findByRole('link', { name: /^Buy \/ Manage Plan/ })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
    await waitFor(() => expect(zola.getByText('Last activity').nextSibling).toHaveTextContent('N/A'));
    await expect(zola.getByText('Grade average').nextSibling).toHaveTextContent('0%');
    await expect(zola.getByText('Answered').nextSibling).toHaveTextContent(/^0$/);
    await expect(zola.getByRole('link', { name: 'Choose a plan for Zola' })).toHaveAttribute(
      'href',
      '/subscribe?learnerId=lrn-zola',
    );
  },
});

export const LinkShared = meta.story({
  ...visit({ at, as: 'naledi' }),
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await userEvent.click(await zola.findByRole('button', { name: /^Share Payment Link/ }));
    await expect(copy).toHaveBeenCalledWith(`${location.origin}#/subscribe?learnerId=lrn-zola`);
    await page.findByText('Payment link copied');
  },
});

/** Without clipboard access, the link is shown (SUB-015). */
export const LinkShown = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await userEvent.click(await zola.findByRole('button', { name: /^Share Payment Link/ }));
    await zola.findByText(`${location.origin}#/subscribe?learnerId=lrn-zola`);
  },
});

/**
 * A parent who is not the primary one can only end their link (PAR-013). '(Admin)' marks the primary parent, also
 * in text (D-232).
 */
export const SecondParent = meta.story({
  ...visit({ at, as: 'johan' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hello, Johan Khumalo' });
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await expect(lwazi.getByRole('button', { name: 'Remove Lwazi Khumalo' })).toBeVisible();
    await expect(lwazi.queryByRole('button', { name: /^Delete/ })).toBeNull();
    const [naledi, johan] = lwazi.getAllByRole('listitem');
    await expect(naledi).toHaveTextContent('Naledi Khumalo (Admin), primary parent');
    await expect(johan).not.toHaveTextContent('(Admin)');
  },
});

export const NoLearners = meta.story({
  ...visit({ at, as: 'fatima' }),
  tags: ['empty', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No learners found' });
    await expect(canvas.getByText('Get started by adding your learners/children.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add New Learner' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add your first child' })).toBeVisible();
  },
});

export const OneChild = meta.story({
  ...visit({ at, as: 'naledi', given: ({ db }) => db.guardians.remove('grn-naledi-lrn-lwazi') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Zola Khumalo' });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const TwelveChildren = meta.story({
  ...visit({ at, as: 'naledi', given: twelveChildren }),
  tags: ['many'],
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Child 12 Khumalo' });
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await waitFor(() => expect(canvas.getAllByText('No active plan')).toHaveLength(11));
  },
});

/** The cards are shown before figures and plans have loaded. */
export const FiguresStillLoading = meta.story({
  ...visit({
    at,
    as: 'naledi',
    fault: [
      { ...reportFault, delay: 'never' },
      { ...planFault, delay: 'never' },
    ],
  }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await expect(lwazi.getByText('Grade average').closest('dl')).toHaveAttribute('aria-busy', 'true');
    await expect(lwazi.getByRole('button', { name: /^Login as Learner/ })).toBeEnabled();
  },
});

/** Report and leaderboard need a grade: the card says where to choose one. */
export const NoGrade = meta.story({
  ...visit({ at, as: 'naledi', given: ({ db }) => void db.users.update('lrn-zola', { gradeId: null }) }),
  play: async ({ canvas }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await expect(zola.getByText('N/A', { selector: 'p' })).toBeVisible();
    const leaderboard = zola.getByRole('button', { name: /^Leaderboard/ });
    await expect(leaderboard).toBeDisabled();
    await expect(leaderboard).toHaveAccessibleDescription(
      'Zola has no grade yet. Choose one under Edit Profile.',
    );
  },
});

export const LongNames = meta.story({
  ...visit({ at, as: 'naledi', given: longNames }),
  tags: ['long-text'],
  play: async ({ canvas }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await lwazi.findByText(/^School Content for the whole family/);
  },
});

export const Loading = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'listMyLearners', delay: 'never' } }),
  tags: ['loading'],
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your learners…');
  },
});

/** A retry succeeds (PAR-027). */
export const LoadingFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'listMyLearners', status: 500, times: 2 } }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load learners.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('article', { name: 'Lwazi Khumalo' });
  },
});

/** The learner's dashboard opens with the learner's session (SES-039); the banner links back. */
export const LogsInAsLearner = meta.story({
  ...visit({ at, as: 'naledi' }),
  tags: ['interaction'],
  play: async ({ canvas, userEvent, loaded }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await userEvent.click(zola.getByRole('button', { name: /^Login as Learner/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Zola!' });
    await expect((loaded['application'] as Application).state.location.href).toBe('/learner/dashboard');
    await userEvent.click(canvas.getByRole('link', { name: 'Log As Parent' }));
    await canvas.findByRole('article', { name: 'Zola Khumalo' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Hello/ })).toHaveFocus());
  },
});

/** The parent's session continues, and a retry succeeds (PAR-028, D-022). */
export const SwitchFailed = meta.story({
  ...visit({ at, as: 'naledi', fault: { operation: 'impersonateLearner', status: 500, times: 1 } }),
  tags: ['failed', 'interaction'],
  play: async ({ canvas, userEvent }) => {
    const lwazi = await cardOf({ canvas }, 'Lwazi Khumalo');
    await userEvent.click(lwazi.getByRole('button', { name: /^Login as Learner/ }));
    await page.findByText('Failed to switch to learner.');
    await lwazi.findByText('This is not working right now.');
    await expect(localStorage.getItem('parentToken')).toBeNull();
    await expect(localStorage.getItem('role')).toBe('Parent');
    await userEvent.click(lwazi.getByRole('button', { name: /^Login as Learner/ }));
    await canvas.findByRole('heading', { level: 1, name: /Lwazi/ });
  },
});

/** A parent cannot act as an inactive learner: the card says so, and a failed try shows the reason. */
export const NotActive = meta.story({
  ...visit({ at, as: 'naledi', given: ({ db }) => void db.users.update('lrn-zola', { isActive: false }) }),
  play: async ({ canvas, userEvent }) => {
    const zola = await cardOf({ canvas }, 'Zola Khumalo');
    await expect(zola.getByText('Not active')).toBeVisible();
    await userEvent.click(zola.getByRole('button', { name: /^Login as Learner/ }));
    await zola.findByText('Zola is not active.');
    await expect(zola.getByText('Switch Active on under Edit Profile first.')).toBeVisible();
  },
});

export const Offline = meta.story({
  ...visit({ at, as: 'naledi', fault: noConnection }),
  tags: ['offline'],
  play: findsNoConnection,
});
