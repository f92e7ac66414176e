import preview from '../../.storybook/preview.tsx';
import { AnatomyFigure } from './page/anatomy.tsx';
import type { Guide } from './page/guide.ts';
import { pageIdOf, StoryLink } from './page/links.tsx';
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
              <StoryLink id={pageIdOf(name)} viewMode="docs">
                {name}
              </StoryLink>
            }
          >
            <AnatomyFigure {...guide.anatomy} />
          </Section>
        ) : null,
      )}
    </SpecimenGrid>
  );
}

const meta = preview.meta({ title: 'Design system/Overview', component: Overview });

/** Every component with its parts. A part that a component does not have fails the story. */
export const Default = meta.story({
  tags: ['dark', 'phone'],
});
