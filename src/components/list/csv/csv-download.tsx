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

/**
 * Saves a table as a file that the user's spreadsheet opens in columns. The CSV writer is loaded on demand.
 *
 * @param name the file name without date and extension
 */
export async function saveCsv(name: string, table: CsvTable): Promise<void> {
  try {
    const { csvDialectOf, csvText } = await import('./csv-text.ts');
    const text = csvText(table, csvDialectOf(navigator.language));
    saveFile(`${name}-${formatDay(clock.now())}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  } catch {
    const message = 'The file could not be made. Check the connection and try again.';
    toast({ profile: 'app', tone: 'error', message });
  }
}

/** A button that saves a table as a CSV file. */
export function CsvDownload({ name, table, isDisabled }: CsvDownloadProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    await saveCsv(name, table());
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
