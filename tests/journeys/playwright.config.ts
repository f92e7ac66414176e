import { defineConfig, devices } from '@playwright/test';
import { browserLaunchOptions } from '../../.ci/browser.mjs';
import { freePort } from '../../.ci/free-port.mjs';

/** Playwright loads this file once per worker process; they inherit the port from the first one. */
const port = (process.env['JOURNEYS_PORT'] ??= String(await freePort()));
const baseUrl = `http://localhost:${port}`;
const root = '../..';

const chromium = { ...devices['Desktop Chrome'], launchOptions: browserLaunchOptions() };

/**
 * Journeys run against the demo build: what people see, with the mock backend as its server. Those of `device/` run against
 * one production build, with the mock over HTTP.
 */
export default defineConfig({
  testMatch: '**/*.journey.ts',
  outputDir: `${root}/test-results/journeys`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // In CI a test that passes on its retry is named in the last lines of the run.
  retries: process.env['CI'] ? 1 : 0,
  // Generous for a machine that is busy with other things; a step gives up long before its journey.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: baseUrl,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A step would wait for what moves to stand still.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    trace: 'off',
  },
  // The longest first: at the end one of them would leave the other worker idle.
  projects: [
    { name: 'bench', testDir: '../bench', testMatch: '*.spec.ts' },
    { name: 'production build', testMatch: 'device/*.setup.ts' },
    { name: 'chromium', testIgnore: 'device/**', use: chromium },
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
