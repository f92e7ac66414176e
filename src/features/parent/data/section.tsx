import type { ReactNode } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import styles from './data.module.css';

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
  onScreenOnly?: boolean;
}

export function Section({ id, title, children, onScreenOnly }: SectionProps) {
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      className={classNames(cardStyle(), 'breakable', styles.section, onScreenOnly && styles.onScreenOnly)}
    >
      <h2 id={id} className="fs-3">
        {title}
      </h2>
      {children}
    </Stack>
  );
}
