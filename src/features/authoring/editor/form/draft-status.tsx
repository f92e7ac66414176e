import type { DraftStorageState } from '../draft/draft-writer.ts';

const statusMessages: Readonly<Record<DraftStorageState, string>> = {
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

const unsafeStates: readonly DraftStorageState[] = ['withoutFiles', 'otherTab', 'refused'];

/** Shows whether the draft is saved or stored, and announces when it may be lost. */
export const DraftStatus = ({ isChanged, storageState }: DraftStatusProps) => (
  <span role={unsafeStates.includes(storageState) ? 'status' : undefined}>
    {isChanged ? statusMessages[storageState] : 'Nothing changed yet.'}
  </span>
);
