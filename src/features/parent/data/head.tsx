import { Download } from 'lucide-react';
import { product } from '#lib/configuration.ts';
import { saveFile } from '#lib/save-file.ts';
import { clock } from '#lib/time/clock.ts';
import { Button } from '#ui/Button.tsx';
import { PrintableHead } from '../printable-head.tsx';
import { dataFile, dataFileName, type KeptData } from './data-file.ts';

/** Whose data it is, and how to take it away. */
export function DataHead({ kept }: { kept: KeptData }) {
  const { learner } = kept;
  const download = () => {
    const now = clock.now();
    saveFile(dataFileName(learner, now), new Blob([dataFile(kept, now)], { type: 'application/json' }));
  };
  return (
    <PrintableHead
      title={`What we keep about ${learner.name}`}
      description={`Everything that ${product.name} stores about ${learner.name} and shows to parents. The answers of each attempt are in its marked work, not in the file.`}
      action={
        <Button variant="primary" icon={<Download aria-hidden="true" />} onPress={download}>
          Download as JSON
        </Button>
      }
    />
  );
}
