/**
 * Shows how the screens and components of two versions differ: `npm run test:pictures -- --base origin/main`. Takes a
 * picture of each still in both versions, and writes a page with those that changed.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import { root, run, toolEnvironment } from '../../.ci/system/processes.mjs';
import { serveFolder } from '../serve-folder.ts';
import { readStills } from '../stories/storybook.ts';
import { compareVersions } from './compare.ts';
import { writeReport } from './report/write-report.ts';
import { writeRequest } from './request.ts';
import {
  buildCommit,
  buildWorkingTree,
  cache,
  openFolder,
  readChangedStories,
  type Version,
} from './versions.ts';

const usage = `Usage: npm run test:pictures -- --base <commit or folder> [--head <commit or folder>] [--stories <text>] [--changed] [--open]

  --base     the earlier version: a commit, branch or tag, or the folder of a static Storybook
  --head     the later version; without it, the working tree
  --stories  only stories whose title or name contains the text
  --changed  only stories that the working tree's changes since the commit --base can affect
  --open     opens the report in the browser`;

type Still = ReturnType<typeof readStills>[number];

const openVersion = async (name: string, role: 'base' | 'head'): Promise<Version> =>
  existsSync(join(name, 'index.json')) ? openFolder(name, role) : buildCommit(name);

/** Takes the missing pictures of a version. A story that fails may have none. */
async function takePictures({ label, storybook, pictures }: Version, isChosen: (still: Still) => boolean) {
  const stories = readStills(storybook)
    .filter((still) => isChosen(still) && !existsSync(join(pictures, still.id)))
    .map(({ id }) => id);
  if (stories.length === 0) return;
  console.log(`Taking the pictures of ${stories.length} stories of ${label}`);
  const { url, close } = await serveFolder(storybook);
  const request = { storybook, pictures, stories, url };
  await run(['playwright', 'test', '--config', 'tests/pictures/playwright.config.ts'], {
    env: { ...toolEnvironment(), ...writeRequest(request) },
  });
  await close();
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      stories: { type: 'string', default: '' },
      changed: { type: 'boolean', default: false },
      open: { type: 'boolean', default: false },
    },
  });
  if (values.base === undefined) throw new Error(usage);
  return { ...values, base: values.base };
}

const { base, head, stories: text, changed: onlyChanged, open: opens } = readOptions();
const before = await openVersion(base, 'base');
const after = head === undefined ? await buildWorkingTree() : await openVersion(head, 'head');

const affected = onlyChanged ? readChangedStories(before, after) : undefined;
const isChosen = ({ title, name, file }: Still) =>
  `${title}/${name}`.toLowerCase().includes(text.toLowerCase()) && affected?.has(file) !== false;
await takePictures(before, isChosen);
await takePictures(after, isChosen);

const folder = join(cache, 'report');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const comparison = compareVersions(before, after, join(cache, 'differences'), isChosen);
const page = await writeReport({ before: before.label, after: after.label, ...comparison }, folder);
console.log(
  `${comparison.pictures.length} of ${comparison.compared} pictures changed: ${relative(root, page)}`,
);
if (opens) await open(page);
