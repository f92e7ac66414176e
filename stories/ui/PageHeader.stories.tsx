import { ArrowLeft, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import preview from '../../.storybook/preview.tsx';
import { componentPage } from './page/guide.ts';

const allParts = {
  title: 'My Learners',
  description: 'Their grades, their plans and what they did last.',
  aboveTitle: (
    <a href="#back" className={buttonStyle({ variant: 'quiet', size: 'small' })}>
      <ArrowLeft aria-hidden="true" />
      Back
    </a>
  ),
  actions: (
    <Button variant="primary" icon={<Plus aria-hidden="true" />}>
      Add New Learner
    </Button>
  ),
};

const meta = preview.meta({
  title: 'Design system/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  args: allParts,
  parameters: componentPage({
    use: ['Once at the start of each screen. It contains the `h1`, which gets the focus after a navigation.'],
    instead: [
      'For the title of a part of the screen, a heading in a [Card].',
      'For a dialog, the title of [Dialog].',
    ],
    anatomy: {
      render: () => <PageHeader {...allParts} />,
      parts: {
        'Back link (optional)': 'a',
        Title: 'h1',
        'Description (optional)': 'p',
        'Actions (optional)': 'button',
      },
    },
    do: [
      'Name the content in the title, as the menu does.',
      'Place at most one primary button beside the title.',
    ],
    dont: ['Repeat the title in the description.'],
  }),
});

export const States = meta.story({
  tags: ['dark', 'phone'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});
export const TitleOnly = meta.story({
  args: { description: undefined, aboveTitle: undefined, actions: undefined },
});
export const LongTexts = meta.story({
  args: { title: 'Economic and Management Sciences, Natural Sciences and Technology' },
  tags: ['phone'],
});
