import { Download } from 'lucide-react';
import type { CheckedRow } from '#components/class-import/class-list/check-rows.ts';
import { fieldLabels, fields } from '#components/class-import/class-list/columns.ts';
import { changeDraft, type ImportDraft } from '#components/class-import/import-list.ts';
import { csvText } from '#components/list/csv/csv-text.ts';
import { pluralize } from '#lib/numbers.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { FootBar } from '#ui/FootBar.tsx';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Row } from '#ui/layout.tsx';
import { isInvited } from './import-draft.ts';
import styles from './check-view.module.css';

interface CheckBarProps {
  draft: ImportDraft;
  rows: readonly CheckedRow[];
  importedCount: number;
  onStart: () => void;
}

/** What else happens with the rows, and the button that imports them. */
export function CheckBar({ draft, rows, importedCount, onStart }: CheckBarProps) {
  const invited = rows.filter(isInvited);
  const addressCount = new Set(invited.map(({ values }) => values.parentEmail?.toLowerCase())).size;
  const newCount = rows.filter(({ group }) => group === 'new').length;
  const problems = rows.filter(({ group }) => group === 'problem');
  return (
    <FootBar label="Import" className={styles.bar}>
      <Row justify="between" gap={4}>
        <Row gap={6} align="start">
          {invited.length > 0 ? (
            <Checkbox
              label={`Send ${pluralize(invited.length, 'invitation', 'invitations')}`}
              description={`One for each child, to ${pluralize(addressCount, 'address', 'addresses')}`}
              isSelected={draft.sendsInvitations}
              onChange={(sendsInvitations) => changeDraft(() => ({ sendsInvitations }))}
            />
          ) : null}
          {newCount > 0 ? (
            <Checkbox
              label={`Make ${pluralize(newCount, 'login', 'logins')}`}
              description="To print as slips"
              isSelected={draft.makesLogins}
              onChange={(makesLogins) => changeDraft(() => ({ makesLogins }))}
            />
          ) : null}
        </Row>
        <Row align="stretch" className={styles.barButtons}>
          {problems.length > 0 ? (
            <Button
              className={styles.download}
              icon={<Download aria-hidden="true" />}
              onPress={() => saveProblems(problems)}
            >
              Download the rows with problems
            </Button>
          ) : null}
          <Button variant="primary" data-starts-import isDisabled={importedCount === 0} onPress={onStart}>
            {importedCount === 0
              ? 'Import learners'
              : `Import ${pluralize(importedCount, 'learner', 'learners')}`}
          </Button>
        </Row>
      </Row>
    </FootBar>
  );
}

function saveProblems(rows: readonly CheckedRow[]): void {
  const text = csvText({
    header: ['Row', ...fields.map((field) => fieldLabels[field]), 'Problem'],
    rows: rows.map(({ number, cells, problems, duplicateOf }) => [
      number,
      ...fields.map((field) => cells[field]),
      [
        ...fields.flatMap((field) => problems[field]?.message ?? []),
        ...(duplicateOf === undefined ? [] : [sameChildText(duplicateOf)]),
      ].join(' '),
    ]),
  });
  saveFile('rows-with-problems.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

export const sameChildText = (number: number): string => `The same child is in row ${number}.`;
