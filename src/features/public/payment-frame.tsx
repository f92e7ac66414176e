import type { ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { homePathOf, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Heading } from '#ui/Heading.tsx';
import { Mascot } from '#ui/picture/Mascot.tsx';
import styles from './payment-frame.module.css';

interface PaymentFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function PaymentFrame({ title, lead, children }: PaymentFrameProps) {
  const role = useSession(({ details }) => details?.role);
  return (
    <div className={styles.column}>
      {role === Role.Learner || role === Role.Parent ? <BackLink to={homePathOf(role)} /> : null}
      <header className={styles.head}>
        <div className={styles.text}>
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Mascot mood="paywall" className={styles.mascot} />
      </header>
      <div className={styles.cards}>{children}</div>
    </div>
  );
}
