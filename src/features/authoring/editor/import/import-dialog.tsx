import { FileUp } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { pluralize } from '#lib/numbers.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Select } from '#ui/form/Select.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { markup } from '#ui/overlay/markup.ts';
import type { QuestionDraft } from '../draft/activity-draft.ts';
import type { ImportFormat } from './detect-format.ts';
import { ImportExample } from './import-example.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readQuestions } from './read-questions.ts';
import styles from './import.module.css';

/** Endings of the files that can be read. */
const readableFiles: readonly string[] = ['.txt', '.gift', '.csv', '.tsv'];

/** Bytes. Two hundred long questions have a tenth of it. */
const largestText = 1024 * 1024;

/** Why a file cannot be read, in a sentence; undefined when it can. */
export function unreadableReason({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!readableFiles.some((ending) => name.toLowerCase().endsWith(ending))) {
    return `Only ${readableFiles.join(', ')} files can be read here. Copy the cells of a spreadsheet and paste them, or save it as CSV.`;
  }
  if (size === 0) return 'This file is empty.';
  return size > largestText ? 'This file is too large: at most 1 MB.' : undefined;
}

/**
 * The text of a file: UTF-8, UTF-16 where a byte order mark says so ("Unicode text" of a spreadsheet), else Windows-1252, as
 * older spreadsheets write.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export interface ImportDialogProps {
  /** How many questions the activity has. */
  count: number;
  /** 1 to 8, if it is known. */
  grade: number | undefined;
  /** @param leftOut how many rows could not be added */
  onAdd: (questions: readonly QuestionDraft[], leftOut: number) => void;
  onClose: () => void;
}

const formatNames: Readonly<Record<ImportFormat, string>> = {
  table: 'Table',
  csv: 'CSV',
  gift: 'GIFT (Moodle)',
  aiken: 'Aiken',
};

/** Text that was not added yet. */
const unsentText = createUserMemory<string>();

const leaveMessage = {
  title: 'Leave without adding the questions?',
  message: markup`What you pasted here will be lost.`,
};

const mayReplace = (name: string): Promise<boolean> =>
  confirm({
    title: 'Replace what is here?',
    message: markup`The text of <b>${name}</b> takes its place.`,
    confirmText: 'Replace',
    tone: 'primary',
  });

/** Reads many questions from a text, shows what each will be, and adds those that are complete. */
export function ImportDialog({ count, grade, onAdd, onClose }: ImportDialogProps) {
  const [text, setText] = useState(() => unsentText.get() ?? '');
  const [chosen, setChosen] = useState<ImportFormat | 'detected'>('detected');
  const [fileProblem, setFileProblem] = useState<string>();
  const read = useCallback(
    (source: string) => readQuestions(source, chosen === 'detected' ? undefined : chosen, { count, grade }),
    [chosen, count, grade],
  );
  // Typing stays quick beside two hundred rows.
  const shown = useDeferredValue(text);
  const result = useMemo(() => (isBlank(shown) ? undefined : read(shown)), [shown, read]);
  // A session that ends closes the dialog: its author finds the text again.
  useEffect(() => unsentText.set(text), [text]);
  const forget = () => unsentText.set(undefined);
  const { confirmLeave } = useLeaveConfirmation({
    message: () => (isBlank(text) ? undefined : leaveMessage),
    onConfirm: forget,
  });

  const close = async () => {
    if (!(await confirmLeave())) return;
    forget();
    onClose();
  };
  const readFile = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const reason = unreadableReason(file);
    setFileProblem(reason && `${file.name}: ${reason}`);
    if (reason !== undefined || (!isBlank(text) && !(await mayReplace(file.name)))) return;
    setText(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  const add = () => {
    const { rows } = read(text);
    const questions = rows.flatMap(({ question }) => question ?? []);
    if (questions.length === 0) return;
    forget();
    onAdd(
      questions.map((question) => ({ ...question, key: crypto.randomUUID() })),
      rows.length - questions.length,
    );
  };
  const good = result?.rows.filter(({ question }) => question).length ?? 0;
  const detected = result && chosen === 'detected' ? `Detected: ${formatNames[result.format]}` : 'Detected';

  return (
    <Dialog isOpen onOpenChange={() => void close()} title="Add many questions" size="wide" keepOpen>
      <Stack>
        <TextField
          label="Questions"
          description="Paste rows from a spreadsheet or a table, or questions in GIFT or Aiken."
          multiline
          rows={6}
          verbatim
          // The dialog is opened to paste into this field.
          autoFocus
          value={text}
          onChange={setText}
        />
        <Row align="end">
          <FileTrigger acceptedFileTypes={readableFiles} onSelect={(files) => void readFile(files)}>
            <Button icon={<FileUp aria-hidden="true" />}>Choose a file</Button>
          </FileTrigger>
          <Select
            label="Format"
            options={[
              { id: 'detected', label: detected },
              ...(Object.keys(formatNames) as ImportFormat[]).map((id) => ({ id, label: formatNames[id] })),
            ]}
            value={chosen}
            onChange={setChosen}
            className={styles.format}
          />
        </Row>
        {fileProblem === undefined ? null : (
          <Alert tone="error" title="The file was not read">
            {fileProblem}
          </Alert>
        )}
        <ImportExample format={chosen === 'detected' ? (result?.format ?? 'table') : chosen} />
        <ImportPreview result={result} />
        <Row justify="end" className={styles.foot}>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isDisabled={good === 0} onPress={add}>
            {good === 0 ? 'Add questions' : `Add ${pluralize(good, 'question', 'questions')}`}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
