import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { expect, spyOn, waitFor } from 'storybook/test';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import { signOut } from '#session/session.ts';
import preview from '../../../.storybook/preview.tsx';

/** A router that shows only the error screen: the screens of the application cannot fail on demand. */
function createErrorRouter(error: Error): AnyRouter {
  const rootRoute = createRootRoute({
    component: () => (
      <main id="main" tabIndex={-1}>
        <UnexpectedError error={error} reset={() => undefined} />
      </main>
    ),
  });
  return createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
}

const showing = (error: Error) => {
  const router = createErrorRouter(error);
  return () => <RouterProvider router={router} />;
};

const meta = preview.meta({
  title: 'Screens/Shell/Unexpected error',
  // The previous story may have signed in a user.
  beforeEach: () => signOut(),
});

export const ProgrammingError = meta.story({
  render: showing(new Error('Cannot read properties of undefined')),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: 'Something went wrong on this page',
    });
    // The focused element was removed with the screen.
    await waitFor(() => expect(heading).toHaveFocus());
    // The screen offers to retry or to go home; the cause is only logged.
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByText(/undefined/)).toBeNull();
  },
});

const missingPart = new TypeError('Failed to fetch dynamically imported module: /assets/paywall.js');

/** The server has a newer release: the page is not reloaded automatically. */
export const ChunkMissing = meta.story({
  render: showing(missingPart),
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This page did not load completely' });
    await expect(canvas.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  },
});

export const ChunkMissingOffline = meta.story({
  render: showing(missingPart),
  beforeEach: () => {
    const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => onLine.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You seem to be offline' });
    // The picture cannot be fetched either and takes no space.
    const picture = canvasElement.querySelector('use');
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(picture?.parentElement).not.toBeVisible());
  },
});
