import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests with every outcome that a report has to tell. They are run by `test-reports.test.ts` alone. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../../../node_modules/.cache/outcomes'),
  test: { include: ['outcomes.ts'], retry: 1, repeats: 1 },
});
