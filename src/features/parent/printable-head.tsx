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
  /** Whether printing is the main action, and `action` another format. */
  isPrintMain?: boolean;
  /** Whether `PrintedDetails` replace the description on a printout. */
  hasPrintedDetails?: boolean;
}

/** The head of a page about a child; a printout also has the date. */
export function PrintableHead(props: PrintableHeadProps) {
  const {
    title,
    description,
    action,
    canPrint = true,
    isPrintMain = false,
    hasPrintedDetails = false,
  } = props;
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
        hasPrintedDetails ? (
          <span className={styles.noPrint}>{description}</span>
        ) : (
          <>
            {description}
            <span className={styles.printOnly}> Printed on {formatReadableDay(clock.now())}.</span>
          </>
        )
      }
      actions={
        <Row align="stretch" className={styles.noPrint}>
          {isPrintMain ? null : action}
          {canPrint ? (
            <Button
              variant={isPrintMain ? 'primary' : 'secondary'}
              icon={<Printer aria-hidden="true" />}
              onPress={() => window.print()}
            >
              {isPrintMain ? 'Print or save as PDF' : 'Print'}
            </Button>
          ) : null}
          {isPrintMain ? action : null}
        </Row>
      }
    />
  );
}
