import { test } from '@playwright/test';
import { run, toolEnvironment } from '../../.ci/processes.mjs';

/** Whether each measurement works, not whether it is fast: the machine is busy with other tests. */
const commands = ['bench -- mock', 'bench -- lists', 'bench -- editor', 'bench:pages --'];

for (const command of commands) {
  test(`npm run ${command} --once`, async ({ baseURL }) => {
    // The runner's own environment is a test's, and a build follows it.
    const env = { ...toolEnvironment(), NODE_ENV: 'production' };
    const options = ['--once', '--url', String(baseURL)];
    const { code, output } = await run(['npm', 'run', ...command.split(' '), ...options], {
      env,
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
  });
}
