import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests with every outcome of a report. Only `test-reports.test.ts` runs them. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../../node_modules/.cache/outcomes'),
  test: { include: ['outcomes.ts'], retry: 1, repeats: 1 },
});
