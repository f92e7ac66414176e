import { FileUp } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { pluralize } from '#lib/numbers.ts';
import { decodeText, unreadableReason } from '#lib/spreadsheet/text-file.ts';
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

export interface ImportDialogProps {
  /** The number of questions in the activity. */
  questionCount: number;
  /** Grade number, 1 to 8; undefined if unknown. */
  grade: number | undefined;
  /** @param leftOutCount the number of rows that could not be added */
  onAdd: (questions: readonly QuestionDraft[], leftOutCount: number) => void;
  onClose: () => void;
}

const formatNames: Readonly<Record<ImportFormat, string>> = {
  table: 'Table',
  csv: 'CSV',
  gift: 'GIFT (Moodle)',
  aiken: 'Aiken',
};

/** The typed text, restored if the session ends while the dialog is open. */
const unsentText = createUserMemory<string>();

const leaveMessage = {
  title: 'Leave without adding the questions?',
  message: markup`What you pasted here will be lost.`,
};

const confirmReplace = (name: string): Promise<boolean> =>
  confirm({
    title: 'Replace the text?',
    message: markup`The text of <b>${name}</b> replaces the current text.`,
    confirmText: 'Replace',
    tone: 'primary',
  });

export function ImportDialog({ questionCount, grade, onAdd, onClose }: ImportDialogProps) {
  const [text, setText] = useState(() => unsentText.get() ?? '');
  const [chosenFormat, setChosenFormat] = useState<ImportFormat | 'detected'>('detected');
  const [fileProblem, setFileProblem] = useState<string>();
  const read = useCallback(
    (source: string) =>
      readQuestions(source, chosenFormat === 'detected' ? undefined : chosenFormat, { questionCount, grade }),
    [chosenFormat, questionCount, grade],
  );
  // Deferred: the preview may have 200 rows.
  const deferredText = useDeferredValue(text);
  const result = useMemo(
    () => (isBlank(deferredText) ? undefined : read(deferredText)),
    [deferredText, read],
  );
  useEffect(() => unsentText.set(text), [text]);
  const clearMemory = () => unsentText.set(undefined);
  const { confirmLeave } = useLeaveConfirmation({
    message: () => (isBlank(text) ? undefined : leaveMessage),
    onConfirm: clearMemory,
  });

  const close = async () => {
    if (!(await confirmLeave())) return;
    clearMemory();
    onClose();
  };
  const readFile = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const reason = unreadableReason(file, readableExtensions);
    setFileProblem(reason && `${file.name}: ${reason}`);
    if (reason !== undefined || (!isBlank(text) && !(await confirmReplace(file.name)))) return;
    setText(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  const add = () => {
    const { rows } = read(text);
    const questions = rows.flatMap(({ question }) => question ?? []);
    if (questions.length === 0) return;
    clearMemory();
    onAdd(
      questions.map((question) => ({ ...question, key: crypto.randomUUID() })),
      rows.length - questions.length,
    );
  };
  const acceptedCount = result?.rows.filter(({ question }) => question).length ?? 0;
  const detectedLabel =
    result && chosenFormat === 'detected' ? `Detected: ${formatNames[result.format]}` : 'Detected';

  return (
    <Dialog isOpen onOpenChange={() => void close()} title="Add many questions" size="wide" keepOpen>
      <Stack>
        <TextField
          label="Questions"
          description="Paste rows from a spreadsheet or a table, or questions in GIFT or Aiken."
          multiline
          rows={6}
          verbatim
          // The author opens the dialog to paste into this field.
          autoFocus
          value={text}
          onChange={setText}
        />
        <Row align="end">
          <FileTrigger acceptedFileTypes={readableExtensions} onSelect={(files) => void readFile(files)}>
            <Button icon={<FileUp aria-hidden="true" />}>Choose a file</Button>
          </FileTrigger>
          <Select
            label="Format"
            options={[
              { id: 'detected', label: detectedLabel },
              ...(Object.keys(formatNames) as ImportFormat[]).map((id) => ({ id, label: formatNames[id] })),
            ]}
            value={chosenFormat}
            onChange={setChosenFormat}
            className={styles.format}
          />
        </Row>
        {fileProblem === undefined ? null : (
          <Alert tone="error" title="The file was not read">
            {fileProblem}
          </Alert>
        )}
        <ImportExample format={chosenFormat === 'detected' ? (result?.format ?? 'table') : chosenFormat} />
        <ImportPreview result={result} />
        <Row justify="end" className={styles.foot}>
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isDisabled={acceptedCount === 0} onPress={add}>
            {acceptedCount === 0
              ? 'Add questions'
              : `Add ${pluralize(acceptedCount, 'question', 'questions')}`}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

const readableExtensions: readonly string[] = ['.txt', '.gift', '.csv', '.tsv'];
