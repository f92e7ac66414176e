import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { setDraft, setPastedText } from '#components/class-import/import-list.ts';
import { csvText } from '#components/list/csv/csv-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { decodeText, unreadableReason } from '#lib/spreadsheet/text-file.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { readList } from './import-draft.ts';
import styles from './paste-view.module.css';

const extensions: readonly string[] = ['.csv', '.tsv', '.txt'];

const exampleHeader = ['Name', 'Surname', 'Date of birth', 'Grade', 'Parent email'];
const exampleRows = [
  ['Zola', 'Khumalo', '14/03/2016', 'Grade 4', 'parent@example.com'],
  ['Thabo', 'Maseko', '28/07/2016', 'Grade 4', ''],
];

/** The first step: cells pasted from a spreadsheet, or a file. */
export function PasteView({ text }: { text: string }) {
  const [problem, setProblem] = useState<{ title: string; message: string }>();

  const check = (source: string) => {
    try {
      setDraft(readList(source));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      setProblem({ title: 'The list could not be read', message });
    }
  };
  const readFile = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const reason = unreadableReason(file, extensions);
    if (reason === undefined) check(decodeText(new Uint8Array(await file.arrayBuffer())));
    else setProblem({ title: 'The file was not read', message: `${file.name}: ${reason}` });
  };
  return (
    <Stack className={cardStyle()}>
      <TextField
        label="Class list"
        description="In your spreadsheet, select the cells of the class together with their headings. Copy them, and paste them here."
        multiline
        rows={8}
        verbatim
        value={text}
        onChange={setPastedText}
      />
      {problem ? (
        <Alert tone="error" title={problem.title}>
          {problem.message}
        </Alert>
      ) : null}
      <Row>
        <Button variant="primary" isDisabled={isBlank(text)} onPress={() => check(text)}>
          Check the list
        </Button>
        <FileTrigger acceptedFileTypes={extensions} onSelect={(files) => void readFile(files)}>
          <Button icon={<FileUp aria-hidden="true" />}>Choose a CSV file</Button>
        </FileTrigger>
      </Row>
      <details className={styles.example}>
        <summary>What the list can look like</summary>
        <Stack gap={3}>
          <p>
            The columns may have any order, and headings in English or Afrikaans. Grade and parent email may
            be missing.
          </p>
          <PlainTable caption="Example" columns={exampleColumns} rows={exampleRows} />
          <div>
            <Button size="small" icon={<Download aria-hidden="true" />} onPress={saveExample}>
              Download an example
            </Button>
          </div>
        </Stack>
      </details>
    </Stack>
  );
}

const exampleColumns = exampleHeader.map((header, index) => ({
  id: header,
  header,
  cell: (row: readonly string[]) => row[index] || '—',
}));

function saveExample(): void {
  const text = csvText({ header: exampleHeader, rows: exampleRows });
  saveFile('class-list.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
