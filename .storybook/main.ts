import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { PluginOption } from 'vite';
import { findCitations, readGuide } from './citations.ts';

/**
 * The router's plugin writes the route tree and splits routes; stories use the tree that is there. A Storybook works in
 * any folder, unlike the application, has no pages of its own, and no service worker but the mock's.
 */
async function withoutApplicationPlugins(plugins: PluginOption[]): Promise<PluginOption[]> {
  const kept = await Promise.all(
    plugins.map(async (option) => {
      const plugin = await option;
      if (Array.isArray(plugin)) return withoutApplicationPlugins(plugin);
      const isOfPages = /^(tanstack|vite-plugin-pwa|springbyte-(base-path|retired|prerender))/;
      return plugin && isOfPages.test(plugin.name) ? [] : [plugin];
    }),
  );
  return kept.flat();
}

/** The contract as a page, which `npm run storybook` writes before it starts. Story tests do without it. */
const contract = fileURLToPath(new URL('../.cache/contract', import.meta.url));

/** Which files refer to an entry of the guide; the guide's own do not count. */
function citationsOfGuide(): Record<string, string[]> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const citations = Object.entries(findCitations(root, readGuide(root)));
  return Object.fromEntries(
    citations.map(([number, files]) => [number, files.filter((file) => !file.startsWith('stories/guide/'))]),
  );
}

/** Storybook's own switch for a build that only tests look at. */
const isForTests = process.env['SB_TESTBUILD'] === 'true';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    // Those that are wrong on purpose are for the tests alone.
    ...(isForTests ? ['../tests/stories/*.stories.tsx'] : []),
  ],
  staticDirs: existsSync(contract) ? [{ from: contract, to: '/contract' }] : [],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // These tools do work for each story even when nobody uses them.
    ...(isForTests ? { backgrounds: false, highlight: false, measure: false, outline: false } : {}),
  },
  viteFinal: async (config, { configType }) => {
    const plugins = await withoutApplicationPlugins(config.plugins ?? []);
    // Stories always talk to the mock; vite.config.ts leaves its worker out of what it takes for a production build.
    if (configType === 'PRODUCTION') plugins.push(msw({ mode: 'worker-only' }));
    const define = { ...config.define, __CITATIONS__: JSON.stringify(citationsOfGuide()) };
    return { ...config, define, plugins };
  },
});
