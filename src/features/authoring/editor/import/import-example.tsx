import { Copy, Download } from 'lucide-react';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row, Stack } from '#ui/layout.tsx';
import type { ImportFormat } from './detect-format.ts';
import { examples } from './examples.ts';
import styles from './import.module.css';

export function ImportExample({ format }: { format: ImportFormat }) {
  const { text, note, file } = examples[format];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ profile: 'app', tone: 'success', message: 'Example copied.' });
    } catch {
      const message = 'The browser did not allow copying. Select the example and copy it.';
      toast({ profile: 'app', tone: 'error', message });
    }
  };
  return (
    <details className={styles.example}>
      <summary>Show an example</summary>
      <Stack gap={2}>
        <p>{note}</p>
        <pre>{text}</pre>
        <Row gap={2}>
          <Button size="small" icon={<Copy aria-hidden="true" />} onPress={copy}>
            Copy example
          </Button>
          <Button
            size="small"
            icon={<Download aria-hidden="true" />}
            onPress={() => saveFile(file.name, new Blob([file.text], { type: 'text/plain;charset=utf-8' }))}
          >
            Download example
          </Button>
        </Row>
      </Stack>
    </details>
  );
}
