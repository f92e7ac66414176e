import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import styles from './fact.module.css';

interface FactProps {
  Icon: LucideIcon;
  isSunny?: boolean;
  children: ReactNode;
}

export const Fact = ({ Icon, isSunny, children }: FactProps) => (
  <Row as="li" nowrap className={styles.fact}>
    <span className={classNames(styles.icon, isSunny && styles.sun)}>
      <Icon aria-hidden="true" />
    </span>
    <span className="breakable">{children}</span>
  </Row>
);
