import preview from '../../../.storybook/preview.tsx';
import { matrixOf, untrueReasons } from './matrix.ts';
import { StatesPage } from './states-page.tsx';
import { readStories, type StoryFacts } from './story-facts.ts';

/**
 * Every screen × every state, computed from the route tree and from the tags of the stories. The test fails for
 * a gap without a reason, and for a reason that a story refutes.
 */
const meta = preview.meta({
  title: 'Guide/States',
  tags: ['!autodocs', 'dark'],
  parameters: { layout: 'fullscreen' },
  component: StatesPage,
  args: { stories: [], initialSearch: '' },
  loaders: [async () => ({ stories: await readStories() })],
});

export const States = meta.story({
  render: (args, { loaded }) => <StatesPage {...args} stories={loaded['stories'] as StoryFacts[]} />,
  play: async ({ loaded }) => {
    const rows = matrixOf(loaded['stories'] as StoryFacts[]);
    const gaps = rows.flatMap(({ area, screen, cells }) =>
      cells.flatMap(({ column, gap }) =>
        gap === undefined ? [] : `Gap: ${area}/${screen.name}, ${column}: ${gap}`,
      ),
    );
    const problems = [...gaps, ...untrueReasons(rows)];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});
