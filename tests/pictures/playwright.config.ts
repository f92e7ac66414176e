import { defineConfig } from '@playwright/test';
import storyTests from '../stories/playwright.config.ts';
import { readRequest } from './request.ts';

/** Takes the pictures of one version. `test-pictures.ts` runs this for two versions, and compares them. */
export default defineConfig({
  ...storyTests,
  testMatch: 'pictures.spec.ts',
  testDir: '.',
  outputDir: '../../test-results/pictures',
  webServer: [],
  use: {
    ...storyTests.use,
    contextOptions: { ...storyTests.use?.contextOptions, baseURL: readRequest().url },
  },
});
