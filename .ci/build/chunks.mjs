import { join, matchesGlob, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Icons of the home page, the other public pages and the login, in addition to those of the shell. */
const publicIcons = [
  'arrow-left',
  'blocks',
  'check',
  'chevron-left',
  'chevron-right',
  'circle',
  'eye',
  'eye-off',
  'gamepad-2',
  'leaf',
  'list-checks',
  'mail',
  'map-pin',
  'message-square-text',
  'monitor',
  'pencil',
  'phone',
  'play',
  'rotate-ccw',
  'search-check',
  'shield-check',
  'triangle-exclamation-point',
  'users-round',
];

/**
 * Manual chunks of the build, to avoid many small requests. The first matching chunk gets a module and its imports.
 * Without `form`, the login page loads 33 scripts instead of 9; without any manual chunk, 155.
 *
 * `files` are globs relative to the project, without braces (`{a,b}`); `modules` are files of packages. A test checks that
 * each exists.
 * @type {{ name: string; packages?: string[]; modules?: string[]; files?: string[] }[]}
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
    // The shell shows the offline notice of connection.ts on every page.
    files: ['src/api/connection.ts', 'src/app/*', 'src/routes/**'],
  },
  {
    name: 'public-icons',
    modules: publicIcons.map((icon) => `lucide-react/dist/esm/icons/${icon}.mjs`),
  },
  // The icons of all other screens: public pages do not load them.
  { name: 'icons', packages: ['lucide-react'] },
  {
    name: 'data',
    packages: ['@tanstack/react-query', '@tanstack/query-core', 'openapi-fetch', 'jose'],
    // Excludes modules that few screens or devices need.
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
  // The next chunk imports these modules, and would take them along: public pages, which use them, would load all of it.
  { name: 'layout', files: ['src/ui/Breakable.tsx', 'src/ui/layout.tsx'] },
  {
    // Small modules of most screens of signed-in users.
    name: 'screen',
    files: [
      'src/api/find-change.ts',
      'src/api/prime.ts',
      'src/api/queries/activities/lists.ts',
      'src/api/queries/activities/results.ts',
      'src/api/queries/grades.ts',
      'src/api/queries/learners.ts',
      'src/api/queries/subjects.ts',
      'src/api/queries/topics.ts',
      'src/components/learner/not-linked.ts',
      'src/components/page/screen-error*.ts*',
      'src/components/retry-button.tsx',
      'src/components/use-optional-query.ts*',
      'src/components/use-query-failure.ts',
      'src/lib/subject-key.ts',
      'src/lib/text/format-name-list.ts',
      'src/lib/text/join-parts.ts',
      'src/lib/text/natural-sort.ts',
      'src/lib/text/word-search.ts',
      'src/lib/time/readable-dates.ts',
      'src/ui/Badge.tsx',
      'src/ui/Card.tsx',
      'src/ui/PageHeader.tsx',
      'src/ui/feedback/EmptyState.tsx',
      'src/ui/feedback/ErrorState.tsx',
      'src/ui/use-is-printing.ts',
      'src/ui/use-media.ts',
    ],
  },
  {
    // What most controls of React Aria use.
    name: 'aria',
    modules: [
      'react-aria/dist/private/focus/FocusScope.mjs',
      'react-aria/dist/private/i18n/I18nProvider.mjs',
      'react-aria/dist/private/utils/useSlot.mjs',
      'react-aria/dist/private/visually-hidden/VisuallyHidden.mjs',
      'react-aria-components/dist/private/SelectionIndicator.mjs',
    ],
  },
  {
    // The choices of questions and forms.
    name: 'options',
    modules: [
      'react-aria-components/dist/private/Checkbox.mjs',
      'react-aria-components/dist/private/RadioGroup.mjs',
    ],
    files: [
      'src/ui/form/Checkbox.tsx',
      'src/ui/form/CheckboxGroup.tsx',
      'src/ui/form/Option.tsx',
      'src/ui/form/RadioGroup.tsx',
    ],
  },
  {
    // The text of questions, for learners and authors.
    name: 'formatted-text',
    files: [
      'openapi/rules/formatted-text.ts',
      'src/questions/text/formatted-text.tsx',
      'src/questions/text/formula-text.ts',
    ],
  },
  // Only in the demo. The application waits for the first before its render, and for the second before its first request.
  { name: 'mock-early', files: ['mocks/page/early.ts'] },
  { name: 'mock', files: ['mocks/browser.ts'] },
];

/**
 * Whether the router's plugin splits a module off. The shell is on every page, so it is not split.
 * @param {string} id
 */
const isSplit = (id) => id.includes('?tsr-split') && !id.includes('/routes/_app.tsx?');

export const chunkGroups = chunks.map(({ name, packages = [], modules = [], files = [] }) => ({
  name,
  /** @param {string} id */
  test: (id) => {
    const file = relative(root, id.replace(/\?.*/, ''));
    return (
      packages.some((packageName) => id.includes(`/node_modules/${packageName}/`)) ||
      modules.some((module) => id.endsWith(`/node_modules/${module}`)) ||
      (!isSplit(id) && files.some((glob) => matchesGlob(file, glob)))
    );
  },
}));
