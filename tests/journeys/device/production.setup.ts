import { test } from '@playwright/test';
import { run, toolEnvironment } from '../../../.ci/processes.mjs';
import { productionFolder } from './production.ts';

test('the production build is made', async () => {
  // The runner's own environment is a test's, and the build follows it.
  const env = { ...toolEnvironment(), NODE_ENV: 'production', VITE_API_BASE_URL: '' };
  const { code, output } = await run(['vite', 'build', '--outDir', productionFolder, '--emptyOutDir'], {
    env,
    quiet: true,
  });
  if (code !== 0) throw new Error(`The production build failed:\n${output}`);
});
