import { join, matchesGlob, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Parts of the build that are always loaded together, the first that matches: a page asks for a few files rather than for
 * forty. What a file imports comes with it. Without `form`, the login loads 33 scripts instead of 9; without all of them, 155.
 *
 * `files` are globs in the project's folder, without alternatives: a test checks that each matches.
 *
 * @type {{ name: string; packages?: string[]; files?: string[] }[]}
 */
export const chunks = [
  {
    name: 'framework',
    packages: [
      'react',
      'react-dom',
      'scheduler',
      'zustand',
      '@tanstack/react-router',
      '@tanstack/router-core',
      '@tanstack/history',
      '@tanstack/store',
      '@tanstack/react-store',
    ],
  },
  {
    name: 'application',
    // The shell shows the notice of connection.ts on pages that make no calls as well.
    files: ['src/api/connection.ts', 'src/app/*', 'src/routes/**'],
  },
  // Icons are too small for a file each.
  { name: 'icons', packages: ['lucide-react'] },
  {
    name: 'data',
    packages: ['@tanstack/react-query', '@tanstack/query-core', 'openapi-fetch', 'jose'],
    // Without what only some screens need, or a device whose clock is wrong.
    files: [
      'src/api/!(*.gen|upload|prime|find-change).ts',
      'src/app/data/client-connection.ts',
      'src/session/!(user-memory|wrong-clock).ts',
    ],
  },
  {
    name: 'form',
    files: [
      'src/api/queries/auth/sign-in.ts',
      'src/components/account/*.ts*',
      'src/components/form/field-rules.ts',
      'src/components/form/fields/form-password-field.tsx',
      'src/components/form/fields/form-text-field.tsx',
      'src/components/form/form-submit.tsx',
      'src/components/form/form.tsx',
      'src/components/form/use-problem-form.ts',
      'src/features/auth/auth-link.tsx',
      'src/lib/time/dates.ts',
      'src/ui/Button.tsx',
      'src/ui/feedback/Alert.tsx',
    ],
  },
];

/**
 * The router's plugin splits screens off their routes; only the shell's is on every page.
 *
 * @param {string} id
 */
const isSplit = (id) => id.includes('?tsr-split') && !id.includes('/routes/_app.tsx?');

/** For `codeSplitting.groups` of Rolldown. */
export const chunkGroups = chunks.map(({ name, packages = [], files = [] }) => ({
  name,
  /** @param {string} id */
  test: (id) => {
    const file = relative(root, id.replace(/\?.*/, ''));
    return (
      packages.some((one) => id.includes(`/node_modules/${one}/`)) ||
      (!isSplit(id) && files.some((glob) => matchesGlob(file, glob)))
    );
  },
}));
