import { sanitize, storyNameFromExport } from 'storybook/internal/csf';
import { messages } from 'virtual:messages';
import { citations, routeFolders } from 'virtual:source-facts';
import type { Visit } from '../../visit.tsx';
import { patternOf } from './match-url.ts';
import { isOfShell } from './screens.ts';
import { statesOf, type State } from './states.ts';

/** What the search and the matrix need to know about a story. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  description: string;
  tags: readonly string[];
  states: readonly State[];
  /** Of a story that opens a page. */
  at?: string;
  /** The user name of the persona; `visitor` for a visitor. */
  persona?: string;
  /** The requirements and decisions that the file cites, or the code of the page that it opens. */
  citations: readonly string[];
  /** The messages of the application that the story names. */
  messages: readonly string[];
}

/** The part of Storybook's preview that loads every story without rendering it. */
interface Preview {
  extract: () => Promise<
    Record<
      string,
      {
        id: string;
        title: string;
        name: string;
        tags: string[];
        parameters: {
          visit?: Visit;
          fileName?: string;
          docs?: { description?: { story?: string } };
        };
      }
    >
  >;
}

const citationsByFile = Map.groupBy(
  Object.entries(citations).flatMap(([number, files]) => files.map((file) => ({ number, file }))),
  ({ file }) => file,
);

const citationsOf = (file: string) => (citationsByFile.get(file) ?? []).map(({ number }) => number);

const routes = routeFolders.map(({ path, folders }) => ({ pattern: patternOf(path), folders }));

/** The requirements and decisions that the code of a page cites. */
function citationsAt(url: string): string[] {
  const folders = routes.filter(({ pattern }) => pattern.test(url)).flatMap((route) => route.folders);
  const files = [...citationsByFile.keys()].filter((file) =>
    folders.some((folder) => file.startsWith(folder)),
  );
  return files.flatMap(citationsOf);
}

/** `stories/screens/auth/login.stories.tsx refused-by-the-server`: unlike an ID, known without the title. */
const keyOf = (file: string, nameInId: string) => `${file} ${nameInId}`;

const messagesByStory = Map.groupBy(
  messages.flatMap(({ text, stories }) =>
    stories.map(({ file, name }) => ({ text, key: keyOf(file, sanitize(storyNameFromExport(name))) })),
  ),
  ({ key }) => key,
);

/** Reads all stories, which loads their modules. */
export async function readStories(): Promise<StoryFacts[]> {
  const { __STORYBOOK_PREVIEW__: storybook } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview };
  const stories = await storybook.extract();
  return Object.values(stories).map(
    ({ id, title, name, tags, parameters: { visit, fileName = '', docs } }) => {
      const file = fileName.replace(/^\.\//, '');
      return {
        id,
        title,
        name,
        description: docs?.description?.story ?? '',
        tags,
        states: statesOf(tags),
        ...(visit && { at: visit.at, persona: visit.as ?? 'visitor' }),
        citations: [...citationsOf(file), ...(visit && !isOfShell(title) ? citationsAt(visit.at) : [])],
        messages: (messagesByStory.get(keyOf(file, id.replace(/.*--/, ''))) ?? []).map(({ text }) => text),
      };
    },
  );
}
