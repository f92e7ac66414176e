import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions } from '../../.ci/system/browser.mjs';
import { storybookUrl } from './storybook.ts';

/** Storybook detects tests by this name, and then pauses animations instead of waiting for their end. */
const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/**
 * Tests every story in Chromium with a static build: loading hundreds of modules separately would take twice as
 * long.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // In CI the last lines of the run name flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  // Long forms take long on a busy machine (.storybook/preview.tsx).
  timeout: 90_000,
  reporter: 'dot',
  use: {
    launchOptions: testLaunchOptions(),
    // Animated elements would be invisible on their first frame.
    contextOptions: { baseURL: storybookUrl, reducedMotion: 'reduce', userAgent },
  },
  webServer: {
    command: 'node serve.ts',
    url: storybookUrl,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
