import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import type { PluginOption } from 'vite';
import { sourceFacts } from './source-facts.ts';

/**
 * Removes plugins of the application build. Storybook uses the existing route tree, has no fixed base path, and needs
 * neither prerendered pages nor the production service worker.
 */
async function withoutApplicationPlugins(plugins: PluginOption[]): Promise<PluginOption[]> {
  const remaining = await Promise.all(
    plugins.map(async (option) => {
      const plugin = await option;
      if (Array.isArray(plugin)) return withoutApplicationPlugins(plugin);
      const isApplicationPlugin = /^(tanstack|vite-plugin-pwa|springbyte-(base-path|retired|prerender))/;
      return plugin && isApplicationPlugin.test(plugin.name) ? [] : [plugin];
    }),
  );
  return remaining.flat();
}

/** The contract page, which `npm run storybook` generates. Story tests do not need it. */
const contractPage = fileURLToPath(new URL('../.cache/contract', import.meta.url));

const root = fileURLToPath(new URL('..', import.meta.url));

const isForTests = process.env['SB_TESTBUILD'] === 'true';

/** The props of a component in src/ui, and of those of React Aria the ones that callers set; none of HTML elements. */
const isDocumentedProp = ({ name, parent }: { name: string; parent?: { fileName: string } | undefined }) => {
  if (!parent?.fileName.includes('node_modules')) return true;
  if (parent.fileName.includes('@types/react/')) return false;
  return /^(is[A-Z]\w+|on(Press|Change|Blur)|name|type|value|defaultValue|autoFocus|autoComplete|maxLength)$/.test(
    name,
  );
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    // Intentionally broken stories are only for the tests.
    ...(isForTests ? ['../tests/stories/*.stories.tsx'] : []),
  ],
  staticDirs: [
    { from: '../stories/guide/designs', to: '/designs' },
    ...(existsSync(contractPage) ? [{ from: contractPage, to: '/contract' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Designers look at stills.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  typescript: isForTests
    ? { reactDocgen: false }
    : {
        // Unlike react-docgen, it resolves the props of React Aria.
        reactDocgen: 'react-docgen-typescript',
        reactDocgenTypescriptOptions: {
          tsconfigPath: fileURLToPath(new URL('../tsconfig.browser.json', import.meta.url)),
          include: ['src/ui/**/*.tsx'],
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          propFilter: isDocumentedProp,
        },
      },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // The theme sets the background.
    backgrounds: false,
    // These tools slow down every story.
    ...(isForTests ? { highlight: false, measure: false, outline: false } : {}),
  },
  viteFinal: async (config, { configType }) => {
    const plugins = await withoutApplicationPlugins(config.plugins ?? []);
    // Stories always use the mock; vite.config.ts omits its worker in production builds.
    if (configType === 'PRODUCTION') plugins.push(msw({ mode: 'worker-only' }));
    plugins.push(sourceFacts(root));
    return { ...config, plugins };
  },
});
