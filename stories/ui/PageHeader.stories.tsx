import { ArrowLeft, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Design system/PageHeader',
  component: PageHeader,
  args: {
    title: 'My Learners',
    description: 'Their grades, their plans and what they did last.',
    back: (
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
  },
});

export const AllParts = meta.story({
  tags: ['dark'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});
export const TitleOnly = meta.story({
  args: { description: undefined, back: undefined, actions: undefined },
});
export const LearnerDensity = meta.story({ globals: { density: 'learner' } });

export const LongTexts = meta.story({
  args: { title: 'Economic and Management Sciences, Natural Sciences and Technology' },
  tags: ['phone'],
});
