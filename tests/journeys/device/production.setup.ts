import { test } from '@playwright/test';
import { run, toolEnvironment } from '../../../.ci/system/processes.mjs';
import { productionFolder } from './production.ts';

test('vite build creates the production build', async () => {
  // The environment of the test runner would affect the build.
  const env = { ...toolEnvironment(), NODE_ENV: 'production', VITE_API_BASE_URL: '' };
  const { code, output } = await run(['vite', 'build', '--outDir', productionFolder, '--emptyOutDir'], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`The production build failed:\n${output}`);
});
