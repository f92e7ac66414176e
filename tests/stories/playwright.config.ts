import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from '../../.ci/browser.mjs';
import { storybookUrl } from './storybook.ts';

/** Storybook knows a test by this name, and then pauses animations instead of waiting until they end. */
const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/**
 * Every story in Chromium, from a Storybook that is built once: loading hundreds of modules one by one would take twice as
 * long.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A story often waits for a timer: a third page uses the time.
  workers: 3,
  // In CI a test that passes on its retry is named in the last lines of the run.
  retries: process.env['CI'] ? 1 : 0,
  // A long form on a busy machine: each of its steps may wait on its own (.storybook/preview.tsx).
  timeout: 90_000,
  reporter: 'dot',
  use: {
    launchOptions: browserLaunchOptions(),
    // What fades in is not visible yet on its first frame.
    contextOptions: { baseURL: storybookUrl, reducedMotion: 'reduce', userAgent },
  },
  webServer: {
    command: 'node serve.ts',
    url: storybookUrl,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
