import { expect, test } from 'vitest';
import { findIcons, findQueries, findRouteFolders } from '../../../.storybook/source-facts.ts';

const sources = [
  {
    path: 'src/a.tsx',
    text: "import { Check, Clock3 as Clock, type LucideIcon } from 'lucide-react';\nimport { X } from './x.ts';",
  },
  {
    path: 'src/b.tsx',
    text: "import {\n  Check,\n} from 'lucide-react';\nuseMedia('(min-width: 80em) and (max-height: 420px)');",
  },
];

test('findIcons finds the imported icons, not types', () => {
  expect([...findIcons(sources)]).toEqual([
    ['Check', ['src/a.tsx', 'src/b.tsx']],
    ['Clock3', ['src/a.tsx']],
  ]);
});

test('findQueries finds the sizes in media queries', () => {
  expect(findQueries(sources)).toEqual([
    { query: '(min-width: 80em)', file: 'src/b.tsx' },
    { query: '(max-height: 420px)', file: 'src/b.tsx' },
  ]);
});

test('findRouteFolders finds the features of a URL, without those of other files', () => {
  const imports = [
    "import { CampusesScreen } from '#features/admin/campuses/campuses-screen.tsx';",
    "import { CampusesSkeleton } from '#features/admin/campuses/campuses-skeleton.tsx';",
    "import { TutorPage } from '#features/trial/tutor-page.tsx';",
  ].join('\n');
  expect(
    findRouteFolders([
      { path: 'src/features/shell/shell.tsx', text: imports },
      { path: 'src/routes/_app/admin/campus.tsx', text: `${imports}\ncreateFileRoute('/_app/admin/campus')` },
    ]),
  ).toEqual([{ path: '/admin/campus', folders: ['src/features/admin/campuses/', 'src/features/trial/'] }]);
});
