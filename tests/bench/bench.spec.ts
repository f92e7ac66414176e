import { test } from '@playwright/test';
import { run, toolEnvironment } from '../../.ci/system/processes.mjs';

/** Runs each benchmark once, without its limits, because other tests keep the machine busy. */
const commands = ['bench -- mock', 'bench -- lists', 'bench -- editor', 'bench:pages --'];

for (const command of commands) {
  test(`npm run ${command} --once`, async ({ baseURL }) => {
    // Playwright sets NODE_ENV to "test", which `vite build` would use.
    const env = { ...toolEnvironment(), NODE_ENV: 'production' };
    const options = ['--once', '--url', String(baseURL)];
    const { code, output } = await run(['npm', 'run', ...command.split(' '), ...options], {
      env,
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
  });
}
