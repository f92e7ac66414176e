import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router';
import { UnexpectedError } from '#features/shell/unexpected-error.tsx';
import preview from '../../../.storybook/preview.tsx';

/** A router of its own: in the application's nothing goes wrong on demand. */
function broken(error: Error): AnyRouter {
  const rootRoute = createRootRoute({
    component: () => (
      <main>
        <UnexpectedError error={error} reset={() => undefined} />
      </main>
    ),
  });
  return createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
}

const showing = (error: Error) => {
  const router = broken(error);
  return () => <RouterProvider router={router} />;
};

const meta = preview.meta({
  title: 'Screens/Shell/Unexpected error',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

export const Mistake = meta.story({
  render: showing(new Error('Cannot read properties of undefined')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Something went wrong on this page' });
  },
});
export const MistakeDark = Mistake.extend({ globals: { theme: 'dark' } });
export const MistakeOnAPhone = Mistake.extend({ globals: { viewport: { value: 'phone' } } });

/** Offline, or the server has a newer version already. */
export const MissingPart = meta.story({
  render: showing(new TypeError('Failed to fetch dynamically imported module: /assets/paywall.js')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'This page did not load completely' });
  },
});
