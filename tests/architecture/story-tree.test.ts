import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../stories');

/** Folders whose title is not their name. */
const titles: Record<string, string> = { ui: 'Design system', panel: 'Developer panel' };

const titleOf = (name: string) => titles[name] ?? name.charAt(0).toUpperCase() + name.slice(1);

/** `screens/admin/users.stories.tsx`: `Screens/Admin/`. */
function titleOfFolder(file: string): string {
  const [group = '', ...subfolders] = file.split('/').slice(0, -1);
  const area = /^(screens|components)$/.test(group) ? subfolders.slice(0, 1) : [];
  return [group, ...area].map((name) => `${titleOf(name)}/`).join('');
}

const titleIn = (source: string) =>
  /preview\.meta\(\{[^}]*?\btitle: '([^']+)'/.exec(source)?.[1] ?? /<Meta title="([^"]+)"/.exec(source)?.[1];

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.stories\.tsx$|\.mdx$/.test(file),
);

test.each(files)('%s has a title that begins with that of its folder', (file) => {
  const title = titleIn(readFileSync(join(folder, file), 'utf8')) ?? '';
  expect(title.slice(0, titleOfFolder(file).length)).toBe(titleOfFolder(file));
});

test('story titles are unique', () => {
  const all = files.map((file) => titleIn(readFileSync(join(folder, file), 'utf8')));
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
});
