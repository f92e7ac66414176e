import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout.tsx';
import styles from './back-link.module.css';

type BackLinkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { children?: string };

export const BackLink = createLink(({ children = 'Back', ...props }: BackLinkProps) => (
  <a {...props} className={classNames(buttonStyle({ variant: 'quiet' }), styles.back)}>
    <ArrowLeft aria-hidden="true" />
    {children}
  </a>
));

export const BackLinkSkeleton = () => (
  <div className={styles.loading}>
    <Skeleton width="5em" />
  </div>
);

/** The back link, the title and the line below it. */
export const PageHeadSkeleton = ({ className }: { className?: string | undefined }) => (
  <div className={className}>
    <BackLinkSkeleton />
    <Stack gap={3}>
      <Skeleton width="60%" height="40px" />
      <Skeleton width="40%" />
    </Stack>
  </div>
);
