import { defineConfig } from '@playwright/test';

/** Tests with every outcome of a report. Only `test-reports.test.ts` runs them. */
export default defineConfig({
  testMatch: 'outcomes.spec.ts',
  outputDir: '../../../test-results/outcomes',
  retries: 1,
  repeatEach: 2,
});
