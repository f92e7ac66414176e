import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { screenError } from '#components/page/screen-error.tsx';
import preview from '../../../.storybook/preview.tsx';
import { visit } from '../../visit.tsx';
import type { Visit } from '../../visit.tsx';

const topic = '/topics/top-4-fractions/learner-activities';
const failing = (status: number | 'offline' | 'garbage', more?: { times: number }): Partial<Visit> => ({
  at: topic,
  as: 'lwazi',
  fault: { operation: 'listActivitiesWithResults', status, ...more },
});

const meta = preview.meta({
  title: 'Screens/Shell/Error',
});

export const ServerDown = meta.story({
  ...visit(failing(500)),
  tags: ['failed', 'dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load activities.' });
    await expect(canvas.getByText(/^It is our side, not yours\./)).toBeVisible();
    await expect(canvas.queryByText(/could not reach/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your start page' })).toHaveAttribute(
      'href',
      '/learner/dashboard',
    );
  },
});

/** A retry succeeds, and the loaded screen gets the focus. */
export const TriedAgain = meta.story({
  ...visit(failing(500, { times: 2 })),
  tags: ['interaction'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Fractions/ })).toHaveFocus());
  },
});

export const Offline = meta.story({
  ...visit(failing('offline')),
  tags: ['offline'],
  play: async ({ canvas }) => {
    await canvas.findByText('You seem to be offline.');
    await expect(canvas.getByText('Check the connection and try again.')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  ...visit(failing('garbage')),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Failed to load activities.' });
    await expect(canvas.getByText('The school sent an answer that we could not read.')).toBeVisible();
  },
});

/** On a learner's start page, the link opens the home page. */
export const OnTheStartPage = meta.story({
  ...visit({
    at: '/learner/dashboard',
    as: 'lwazi',
    fault: { operation: 'getMyLearnerProfile', status: 500 },
  }),
  tags: ['failed'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('link', { name: 'Go to your start page' })).toBeNull();
  },
});

/** A retry cannot help: there is no button (PUB-015). */
export const Denied = meta.story({
  ...visit(failing(403)),
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await canvas.findByText('You do not have the necessary permissions to view this content.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Missing = meta.story({
  ...visit(failing(404)),
  tags: ['not-found'],
  play: async ({ canvas }) => {
    await canvas.findByText('It no longer exists, or the web address is not correct.');
  },
});

/** A screen that throws when a button is clicked. */
function brokenScreen(): AnyRouter {
  const rootRoute = createRootRoute({
    component: () => (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    ),
  });
  const Breaking = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new TypeError('Cannot read properties of undefined');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Show
      </button>
    );
  };
  const index = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: Breaking,
    errorComponent: screenError('Failed to load activities.'),
  });
  return createRouter({ routeTree: rootRoute.addChildren([index]), history: createMemoryHistory() });
}

/** The application throws: the message gets the focus, because the button was removed. */
export const ProgrammingError = meta.story({
  render: (_args: unknown, { loaded }) => <RouterProvider router={loaded['router'] as AnyRouter} />,
  loaders: () => ({ router: brokenScreen() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Failed to load activities.' });
    await expect(canvas.getByText(/^This is an error on our side\./)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** The limit of free activities opens the paywall, not an error screen (NET-006). */
export const PaymentRequired = meta.story({
  ...visit(failing(402)),
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Unlock full access' });
  },
});
