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
  { path: 'stories/submissions.stories.tsx', text: "const at = '/submissions';" },
];

const stats = {
  modules: [
    module('src/ui/Button.css', 'src/ui/Button.tsx'),
    module('src/ui/Button.tsx', 'stories/button.stories.tsx', 'src/campuses.tsx'),
    module('src/campuses.tsx', 'src/routes/_app/admin/campus.tsx'),
    module('src/submission.tsx', 'src/routes/_app/submissions/$id.tsx'),
    module('src/frame.tsx', 'src/routes/_app.tsx'),
    ...routes.map(({ path }) => module(path, 'src/app/route-tree.gen.ts')),
    module('src/app/route-tree.gen.ts', '.storybook/preview.tsx'),
    module('src/tokens.css', '.storybook/preview.tsx'),
  ],
};

test.each([
  ['src/ui/Button.css', ['stories/button.stories.tsx', 'stories/campuses.stories.tsx']],
  ['src/submission.tsx', ['stories/submissions.stories.tsx']],
  ['stories/button.stories.tsx', ['stories/button.stories.tsx']],
  ['src/frame.tsx', stories.map(({ path }) => path)],
  ['src/tokens.css', stories.map(({ path }) => path)],
  ['package-lock.json', stories.map(({ path }) => path)],
  ['README.md', []],
])('a change of %s affects the stories that it can change', (changed, expected) => {
  expect([...findChangedStories({ changed: [changed], stats, stories, routes })]).toEqual(expected);
});
