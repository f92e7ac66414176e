import type { DraftStorageState } from '../draft/draft-writer.ts';

const messages: Readonly<Record<DraftStorageState, string>> = {
  none: 'Not saved yet.',
  stored: 'Not saved yet. Kept on this device.',
  withoutFiles: 'Not saved yet. Kept on this device without the chosen files: there is not enough space.',
  otherTab:
    'Not saved yet. Another tab stores its own draft of this activity: keep this page open until you have saved.',
  refused: 'Not saved yet. This browser does not store drafts: keep this page open until you have saved.',
};

interface DraftStatusProps {
  isChanged: boolean;
  storageState: DraftStorageState;
}

const unsafe: readonly DraftStorageState[] = ['withoutFiles', 'otherTab', 'refused'];

/** Whether the draft is saved or stored. Announces the risk of losing it. */
export const DraftStatus = ({ isChanged, storageState }: DraftStatusProps) => (
  <span role={unsafe.includes(storageState) ? 'status' : undefined}>
    {isChanged ? messages[storageState] : 'Nothing changed yet.'}
  </span>
);
