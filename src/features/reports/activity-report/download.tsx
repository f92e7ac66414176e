import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#lib/save-file.ts';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import type { ReportRow } from './rows.ts';

/** The rows that are shown, in the same order, for a spreadsheet. What writes them comes when it is wanted. */
export function ReportDownload({ rows }: { rows: readonly ReportRow[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { reportCsv } = await import('./csv.ts');
      const name = `activity-report-${formatDay(clock.now())}.csv`;
      saveFile(name, new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }));
    } catch {
      const message = 'The file could not be made. Check the connection and try again.';
      toast({ profile: 'app', tone: 'error', message });
    }
    setIsBusy(false);
  };
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isDisabled={rows.length === 0}
      busy={isBusy ? 'Preparing…' : undefined}
      onPress={download}
    >
      Download CSV
    </Button>
  );
}
