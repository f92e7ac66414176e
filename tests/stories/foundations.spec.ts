import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readTokens } from '../../stories/foundations/tokens.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The component of each MDX page, of which foundation-pages.stories.tsx has a story. */
const components = globSync('stories/foundations/*.mdx', { cwd: root }).map(
  (file) => /<Unstyled>\s*<(\w+) \/>/.exec(read(file))?.[1] ?? file,
);

const idOf = (component: string) =>
  `foundation-pages--${component.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}`;

test('the Foundations pages show every token, without errors', async ({ browser }) => {
  const page = await browser.newPage(test.info().project.use.contextOptions);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const shown = new Set<string>();
  for (const component of components) {
    await page.goto(`iframe.html?viewMode=story&id=${idOf(component)}`);
    await page.getByRole('heading', { level: 1, name: 'Foundations' }).waitFor();
    const names = await page
      .locator('[data-token]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-token') ?? ''));
    for (const name of names) shown.add(name);
  }
  await page.context().close();
  expect(errors).toEqual([]);

  const tokens = readTokens(read('src/ui/styles/tokens.css')).flatMap((group) => group.tokens);
  expect(tokens.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
