import preview from '../../.storybook/preview.tsx';
import { Colours as ColoursPage } from '../../stories/foundations/colours.tsx';
import { IconList as IconListPage } from '../../stories/foundations/icon-list.tsx';
import { Layouts as LayoutsPage } from '../../stories/foundations/layouts.tsx';
import { Motions as MotionsPage } from '../../stories/foundations/motions.tsx';
import { Pictures as PicturesPage } from '../../stories/foundations/pictures.tsx';
import { Shapes as ShapesPage } from '../../stories/foundations/shapes.tsx';
import { Typography as TypographyPage } from '../../stories/foundations/typography.tsx';
import { Voices as VoicesPage } from '../../stories/foundations/voices.tsx';

/** The components of the Foundations pages, for foundations.spec.ts: the test build has no MDX pages. */
const meta = preview.meta({
  title: 'Foundation pages',
  // These pages are long, and the test reads only their tokens.
  parameters: { a11y: { test: 'off' } },
  decorators: [
    (Story) => (
      <main>
        <h1>Foundations</h1>
        <Story />
      </main>
    ),
  ],
});

export const Colours = meta.story({ render: () => <ColoursPage /> });
export const IconList = meta.story({ render: () => <IconListPage /> });
export const Layouts = meta.story({ render: () => <LayoutsPage /> });
export const Motions = meta.story({ render: () => <MotionsPage /> });
export const Pictures = meta.story({ render: () => <PicturesPage /> });
export const Shapes = meta.story({ render: () => <ShapesPage /> });
export const Typography = meta.story({ render: () => <TypographyPage /> });
export const Voices = meta.story({ render: () => <VoicesPage /> });
