import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#components/page/back-link.tsx';
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
}

/** The head of a page about a child. A printout has the title only. */
export function PrintableHead(props: PrintableHeadProps) {
  const { title, description, action, canPrint = true, isPrintMain = false } = props;
  return (
    <PageHeader
      className={styles.head}
      aboveTitle={<BackLink to="/parent/dashboard" />}
      title={title}
      description={<span className={styles.noPrint}>{description}</span>}
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
