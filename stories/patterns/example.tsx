import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { StoryFrame } from '../ui/page/story-frame.tsx';

interface ExampleProps {
  of: Of;
  height?: number;
}

export function Example({ of, height = 520 }: ExampleProps) {
  const { story } = useOf(of, ['story']);
  return <StoryFrame id={story.id} name={story.name} height={`${height}px`} />;
}
