import { expect, test } from 'vitest';
import { findChangedStories } from '../../pictures/changed-stories.ts';

const module = (id: string, ...importers: string[]) => ({
  id: `./${id}`,
  reasons: importers.map((importer) => ({ moduleName: `./${importer}` })),
});

const routes = [
  { path: 'src/routes/_app/admin/campus.tsx', text: "createFileRoute('/_app/admin/campus')({" },
  { path: 'src/routes/_app/submissions/$id.tsx', text: "createFileRoute('/_app/submissions/$id')({" },
  { path: 'src/routes/_app.tsx', text: "createFileRoute('/_app')({" },
];

const stories = [
  { path: 'stories/button.stories.tsx', text: '' },
  { path: 'stories/campuses.stories.tsx', text: "visit({ at: '/admin/campus?form=new' })" },
  { path: 'stories/urls.ts', text: "export const url = '/submissions/1';" },
  { path: 'stories/imported.stories.tsx', text: 'visit({ at: url })' },
  { path: 'stories/submissions.stories.tsx', text: "const at = '/submissions';" },
];

const storyPaths = stories.map(({ path }) => path).filter((path) => path.endsWith('.stories.tsx'));

const stats = {
  modules: [
    module('src/ui/Button.css', 'src/ui/Button.tsx'),
    module('src/ui/Button.tsx', 'stories/button.stories.tsx', 'src/campuses.tsx'),
    module('src/campuses.tsx', 'src/routes/_app/admin/campus.tsx'),
    module('src/submission.tsx', 'src/routes/_app/submissions/$id.tsx'),
    module('src/frame.tsx', 'src/routes/_app.tsx'),
    ...routes.map(({ path }) => module(path, 'src/app/route-tree.gen.ts')),
    module('src/app/route-tree.gen.ts', '.storybook/preview.tsx'),
    module('stories/urls.ts', 'stories/imported.stories.tsx'),
    module('src/tokens.css', '.storybook/preview.tsx'),
  ],
};

test.each([
  ['src/ui/Button.css', ['stories/button.stories.tsx', 'stories/campuses.stories.tsx']],
  ['src/submission.tsx', ['stories/imported.stories.tsx', 'stories/submissions.stories.tsx']],
  ['stories/button.stories.tsx', ['stories/button.stories.tsx']],
  ['src/frame.tsx', storyPaths],
  ['src/tokens.css', storyPaths],
  ['package-lock.json', storyPaths],
  ['.storybook/main.ts', storyPaths],
  ['.storybook/manager.tsx', []],
  ['README.md', []],
])('findChangedStories finds the stories that %s affects', (changed, expected) => {
  expect([...findChangedStories({ changed: [changed], stats, stories, routes })]).toEqual(expected);
});
