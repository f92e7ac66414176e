import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StoryLink } from '../story-link.tsx';
import { AnatomyFigure } from './page/anatomy.tsx';
import type { Guide } from './page/guide.ts';
import { namesIn, pageIdOf } from './page/links.tsx';
import { Section, SpecimenGrid } from './specimen.tsx';

interface StoriesFile {
  meta: { input: { title: string; parameters?: { guide?: Guide } } };
}

const files = import.meta.glob<Record<string, StoriesFile>>(
  ['./**/*.stories.tsx', '!./Overview.stories.tsx'],
  { eager: true },
);

const pages = Object.values(files).flatMap((file) => {
  const [story] = Object.values(file);
  const { title = '', parameters } = story?.meta.input ?? {};
  return parameters?.guide ? [{ name: title.split('/').at(-1) ?? '', guide: parameters.guide }] : [];
});

function Overview() {
  return (
    <SpecimenGrid>
      {pages.map(({ name, guide }) =>
        guide.anatomy ? (
          <Section
            key={name}
            title={
              <StoryLink story={{ id: pageIdOf(name) }} viewMode="docs">
                {name}
              </StoryLink>
            }
          >
            {guide.anatomy.render ? (
              <AnatomyFigure {...guide.anatomy} />
            ) : (
              <p>It opens over the page: the link leads to its parts.</p>
            )}
          </Section>
        ) : null,
      )}
    </SpecimenGrid>
  );
}

const meta = preview.meta({ title: 'Design system/Overview', component: Overview });

/** Every component with its parts. */
export const Default = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvasElement }) => {
    const parts = pages.flatMap(({ guide: { anatomy } }) =>
      anatomy?.render ? Object.keys(anatomy.parts) : [],
    );
    const shownParts = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-anatomy-part]')].map(
        ({ dataset }) => dataset['anatomyPart'],
      );
    await waitFor(() => expect(shownParts()).toEqual(parts));
    const names = pages.map(({ name }) => name);
    for (const { guide } of pages) {
      const texts = [...guide.use, ...guide.instead, ...guide.do, ...guide.dont];
      await expect(names).toEqual(expect.arrayContaining(texts.flatMap(namesIn)));
    }
  },
});
