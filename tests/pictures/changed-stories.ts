import type { SourceFile } from '../../.storybook/messages.ts';
import { patternOf } from '../../stories/guide/states/match-url.ts';

/** The part of Storybook's `preview-stats.json` that names the importers of each module. */
export interface ModuleStats {
  modules: readonly { id: string; reasons: readonly { moduleName: string }[] }[];
}

interface ChangedStoriesOptions {
  /** The paths of changed files. */
  changed: readonly string[];
  stats: ModuleStats;
  /** The files of stories and of their helpers, and those of routes. */
  stories: readonly SourceFile[];
  routes: readonly SourceFile[];
}

/** Imports every screen: without this limit, a change of one screen would affect all stories. */
const routeTree = 'src/app/route-tree.gen.ts';
const preview = '.storybook/preview.tsx';

/** Files that are no modules, but affect every story. */
const isGlobal = (path: string) =>
  /^(package-lock\.json|vite\.config\.ts|\.storybook\/(?!manager|messages).*)$/.test(path);

/**
 * Finds the files whose stories a change can affect: those that import a changed module, also indirectly, and those that
 * visit a URL whose route does.
 */
export function findChangedStories({ changed, stats, stories, routes }: ChangedStoriesOptions): Set<string> {
  const reached = importersOf(changed, stats);
  const paths = routes
    .filter(({ path }) => reached.has(path))
    .map(({ text }) => /createFileRoute\(\s*'(?:\/_app)?([^']*)'/.exec(text)?.[1]);
  // The root route and the frame of all screens have no path.
  const affectsAll = reached.has(preview) || changed.some(isGlobal) || paths.some((path) => !path);
  const visiting = stories
    .filter(({ text }) => urlsIn(text).some((url) => paths.some((route = '') => opens(url, route))))
    .map(({ path }) => path);
  // A story can import the URL that it visits.
  const affected = new Set([...reached, ...importersOf(visiting, stats)]);
  const isAffected = ({ path }: SourceFile) =>
    path.endsWith('.stories.tsx') && (affectsAll || affected.has(path));
  return new Set(stories.filter(isAffected).map(({ path }) => path));
}

/** Whether a URL opens a route, or a page below it does: `${at}/new` completes the URL in `at`. */
const opens = (url: string, route: string) =>
  patternOf(route.replace(/\/$/, '')).test(url) || route.startsWith(url);

/** The modules and everything that imports them, except through the route tree. */
function importersOf(paths: readonly string[], { modules }: ModuleStats): Set<string> {
  const importers = new Map(
    modules.map(({ id, reasons }) => [
      withoutDot(id),
      reasons.map(({ moduleName }) => withoutDot(moduleName)),
    ]),
  );
  const reached = new Set(paths);
  // A set also visits the elements that are added meanwhile.
  for (const path of reached) {
    for (const importer of importers.get(path) ?? []) if (importer !== routeTree) reached.add(importer);
  }
  return reached;
}

const withoutDot = (path: string) => path.replace(/^\.\//, '');

const urlsIn = (text: string): string[] =>
  [...text.matchAll(/['"`](\/[a-z][^'"`\s]*)/g)].map(([, url = '']) => url);
