import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PageTabs, type PageTab } from '#components/page/page-tabs.tsx';
import { Heading } from '#ui/Heading.tsx';
import preview from '../../../.storybook/preview.tsx';

const tabs: readonly PageTab[] = [
  { to: '/admin/users', label: 'Users', count: 42, within: ['/admin/dashboard'] },
  { to: '/admin/parents', label: 'Parents', count: 17 },
];

function createPages(at: string) {
  const rootRoute = createRootRoute({
    component: () => (
      <main id="main" style={{ padding: 'var(--main-padding)', fontSize: 'var(--text)' }}>
        <PageTabs label="Accounts" tabs={tabs} />
        <Outlet />
      </main>
    ),
  });
  const page = (path: string, title: string) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: () => <Heading level={1}>{title}</Heading>,
    });
  return createRouter({
    history: createMemoryHistory({ initialEntries: [at] }),
    routeTree: rootRoute.addChildren([
      page('/admin/users', 'Users'),
      page('/admin/dashboard', 'Users'),
      page('/admin/parents', 'Parents'),
    ]),
  });
}

function Pages({ at }: { at: string }) {
  const [router] = useState(() => createPages(at));
  return <RouterProvider router={router as never} />;
}

const meta = preview.meta({
  title: 'Components/Page/PageTabs',
  component: Pages,
  args: { at: '/admin/users' },
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
});

/** Each tab is a link. The link to the current page has `aria-current`. */
export const Tabs = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    const users = await canvas.findByRole('link', { name: /^Users/ });
    await expect(users).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: /^Parents/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Parents' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Parents/ })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(users).not.toHaveAttribute('aria-current');
  },
});

/** The tab of a page with two URLs is current at both of them (D-042). */
export const SecondUrl = meta.story({
  args: { at: '/admin/dashboard' },
  play: async ({ canvas }) => {
    const users = await canvas.findByRole('link', { name: /^Users/ });
    await expect(users).toHaveAttribute('aria-current', 'true');
  },
});
