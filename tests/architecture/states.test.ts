import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../../stories/guide/states/screens.ts';

const routes = join(import.meta.dirname, '../../src/routes');

/** The paths of routes that render a screen; others redirect, or are the frame of screens. */
function screenPaths(): string[] {
  return globSync('**/*.tsx', { cwd: routes, exclude: ['__root.tsx', '_app.tsx'] }).flatMap((file) => {
    const source = readFileSync(join(routes, file), 'utf8');
    const path = /createFileRoute\(\s*'([^']+)'/.exec(source)?.[1];
    if (path === undefined || !/\bcomponent:/.test(source)) return [];
    // A segment that ends with an underscore is not nested in the screen of that segment.
    return [path.replace('/_app', '').replaceAll('_/', '/').replace(/\/$/, '')];
  });
}

test('the matrix of states has each screen of the route tree once', () => {
  const listed = areas.flatMap(({ screens }) => screens.flatMap(({ paths }) => paths));
  expect(listed.toSorted()).toEqual(screenPaths().toSorted());
});

test('each picture of a design belongs to a screen', () => {
  const files = globSync('*.webp', { cwd: join(import.meta.dirname, '../../stories/guide/designs') });
  const named = areas.flatMap(({ screens }) => screens.flatMap(({ designs = [] }) => designs));
  expect(files.toSorted()).toEqual(named.map((name) => `${name}.webp`).toSorted());
});
