import { defineConfig, devices } from '@playwright/test';
import { testLaunchOptions } from '../../.ci/system/browser.mjs';
import { freePort } from '../../.ci/system/free-port.mjs';

/** Each worker process loads this file and inherits the port from the first one. */
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const baseUrl = `http://localhost:${port}`;
const root = '../..';

const chromium = { ...devices['Desktop Chrome'], launchOptions: testLaunchOptions() };

/**
 * Journeys run against the demo build, except for those that start a host of their own. Those of `device/` run against
 * a production build, with the mock over HTTP. Those of `dev-server/` share one development server.
 */
export default defineConfig({
  testMatch: '**/*.journey.ts',
  outputDir: `${root}/test-results/journeys`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // In CI the last lines of the run name flaky tests.
  retries: process.env['CI'] ? 1 : 0,
  // Long because the machine may be busy. Steps time out earlier.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: baseUrl,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Playwright waits for animations.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    trace: 'off',
  },
  // The longest first, so that both workers stay busy.
  projects: [
    { name: 'bench', testDir: '../bench', testMatch: '*.spec.ts' },
    { name: 'production build', testMatch: 'device/*.setup.ts' },
    // One worker, and thus one development server for all files: it is slow until each module has been requested once.
    { name: 'development server', testDir: 'dev-server', workers: 1, fullyParallel: false, use: chromium },
    { name: 'chromium', testIgnore: ['device/**', 'dev-server/**'], use: chromium },
    { name: 'device', testDir: 'device', dependencies: ['production build'], use: chromium },
  ],
  webServer: {
    command: `npm run build:demo && npm run preview -- --port ${port}`,
    cwd: root,
    url: baseUrl,
    timeout: 300_000,
    reuseExistingServer: false,
  },
});
