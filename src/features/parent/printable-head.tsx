import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
import { clock } from '#lib/time/clock.ts';
import { formatReadableDay } from '#lib/time/readable-dates.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import styles from './parent.module.css';

interface PrintableHeadProps {
  title: string;
  description: ReactNode;
  action: ReactNode;
  canPrint?: boolean;
}

/** The head of a page about a child; a printout also has the date. */
export function PrintableHead({ title, description, action, canPrint = true }: PrintableHeadProps) {
  return (
    <PageHeader
      className={styles.head}
      aboveTitle={
        <div className={styles.noPrint}>
          <BackLink to="/parent/dashboard" />
        </div>
      }
      title={title}
      description={
        <>
          {description}
          <span className={styles.printOnly}> Printed on {formatReadableDay(clock.now())}.</span>
        </>
      }
      actions={
        <Row align="stretch" className={styles.noPrint}>
          {action}
          {canPrint ? (
            <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
              Print
            </Button>
          ) : null}
        </Row>
      }
    />
  );
}
