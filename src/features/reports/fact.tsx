import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import styles from './fact.module.css';

interface FactProps {
  Icon: LucideIcon;
  isHighlighted?: boolean;
  children: ReactNode;
}

export const Fact = ({ Icon, isHighlighted, children }: FactProps) => (
  <Row as="li" nowrap className={styles.fact}>
    <span className={classNames(styles.icon, isHighlighted && styles.sun)}>
      <Icon aria-hidden="true" />
    </span>
    <span className="breakable">{children}</span>
  </Row>
);
