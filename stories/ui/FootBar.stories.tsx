import { Button } from '#ui/Button.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage } from './page/guide.ts';
import { Row } from './specimen.tsx';

const content = (
  <Row>
    <p>2 of 6 questions are not answered.</p>
    <Button variant="primary">Submit Activity</Button>
  </Row>
);

const meta = preview.meta({
  title: 'Design system/FootBar',
  component: FootBar,
  tags: ['autodocs'],
  args: { label: 'Hand in', children: content },
  parameters: componentPage({
    use: ['For the main action of a long page, which must stay within reach while the page scrolls.'],
    instead: [
      'On a page that fits into the window, a [Button] after the content.',
      'For the buttons of a dialog, the footer of [Dialog].',
    ],
    anatomy: {
      render: () => <FootBar label="Example">{content}</FootBar>,
      parts: { Bar: '[data-foot-bar]', 'Text: the state of the page': 'p', 'Primary button': 'button' },
    },
    do: [
      'Keep the bar low: one line of text and one primary button. A bar higher than a third of the window is not sticky.',
    ],
    dont: ['Show a message only in the bar: users look at the content above it.'],
  }),
});

export const States = meta.story({ tags: ['dark', 'phone'] });
export const Raised = meta.story({ args: { isRaised: true }, tags: ['dark', 'phone'] });
