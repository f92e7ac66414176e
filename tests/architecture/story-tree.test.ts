import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../stories');

/** Maps the start of a path to the start of the title, in the order of the sidebar. */
const groups: [path: RegExp, title: string][] = [
  [/^guide\//, 'Guide/'],
  [/^foundations\//, 'Foundations/'],
  [/^ui\//, 'Design system/'],
  [/^patterns\//, 'Patterns/'],
  [/^components\/form\//, 'Components/Form/'],
  [/^components\/list\//, 'Components/List/'],
  [/^components\/page\//, 'Components/Page/'],
  [/^components\//, 'Components/'],
  [/^questions\//, 'Questions/'],
  [/^panel\//, 'Developer panel/'],
  [/^screens\/public\//, 'Screens/Public/'],
  [/^screens\/auth\//, 'Screens/Auth/'],
  [/^screens\/shell\//, 'Screens/Shell/'],
  [/^screens\/learner\//, 'Screens/Learner/'],
  [/^screens\/reports\//, 'Screens/Reports/'],
  [/^screens\/parent\//, 'Screens/Parent/'],
  [/^screens\/subscription\//, 'Screens/Subscription/'],
  [/^screens\/admin\//, 'Screens/Admin/'],
  [/^screens\/authoring\//, 'Screens/Authoring/'],
  [/^screens\/moderation\//, 'Screens/Moderation/'],
  [/^screens\/invitation\//, 'Screens/Invitation/'],
  [/^screens\/trial\//, 'Screens/Trial/'],
];

const titleIn = (source: string) =>
  /preview\.meta\(\{[^}]*?\btitle: '([^']+)'/.exec(source)?.[1] ?? /<Meta title="([^"]+)"/.exec(source)?.[1];

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.stories\.tsx$|\.mdx$/.test(file),
);

test.each(files)('%s has a title that begins with that of its folder', (file) => {
  const group = groups.find(([path]) => path.test(file))?.[1];
  const title = titleIn(readFileSync(join(folder, file), 'utf8')) ?? '';
  expect(title.startsWith(group ?? 'an unknown group')).toBe(true);
});

test('story titles are unique', () => {
  const titles = files.map((file) => titleIn(readFileSync(join(folder, file), 'utf8')));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
