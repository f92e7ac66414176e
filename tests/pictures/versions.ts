import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../.ci/system/processes.mjs';
import { buildStorybook } from '../build-storybook.ts';
import { findChangedStories, type ModuleStats } from './changed-stories.ts';

export const cache = join(root, '.cache/pictures');

/** Written by the build of a Storybook: which modules import which. */
const statsFile = 'preview-stats.json';

/** A version of the Storybook, built. */
export interface Version {
  label: string;
  /** The folder of the static Storybook. */
  storybook: string;
  /** The folder of its pictures. */
  pictures: string;
  /** The commit, except for a folder and for the working tree. */
  commit?: string;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Builds the Storybook of the working tree. */
export async function buildWorkingTree(): Promise<Version> {
  const storybook = join(cache, 'working-tree/storybook');
  const pictures = join(cache, 'working-tree/pictures');
  rmSync(pictures, { recursive: true, force: true });
  await buildStorybook(storybook, { SB_TESTBUILD: 'true' });
  return { label: 'Working tree', storybook, pictures };
}

/** A static Storybook that exists already. */
export function openFolder(folder: string, name: 'base' | 'head'): Version {
  const pictures = join(cache, name, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  return { label: folder, storybook: folder, pictures };
}

/** Builds the Storybook of a commit, once. @param ref such as `origin/main` or a tag */
export async function buildCommit(ref: string): Promise<Version> {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
  const folder = join(cache, commit);
  const storybook = join(folder, 'storybook');
  const version = {
    label: `${ref} (${commit.slice(0, 8)})`,
    storybook,
    pictures: join(folder, 'pictures'),
    commit,
  };
  if (existsSync(join(storybook, statsFile))) return version;
  const tree = join(folder, 'tree');
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--force', '--detach', tree, commit);
  try {
    await installPackages(tree);
    const unfinished = join(folder, 'unfinished');
    await buildStorybook(unfinished, { SB_TESTBUILD: 'true' }, tree);
    renameSync(unfinished, storybook);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return version;
}

/** Uses the installed packages if the commit needs the same ones. */
async function installPackages(tree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    return;
  }
  const { code, output } = await run(['npm', 'ci'], { quiet: true, cwd: tree });
  if (code !== 0) throw new Error(`The packages of the commit cannot be installed:\n${output}`);
}

const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Finds the files of stories that can differ between a commit and the working tree. */
export function readChangedStories({ commit }: Version, after: Version): Set<string> {
  const stats = join(after.storybook, statsFile);
  if (commit === undefined || after.commit !== undefined || !existsSync(stats)) {
    throw new Error('--changed compares a commit with the working tree.');
  }
  const changed = git('diff', '--name-only', commit);
  const added = git('ls-files', '--others', '--exclude-standard');
  return findChangedStories({
    changed: `${changed}\n${added}`.split('\n'),
    stats: JSON.parse(readFileSync(stats, 'utf8')) as ModuleStats,
    stories: readFiles('stories/**/*.{ts,tsx}'),
    routes: readFiles('src/routes/**/*.tsx'),
  });
}
