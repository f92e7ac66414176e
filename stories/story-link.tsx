import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface StoryLinkProps {
  story: { id: string };
  viewMode?: 'story' | 'docs';
  className?: string;
  children: ReactNode;
}

/** A link that shows a story without loading Storybook again, which keeps the theme and the density. */
export function StoryLink({ story: { id }, viewMode = 'story', className, children }: StoryLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: id, viewMode });
  };
  return (
    <a href={`./?path=/${viewMode}/${id}`} target="_top" onClick={select} className={className}>
      {children}
    </a>
  );
}
