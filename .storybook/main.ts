import { defineMain } from '@storybook/react-vite/node';
import type { PluginOption } from 'vite';

/** The router's plugin writes the route tree and splits routes; stories only read what is there. */
async function withoutRouterPlugin(plugins: PluginOption[]): Promise<PluginOption[]> {
  const kept = await Promise.all(
    plugins.map(async (option) => {
      const plugin = await option;
      if (Array.isArray(plugin)) return withoutRouterPlugin(plugin);
      return plugin && plugin.name.startsWith('tanstack') ? [] : [plugin];
    }),
  );
  return kept.flat();
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: async (config) => ({ ...config, plugins: await withoutRouterPlugin(config.plugins ?? []) }),
});
