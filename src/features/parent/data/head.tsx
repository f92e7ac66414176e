import { Download, Printer } from 'lucide-react';
import { BackLink } from '#components/page/back-link.tsx';
import { clock } from '#lib/clock.ts';
import { product } from '#lib/configuration.ts';
import { formatDay } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { dataFile, dataFileName, type KeptData } from './data-file.ts';
import styles from './head.module.css';

/** Whose data it is, and how to take it away. */
export function DataHead({ kept }: { kept: KeptData }) {
  const { learner } = kept;
  const download = () => {
    const now = clock.now();
    saveFile(dataFileName(learner, now), new Blob([dataFile(kept, now)], { type: 'application/json' }));
  };
  return (
    <PageHeader
      className={styles.head}
      back={
        <div className={styles.noPrint}>
          <BackLink to="/parent/dashboard" />
        </div>
      }
      title={`What we keep about ${learner.name}`}
      description={
        <>
          Everything that {product.name} stores about {learner.name} and shows to parents. The answers of each
          attempt are in its marked work.
          <span className={styles.printed}> Printed on {formatDay(clock.now())}.</span>
        </>
      }
      actions={
        <div className={styles.actions}>
          <Button variant="primary" icon={<Download aria-hidden="true" />} onPress={download}>
            Download as JSON
          </Button>
          <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
            Print
          </Button>
        </div>
      }
    />
  );
}
