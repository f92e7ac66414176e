import preview from '../../../.storybook/preview.tsx';
import { readStories, type StoryFacts } from '../states/story-facts.ts';
import { MessagesPage } from './messages-page.tsx';

/** Every message of the application, with the stories that show it. */
const meta = preview.meta({
  title: 'Guide/Messages',
  tags: ['!autodocs', 'dark'],
  parameters: { layout: 'fullscreen' },
  loaders: [async () => ({ stories: await readStories() })],
});

export const Messages = meta.story({
  render: (_args, { loaded }) => <MessagesPage stories={loaded['stories'] as StoryFacts[]} />,
});
