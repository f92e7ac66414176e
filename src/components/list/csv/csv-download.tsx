import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import type { CsvTable } from './csv-text.ts';

interface CsvDownloadProps {
  /** The file name without date and extension. */
  name: string;
  table: () => CsvTable;
  isDisabled: boolean;
}

/** A button that saves a table as a CSV file. The CSV writer is loaded on demand. */
export function CsvDownload({ name, table, isDisabled }: CsvDownloadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { csvText } = await import('./csv-text.ts');
      const blob = new Blob([csvText(table())], { type: 'text/csv;charset=utf-8' });
      saveFile(`${name}-${formatDay(clock.now())}.csv`, blob);
    } catch {
      const message = 'The file could not be made. Check the connection and try again.';
      toast({ profile: 'app', tone: 'error', message });
    }
    setIsBusy(false);
  };
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isDisabled={isDisabled}
      busy={isBusy ? 'Preparing…' : undefined}
      onPress={download}
    >
      Download CSV
    </Button>
  );
}
