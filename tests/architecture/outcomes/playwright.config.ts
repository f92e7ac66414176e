import { defineConfig } from '@playwright/test';

/** Tests with every outcome that a report has to tell. They are run by `test-reports.test.ts` alone. */
export default defineConfig({
  testMatch: 'outcomes.spec.ts',
  outputDir: '../../../test-results/outcomes',
  retries: 1,
  repeatEach: 2,
});
